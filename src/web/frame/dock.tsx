import { ArrowUp, CalendarPlus, MessageCircle, Phone } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/frame/dock.module.css'
import { telephoneLink } from '#web/frame/navigation.ts'
import type { Page } from '#web/lib/page.ts'

/**
 * What floats over every page: scroll-to-top, chat and book. Round buttons at the lower corner on wide screens;
 * on narrow ones the same elements are one bar along the edge, so that nothing floats twice.
 */
export function Dock({ page }: { page: Page }) {
  const { t, href } = page
  const chatLabel = `${t('whatsapp.tooltip')} ${t('whatsapp.new_tab')}`
  return (
    <>
      <button
        type="button"
        className={styles.top}
        aria-label={t('scroll_to_top.label')}
        data-scroll-to-top=""
      >
        <ArrowUp strokeWidth={1.5} size={20} aria-hidden="true" />
      </button>
      <aside
        className={styles.dock}
        aria-label={t('frame.quick_actions')}
        data-dock=""
        data-slim={page.path === paths.booking ? '' : undefined}
      >
        <a
          className={`${styles.action} ${styles.call}`}
          href={telephoneLink(clinic.phones.landline)}
          aria-label={t('frame.call', { phone: clinic.phones.landline })}
        >
          <Phone strokeWidth={1.5} size={20} aria-hidden="true" />
        </a>
        <div className={styles.chat} data-tooltip="">
          <a
            className={styles.action}
            href={`https://wa.me/${clinic.chatNumber}?text=`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={chatLabel}
          >
            <MessageCircle strokeWidth={1.5} size={20} aria-hidden="true" />
          </a>
          <span className={styles.tooltip} role="tooltip" hidden>
            {t('whatsapp.tooltip')}
          </span>
        </div>
        {page.path !== paths.booking && (
          <a className={`${styles.action} ${styles.book}`} href={href(paths.booking)}>
            <CalendarPlus strokeWidth={1.5} size={20} aria-hidden="true" />
            <span className={styles.label}>{t('frame.book')}</span>
          </a>
        )}
      </aside>
    </>
  )
}
