import { useEffect, useRef, useState } from 'react'
import { CalendarPlus, Printer, X } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { appointmentIdOf } from '#shared/features/booking/manage-token.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import { formatFullDate, formatTime, keepDayWithMonth } from '#shared/i18n/format.ts'
import { AccountOffer } from '#web/features/booking/account-offer.tsx'
import { useAppointment } from '#web/features/booking/appointment-queries.ts'
import { FeeLine } from '#web/features/booking/fee-line.tsx'
import { CallClinic } from '#web/features/booking/load-state.tsx'
import { onServer } from '#web/lib/api-call.ts'
import { calendarPath } from '#web/lib/appointment-path.ts'
import { Preparation } from '#web/features/booking/preparation.tsx'
import styles from '#web/features/booking/receipt.module.css'
import type { Booked } from '#web/features/booking/booked.ts'
import { stillOf } from '#web/features/booking/stills.ts'
import { useReceiptHistory } from '#web/features/booking/use-receipt-history.ts'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { RouteButton } from '#web/ui/route-button.tsx'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'
import { VisitStatus } from '#web/ui/visit-status.tsx'

const linesOfPreparation = 2

/** After a booking: when and where, how to prepare, until when it is free, and what one may want to do next. */
export function Receipt({ booked, onClose }: { booked: Booked; onClose: () => void }) {
  const { language, t } = useWords()
  const { appointment, treatment, details } = booked
  const [bookedAt] = useState(() => onServer(Date.now()))
  const heading = useRef<HTMLHeadingElement>(null)
  useReceiptHistory(onClose)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  const isNarrow = useMediaQuery(narrowQuery)
  const still = stillOf(treatment.categorySlug, isNarrow ? 'wide' : 'upright')
  const start = new Date(appointment.appointmentDate)
  const token = new URL(appointment.manageUrl).searchParams.get('token') ?? ''
  const id = appointmentIdOf(token)
  const { street, postalCode, city } = clinic.address
  const preparation = useAppointment({ id, token }).data?.preparation.slice(0, linesOfPreparation) ?? []
  return (
    <section
      className={styles.receipt}
      lang={language}
      dir={directionOf(language)}
      aria-label={t('appointment.summary')}
      data-receipt=""
    >
      <div className={styles.sheet}>
        <Button
          variant="round"
          className={styles.close}
          aria-label={t('appointment.receipt_close')}
          onClick={onClose}
        >
          <X aria-hidden strokeWidth={1.5} />
        </Button>
        <div className={styles.picture} data-still={treatment.categorySlug}>
          <img src={still} alt="" />
        </div>
        <div className={styles.content}>
          <p className={`${styles.paper} ${styles.letterhead}`}>{clinic.name}</p>
          <div className={styles.top}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {treatment.label}
            </h2>
            <p className={styles.done}>
              <VisitStatus status="confirmed">{t('appointment.receipt_done')}</VisitStatus>
            </p>
          </div>
          <p className={styles.when}>
            <span>{keepDayWithMonth(formatFullDate(start, language, clinic.timeZone))}</span>
            <strong>
              {formatTime(start, language, clinic.timeZone)} <small>{treatment.duration}</small>
            </strong>
          </p>
          <TimeZoneNote at={start}>
            {(time) => `${t('appointment.time_zone_note')} ${t('appointment.time_zone_local', { time })}`}
          </TimeZoneNote>
          <dl className={styles.facts}>
            <Fact name={t('appointment.receipt_name')}>{`${details.firstName} ${details.lastName}`}</Fact>
            <Fact name={t('appointment.reference')}>{appointment.reference}</Fact>
            <Fact name={t('appointment.receipt_mail')}>{appointment.mailTo}</Fact>
            <Fact name={t('appointment.summary_place')}>
              {treatment.remote
                ? t(`appointment.by_${treatment.remote}`)
                : `${street}, ${postalCode} ${city}`}
            </Fact>
            <Fact name={t('appointment.summary_total')}>{appointment.price}</Fact>
            {appointment.paymentOption === 'pay_now' && treatment.priceCents > 0 && (
              <Fact name={t('appointment.payment')}>{t('appointment.receipt_pay_now')}</Fact>
            )}
          </dl>
          <FeeLine start={appointment.appointmentDate} treatment={treatment} bookedAt={bookedAt} />
          <Preparation lines={preparation} canBeTooLate={treatment.area !== 'consultation'} />
          <div className={styles.paper}>
            <CallClinic lead={t('appointment.manage_call')} />
          </div>
          <p className={styles.actions}>
            <ButtonLink
              isCompact
              href={calendarPath(id, token)}
              download
              iconStart={<CalendarPlus aria-hidden strokeWidth={1.5} />}
            >
              {t('appointment.add_to_calendar')}
            </ButtonLink>
            {!treatment.remote && (
              <RouteButton newTab={t('appointment.new_tab')}>{t('appointment.route')}</RouteButton>
            )}
            <Button
              variant="secondary"
              isCompact
              iconStart={<Printer aria-hidden strokeWidth={1.5} />}
              onClick={() => window.print()}
            >
              {t('appointment.print')}
            </Button>
          </p>
          <p className={styles.manage}>
            <a href={appointment.manageUrl}>{t('appointment.manage')}</a>
          </p>
          <AccountOffer details={details} />
        </div>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
