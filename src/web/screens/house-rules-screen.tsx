import { houseRuleIds } from '#shared/content/pages.ts'
import type { HouseRules } from '#shared/content/pages.ts'
import { paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'
import own from '#web/screens/house-rules-screen.module.css'
import styles from '#web/screens/text-page.module.css'
import { Contents } from '#web/ui/contents.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** The figures of the rules, and the rule that each stands in. */
const figures = [
  { figure: 'change', rule: 'cancellation' },
  { figure: 'late', rule: 'cancellation' },
  { figure: 'consultation', rule: 'consultation' },
  { figure: 'age', rule: 'age' },
] as const

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
      <dl className={own.figures}>
        {figures.map(({ figure, rule }) => (
          <div key={figure}>
            <dt>
              <bdi>{content.figures[figure].title}</bdi>
            </dt>
            <dd>
              <a href={`#${rule}`}>{content.figures[figure].text}</a>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <Contents label={t('treatments.detail.on_page')}>
          <div>
            {houseRuleIds.map((id) => (
              <a key={id} href={`#${id}`}>
                {content.rules[id].title}
              </a>
            ))}
          </div>
        </Contents>
        <ul className={own.rules}>
          {houseRuleIds.map((id) => (
            <li key={id} id={id}>
              <h2>{content.rules[id].title}</h2>
              <div>
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
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
