import { Plus } from 'lucide-react'
import { homeQuestions } from '#web/features/home/home-questions.ts'
import styles from '#web/features/home/faq.module.css'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { Emphasis } from '#web/ui/emphasis.tsx'

/** One answer open at a time: `details` of one name close each other. */
export function Faq({ page }: { page: Page }) {
  const { t } = page
  return (
    <section className={`${section.section} ${styles.band}`} aria-labelledby="faq-title" data-reveal="">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="faq-title">
            <Emphasis text={t('faq.title')} />
          </h2>
          <p className={`lead ${styles.lead}`}>{t('faq.lead')}</p>
        </div>
        <div className={styles.list}>
          {homeQuestions(page).map(({ question, answer }) => (
            <details key={question} className={styles.item} name="faq">
              <summary className={styles.question}>
                <h3>{question}</h3>
                <Plus strokeWidth={1.5} size={20} aria-hidden="true" />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
