import type { FamilyText } from '#shared/content/schema.ts'
import styles from '#web/features/treatments/treatment-contents.module.css'
import type { Page } from '#web/lib/page.ts'

type TreatmentContentsProps = {
  page: Page
  text: FamilyText
  /** The page says when to call at once. */
  isUrgent: boolean
}

/** Links to the parts of a long page; risks and who should not come stand as high as the benefits. */
export function TreatmentContents({ page: { t }, text, isUrgent }: TreatmentContentsProps) {
  const all = [
    ['in-short', 'takeaways'],
    ['benefits', 'benefits'],
    ['what', 'what_is'],
    ['how', 'how_works'],
    ['who', 'not_suitable'],
    ['risks', 'risks'],
    ['preparation', 'preparation'],
    ['steps', 'expect'],
    ['care', 'aftercare'],
    ['urgent', null],
    ['questions', 'faq'],
  ] as const
  // The general words name neither benefits nor risks.
  const links = all.filter(([id]) =>
    id === 'urgent' ? isUrgent : (id !== 'benefits' && id !== 'risks') || text[id].length > 0,
  )
  return (
    <nav className={styles.contents} aria-label={t('treatments.detail.on_page')}>
      <ul>
        {links.map(([id, key]) => (
          <li key={id}>
            <a href={`#${id}`}>{key === null ? t('urgent.title') : t(`treatments.detail.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
