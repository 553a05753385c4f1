import { partners } from '#content/partners.ts'
import styles from '#web/features/home/partners.module.css'
import type { Page } from '#web/lib/page.ts'

export function Partners({ page: { t } }: { page: Page }) {
  return (
    <section className={styles.strip} aria-labelledby="partners-title">
      <div className="wrap">
        <h2 id="partners-title" className={styles.title}>
          {t('home.partners.title')} <span>{t('home.partners.note')}</span>
        </h2>
        <ul className={styles.names}>
          {partners.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
