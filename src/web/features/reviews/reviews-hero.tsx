import { ArrowRight, BadgeCheck, MessageSquareQuote } from 'lucide-react'
import { clinic, presence } from '#content/clinic.ts'
import { bookingPath } from '#shared/i18n/paths.ts'
import styles from '#web/features/reviews/reviews-hero.module.css'
import { best, rating, samples } from '#web/features/reviews/samples.ts'
import { bigRegister } from '#web/lib/big-register.ts'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** The rating no louder than the words, and where it, or who works here, can be checked. */
export function ReviewsHero({ page: { t, href } }: { page: Page }) {
  const { reviewPlatform } = presence.trust
  // A seal would claim what nobody has checked.
  const Mark = reviewPlatform === undefined ? MessageSquareQuote : BadgeCheck
  return (
    <header className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>
          <Emphasis text={t('reviews.title')} />
        </h1>
        <p className="lead">{t('reviews.lead')}</p>
        <p>
          <ButtonLink
            href={href(bookingPath())}
            iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('reviews.book')}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.rating}>
        <p className={styles.figure}>
          <span className="visually-hidden">{t('reviews.rating_label', { rating, best })}: </span>
          <bdi>{`${rating}/${best}`}</bdi>
        </p>
        <p className={styles.note}>
          {t('reviews.count', { count: samples.length })}
          <br />
          {t('reviews.rating_text')}
        </p>
        <div className={styles.provider}>
          <Mark size={28} strokeWidth={1.25} aria-hidden="true" />
          <div>
            <p className={styles.name}>
              <Isolated text={reviewPlatform?.name ?? t('reviews.provider', { clinic: clinic.name })} />
            </p>
            <div className={styles.score}>
              <Stars count={best} label={t('reviews.stars', { count: best })} />
              <bdi>{rating}</bdi>
            </div>
            <p className={styles.small}>
              {reviewPlatform === undefined && (
                <>
                  <Isolated text={t('reviews.provider_note')} />{' '}
                </>
              )}
              <a
                className={reviewPlatform === undefined ? 'unbroken' : undefined}
                href={reviewPlatform?.url ?? bigRegister}
                rel="noopener"
              >
                {reviewPlatform === undefined
                  ? t('reviews.provider_check')
                  : t('reviews.provider_verify', { platform: reviewPlatform.name })}
              </a>
            </p>
          </div>
        </div>
      </div>
    </header>
  )
}
