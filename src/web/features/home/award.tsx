import { ArrowUp } from 'lucide-react'
import { presence } from '#content/clinic.ts'
import styles from '#web/features/home/award.module.css'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

const reasons = ['talk', 'paper', 'same'] as const

/** Three promises; with the award, where the clinic's file names one. */
export function Award({ page: { t, language }, picture }: { page: Page; picture: PictureSources }) {
  const { award } = presence.trust
  return (
    <section className={`${section.section} ${styles.band}`} id="over-ons" aria-labelledby="award-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={`${styles.figure} ${section.rise}`}>
          <Picture sources={picture} alt="" sizes="(width <= 40rem) calc(100vw - 2.5rem), 40vw" />
        </div>
        <div>
          <h2 id="award-title">
            <Emphasis text={t('home.award.title')} />
          </h2>
          <p className={`lead ${styles.lead}`}>{t('home.award.lead')}</p>
          {award !== undefined && (
            <p>
              <a href={award.url} rel="noopener">
                <b>{award.name[language]}</b> {award.reason[language]}
              </a>
            </p>
          )}
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <h3>{t(`home.award.${reason}`)}</h3>
                <p>{t(`home.award.${reason}_text`)}</p>
              </li>
            ))}
          </ul>
          <ButtonLink
            variant="secondary"
            href="#behandelingen"
            iconEnd={<ArrowUp strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('home.award.button')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
