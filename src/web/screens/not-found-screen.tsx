import { paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/not-found-screen.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

/** The whole screen: the header above it carries the logo. */
export function NotFoundScreen({ page: { t, href }, picture }: { page: Page; picture: PictureSources }) {
  return (
    <div className={styles.screen}>
      <Picture className={styles.silk} sources={picture} alt="" sizes="100vw" isEager />
      <div className="wrap">
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
    </div>
  )
}
