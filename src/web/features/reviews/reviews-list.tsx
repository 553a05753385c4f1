import styles from '#web/features/reviews/reviews-list.module.css'
import { best, samples } from '#web/features/reviews/samples.ts'
import type { Page } from '#web/lib/page.ts'
import { Stars } from '#web/ui/stars.tsx'

/** Nine anonymous samples: one set large, the others between rules. */
export function ReviewsList({ page: { t } }: { page: Page }) {
  return (
    <section className={styles.band} aria-labelledby="reviews-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="reviews-title">{t('reviews.list_title')}</h2>
        <ul className={styles.list}>
          {samples.map((sample) => (
            <li key={sample} className={styles.review}>
              <Stars count={best} label={t('reviews.stars', { count: best })} />
              <blockquote className={styles.text}>{t(`reviews.items.${sample}.text`)}</blockquote>
              <p className={styles.source}>
                <span>{t('reviews.anonymous')}</span>
                <span>{t(`reviews.items.${sample}.treatment`)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
