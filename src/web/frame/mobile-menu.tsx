import { Globe, MessageCircle, Phone, Plus, UserRound, X } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { LanguageLinks } from '#web/frame/language-links.tsx'
import styles from '#web/frame/mobile-menu.module.css'
import { chatLink, currentIn, menuCategories, pageLink, pages } from '#web/frame/navigation.ts'
import type { BookingSubject, Page } from '#web/lib/page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** The whole screen on phones and tablets: everything that the header holds on wide screens. */
export function MobileMenu({ page, subject }: { page: Page; subject: BookingSubject | undefined }) {
  const { t, href, language } = page
  return (
    <dialog id="menu" className={styles.dialog} aria-label={t('frame.menu')} data-menu="">
      <div className={styles.head}>
        <Logo name={clinic.name} />
        <Button variant="round" aria-label={t('frame.close')} {...{ command: 'close', commandfor: 'menu' }}>
          <X strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
      <nav className={styles.body} aria-label={t('frame.main_navigation')}>
        <details className={styles.group}>
          <summary className={styles.item} aria-current={currentIn(page, paths.treatments)}>
            {t('frame.page.treatments')}
            <Plus className={styles.plus} strokeWidth={1.5} size={20} aria-hidden="true" />
          </summary>
          <ul className={styles.categories}>
            <li>
              <a href={href(paths.treatments)}>{t('frame.mega.all_treatments')}</a>
            </li>
            {menuCategories(page).map((category) => (
              <li key={category.slug}>
                <a href={category.href} aria-current={currentIn(page, paths.category(category.slug))}>
                  {category.name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        {pages.map((name) => {
          const link = pageLink(page, name)
          return (
            <a
              key={name}
              className={styles.item}
              href={link.href}
              aria-current={currentIn(page, paths[name])}
            >
              {link.label}
            </a>
          )
        })}
        <details className={styles.group}>
          <summary className={styles.small}>
            <Globe strokeWidth={1.5} size={18} aria-hidden="true" />
            {`${t('frame.language')}: ${languageNames[language].name}`}
            <Plus className={styles.plus} strokeWidth={1.5} size={18} aria-hidden="true" />
          </summary>
          <LanguageLinks page={page} />
        </details>
        <a className={styles.small} href={href(paths.login)}>
          <UserRound strokeWidth={1.5} size={18} aria-hidden="true" />
          {t('frame.portal')}
        </a>
        <a
          className={styles.small}
          href={telephoneLink(clinic.phones.landline)}
          aria-label={t('frame.call', { phone: clinic.phones.landline })}
        >
          <Phone strokeWidth={1.5} size={18} aria-hidden="true" />
          <bdi>{clinic.phones.landline}</bdi>
        </a>
        <a className={styles.small} href={chatLink} target="_blank" rel="noopener noreferrer">
          <MessageCircle strokeWidth={1.5} size={18} aria-hidden="true" />
          <span>
            {t('whatsapp.tooltip')} <span className="visually-hidden">{t('whatsapp.new_tab')}</span>
          </span>
        </a>
      </nav>
      <div className={styles.foot}>
        <ButtonLink isBlock href={href(bookingPath({ treatmentSlug: subject?.slug }))}>
          {t('frame.book')}
        </ButtonLink>
      </div>
    </dialog>
  )
}
