import { ArrowUp, CalendarPlus, MessageCircle, Phone } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { locales } from '#shared/i18n/format.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import styles from '#web/frame/dock.module.css'
import { chatLink } from '#web/frame/navigation.ts'
import { isAmong } from '#web/lib/page.ts'
import type { BookingSubject, Page } from '#web/lib/page.ts'

type DockProps = {
  page: Page
  subject: BookingSubject | undefined
}

/** Who is here came for something else than a treatment. */
const otherKinds: readonly string[] = [
  paths.booking,
  paths.complaints,
  paths.login,
  paths.register,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
]

/**
 * What floats over every page: scroll-to-top, chat and book. Round buttons at the lower corner on wide screens;
 * on narrow ones the same elements are one bar along the edge, so that nothing floats twice.
 */
export function Dock({ page, subject }: DockProps) {
  const { t } = page
  const isSlim = isAmong(page, otherKinds)
  const slim = isSlim ? '' : undefined
  const chatLabel = `${t('whatsapp.tooltip')} ${t('whatsapp.new_tab')}`
  return (
    <>
      <button
        type="button"
        className={styles.top}
        aria-label={t('scroll_to_top.label')}
        data-scroll-to-top=""
        data-slim={slim}
      >
        <ArrowUp strokeWidth={1.5} size={20} aria-hidden="true" />
      </button>
      <aside
        className={styles.dock}
        aria-label={t('frame.quick_actions')}
        data-dock=""
        data-screen-only=""
        data-slim={slim}
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
            href={chatLink}
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
        {!isSlim && <BookAction page={page} subject={subject} />}
      </aside>
    </>
  )
}

/** On a treatment's page it says which, for how much and, unless a consultation comes first, when: the behaviour script fills that in. */
function BookAction({ page: { t, href, language }, subject }: DockProps) {
  const isPromised = subject !== undefined && !subject.isAfterConsult
  return (
    <a
      className={`${styles.action} ${styles.book}`}
      href={href(bookingPath({ treatmentSlug: subject?.slug }))}
      data-first-free={isPromised ? '' : undefined}
      data-locale={isPromised ? locales[language] : undefined}
      data-clinic-time={isPromised ? t('frame.clinic_time') : undefined}
      data-treatment={isPromised ? subject.name : undefined}
    >
      <CalendarPlus strokeWidth={1.5} size={20} aria-hidden="true" />
      {subject === undefined ? (
        <span className={styles.label}>{t('frame.book')}</span>
      ) : (
        <span className={`${styles.label} ${styles.subject}`}>
          <span className="visually-hidden">{t('frame.book_subject')} </span>
          <bdi className={styles.name}>{subject.label}</bdi>
          <span className={styles.facts}>
            <span className={styles.separator}> · </span>
            <bdi>{subject.price}</bdi>
            <span data-moment="" />
          </span>
        </span>
      )}
    </a>
  )
}
