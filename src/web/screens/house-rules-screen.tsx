import { houseRuleIds } from '#shared/content/pages.ts'
import type { HouseRules } from '#shared/content/pages.ts'
import styles from '#web/screens/text-page.module.css'
import { LinkedText } from '#web/ui/linked-text.tsx'

export function HouseRulesScreen({ content }: { content: HouseRules }) {
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{content.title}</h1>
        <p className="lead">{content.lead}</p>
      </header>
      <ul className={styles.cards}>
        {houseRuleIds.map((id) => (
          <li key={id} id={id}>
            <h2>{content.rules[id].title}</h2>
            {content.rules[id].text.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
