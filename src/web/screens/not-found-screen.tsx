import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/not-found-screen.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function NotFoundScreen({ page: { t, href } }: { page: Page }) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <Logo name={clinic.name} />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('not_found.title')}</h1>
      <p className={styles.subtitle}>{t('not_found.subtitle')}</p>
      <p className={styles.text}>{t('not_found.description')}</p>
      <div className={styles.actions}>
        <ButtonLink href={href(paths.home)}>{t('not_found.home')}</ButtonLink>
        <ButtonLink variant="secondary" href={href(paths.treatments)}>
          {t('not_found.treatments')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href(paths.contact)}>
          {t('not_found.contact')}
        </ButtonLink>
      </div>
    </div>
  )
}
