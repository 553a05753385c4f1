import { paths } from '#shared/i18n/paths.ts'
import { MoreLink } from '#web/features/home/more-link.tsx'
import styles from '#web/features/home/reviews-teaser.module.css'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Stars } from '#web/ui/stars.tsx'

const samples = ['lashes', 'teeth', 'glow'] as const
const rating = '4.7'
const best = 5

export function ReviewsTeaser({ page: { t, href } }: { page: Page }) {
  return (
    <section className={section.section} id="reviews" aria-labelledby="reviews-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.side}>
          <h2 id="reviews-title">
            <Emphasis text={t('home.reviews.title')} />
          </h2>
          <p className={styles.rating}>
            <bdi className={styles.figure}>{`${rating}/${best}`}</bdi>
            <span className={styles.note}>{t('home.reviews.rating_text')}</span>
          </p>
          <MoreLink href={href(paths.reviews)} label={t('home.reviews.all')} />
        </div>
        <ul>
          {samples.map((sample) => (
            <li key={sample} className={`${styles.review} ${section.rise}`}>
              <div className={styles.stars}>
                <Stars count={best} label={t('home.reviews.stars', { count: best })} />
              </div>
              <blockquote className={styles.text}>{t(`home.reviews.${sample}_text`)}</blockquote>
              <p className={styles.source}>
                {t('home.reviews.anonymous')}
                <span>{t(`home.reviews.${sample}`)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
