import { houseRuleIds } from '#shared/content/pages.ts'
import type { HouseRules } from '#shared/content/pages.ts'
import { paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/text-page.module.css'
import { LinkedText } from '#web/ui/linked-text.tsx'

export function HouseRulesScreen({ page, content }: { page: Page; content: HouseRules }) {
  const { t, href } = page
  /** The pages that a rule refers to. */
  const more: Partial<Record<(typeof houseRuleIds)[number], { href: string; label: string }>> = {
    complaints: { href: href(paths.complaints), label: t('frame.page.complaints') },
    privacy: { href: href(paths.privacy), label: t('frame.page.privacy') },
  }
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
            {more[id] !== undefined && (
              <p>
                <a href={more[id].href}>{more[id].label}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
