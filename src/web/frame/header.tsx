import { ChevronDown, Globe, Menu, Phone, UserRound } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import styles from '#web/frame/header.module.css'
import { MegaMenu } from '#web/frame/mega-menu.tsx'
import { currentIn, pageLink, pages } from '#web/frame/navigation.ts'
import type { BookingSubject, Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type HeaderProps = {
  page: Page
  /** The page starts with the silk: the header is transparent above it until the visitor scrolls. */
  isOverSilk: boolean
  subject: BookingSubject | undefined
  /** In the last place of the mega menu. */
  still: PictureSources
}

export function Header({ page, isOverSilk, subject, still }: HeaderProps) {
  const { t, href, language } = page
  return (
    <header className={styles.header} data-header="" data-over-silk={isOverSilk ? '' : undefined}>
      <div className={`wrap ${styles.bar}`}>
        <a
          className={styles.home}
          href={href(paths.home)}
          aria-label={t('frame.home_link', { clinic: clinic.name })}
        >
          <Logo name={clinic.name} />
        </a>
        <nav className={styles.navigation} aria-label={t('frame.main_navigation')} data-screen-only="">
          <ul className={styles.list}>
            <li data-mega="">
              <button
                type="button"
                className={styles.item}
                aria-current={currentIn(page, paths.treatments)}
                aria-expanded="false"
                aria-controls="mega-menu"
                data-mega-trigger=""
              >
                {t('frame.page.treatments')}
                <ChevronDown strokeWidth={1.5} size={16} aria-hidden="true" />
              </button>
              <MegaMenu page={page} still={still} />
            </li>
            {pages.map((name) => {
              const link = pageLink(page, name)
              return (
                <li key={name}>
                  <a className={styles.item} href={link.href} aria-current={currentIn(page, paths[name])}>
                    {link.label}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={styles.end}>
          <button
            type="button"
            className={styles.tool}
            aria-haspopup="dialog"
            data-screen-only=""
            aria-label={`${t('frame.language')}: ${languageNames[language].abbreviation}`}
            {...{ command: 'show-modal', commandfor: 'language-dialog' }}
          >
            <Globe strokeWidth={1.5} size={18} aria-hidden="true" />
            <bdi aria-hidden="true">{languageNames[language].abbreviation}</bdi>
          </button>
          <a
            className={`${styles.tool} ${styles.wide}`}
            href={telephoneLink(clinic.phones.landline)}
            aria-label={t('frame.call', { phone: clinic.phones.landline })}
          >
            <Phone strokeWidth={1.5} size={18} aria-hidden="true" />
            <bdi className={styles.number}>{clinic.phones.landline}</bdi>
          </a>
          <a
            className={`${styles.tool} ${styles.wide}`}
            href={href(paths.login)}
            aria-label={t('frame.portal')}
            title={t('frame.portal')}
            data-portal-link={t('frame.portal')}
            data-screen-only=""
          >
            <UserRound strokeWidth={1.5} size={18} aria-hidden="true" />
          </a>
          <ButtonLink
            className={styles.book}
            isCompact
            data-screen-only=""
            href={href(bookingPath({ treatmentSlug: subject?.slug }))}
          >
            {t('frame.book')}
          </ButtonLink>
          <button
            type="button"
            className={`${styles.tool} ${styles.narrow}`}
            aria-label={t('frame.menu')}
            aria-haspopup="dialog"
            data-menu-button=""
            data-screen-only=""
            {...{ command: 'show-modal', commandfor: 'menu' }}
          >
            <Menu strokeWidth={1.5} size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
    </header>
  )
}
