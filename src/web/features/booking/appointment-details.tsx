import { CalendarPlus, Plus } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import type { ManagedAppointmentAnswer } from '#shared/features/booking/appointment-contract.ts'
import { formatFullDate, formatPrice, formatTime, keepDayWithMonth } from '#shared/i18n/format.ts'
import { bookingPath, localized } from '#shared/i18n/paths.ts'
import { useAppointment, useIsUnknown } from '#web/features/booking/appointment-queries.ts'
import type { AppointmentAccess } from '#web/lib/appointment-path.ts'
import styles from '#web/features/booking/appointment-details.module.css'
import change from '#web/features/booking/change-appointment.module.css'
import { ChangeAppointment } from '#web/features/booking/change-appointment.tsx'
import { CallClinic, LoadFailed } from '#web/features/booking/load-state.tsx'
import { UnknownVisit } from '#web/features/booking/unknown-visit.tsx'
import { calendarPath } from '#web/lib/appointment-path.ts'
import type { Stills } from '#web/lib/picture-sources.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'
import { RouteButton } from '#web/ui/route-button.tsx'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'
import { VisitStatus } from '#web/ui/visit-status.tsx'

type AppointmentDetailsProps = AppointmentAccess & {
  /** Where the page around neither names the treatment nor shows a picture already. */
  stills?: Stills
  /** The page around asks something first, with a button of its own. */
  hasQuestion?: boolean
  onCancelled?: () => void
  onMoved?: () => void
}

/** One appointment: what, when and where, how to prepare, and what can still be changed about it. */
export function AppointmentDetails({
  stills,
  hasQuestion = false,
  onCancelled,
  onMoved,
  ...access
}: AppointmentDetailsProps) {
  const { language, t } = useWords()
  const query = useAppointment(access)
  if (useIsUnknown(access)) return <UnknownVisit />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <output>{t('appointment.manage_loading')}</output>
  const appointment = query.data
  const isExpected = appointment.status === 'confirmed'
  return (
    <article className={`${styles.details} ${styles.visit}`} aria-label={appointment.treatmentLabel}>
      <Still sources={stills?.[appointment.categorySlug ?? '']} />
      <div className={styles.details}>
        {stills && (
          <h2 className={styles.title} tabIndex={-1}>
            {appointment.treatmentLabel}
          </h2>
        )}
        <Facts appointment={appointment} />
        <p className={`${change.buttons} ${styles.links}`}>
          {appointment.paymentLink !== null && (
            <ButtonLink isCompact href={appointment.paymentLink}>
              {t('change.pay')}
            </ButtonLink>
          )}
          {isExpected && (
            <ButtonLink
              variant={hasQuestion || appointment.paymentLink !== null ? 'secondary' : 'primary'}
              isCompact
              href={calendarPath(appointment.id, access.token)}
              download
              iconStart={<CalendarPlus aria-hidden strokeWidth={1.5} />}
            >
              {t('appointment.add_to_calendar')}
            </ButtonLink>
          )}
          {isExpected && appointment.remote === null && (
            <RouteButton newTab={t('whatsapp.new_tab')}>{t('appointment.route')}</RouteButton>
          )}
          {!isExpected && (
            <ButtonLink isCompact href={localized(bookingPath(), language)}>
              {t('appointment.title')}
            </ButtonLink>
          )}
        </p>
        <ChangeAppointment
          appointment={appointment}
          token={access.token}
          onCancelled={onCancelled}
          onMoved={onMoved}
        />
        <Cares appointment={appointment} />
        <CallClinic lead={t('change.call')} />
      </div>
    </article>
  )
}

/** What the treatment is about, in a picture; none of one that left the catalogue. Cut upright, it is drawn wider than its frame. */
function Still({ sources }: { sources: PictureSources | undefined }) {
  if (sources === undefined) return null
  return (
    <Picture
      sources={sources}
      alt=""
      sizes="(width <= 40rem) 100vw, min(58vw, 53rem)"
      isEager
      className={styles.still}
    />
  )
}

function Facts({ appointment }: { appointment: ManagedAppointmentAnswer }) {
  const { language, t } = useWords()
  const { street, postalCode, city } = clinic.address
  const start = new Date(appointment.appointmentDate)
  const clock = (instant: Date) => formatTime(instant, language, clinic.timeZone)
  const range = t('change.time_range', { start: clock(start), end: clock(new Date(appointment.endsAt)) })
  const facts = [
    [t('appointment.summary_date'), keepDayWithMonth(formatFullDate(start, language, clinic.timeZone))],
    [t('appointment.summary_time'), range],
    [t('appointment.summary_total'), appointment.price],
    ...(appointment.priceCents > 0
      ? [[t('appointment.payment'), t(`appointment.${appointment.paymentOption}`)] as const]
      : []),
    [
      t('appointment.summary_place'),
      appointment.remote === null
        ? `${street}, ${postalCode} ${city}`
        : t(`appointment.by_${appointment.remote}`),
    ],
    [t('appointment.reference'), appointment.reference],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value], index) => (
          <div key={name} className={styles.fact}>
            <dt className={index < 2 ? 'visually-hidden' : undefined}>{name}</dt>
            <dd>
              <bdi data-latin={isLatin(value)}>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('appointment.status')}</dt>
          <dd>
            <VisitStatus status={appointment.status}>
              {t(`appointment.status_${appointment.status}`)}
            </VisitStatus>
          </dd>
        </div>
      </dl>
      <TimeZoneNote at={start}>
        {(time) => `${t('appointment.time_zone_note')} ${t('appointment.time_zone_local', { time })}`}
      </TimeZoneNote>
      {appointment.chargedCents > 0 && (
        <p>{t('change.charged', { fee: formatPrice(appointment.chargedCents, language) })}</p>
      )}
    </>
  )
}

/** A name, a code or a price, whichever language surrounds it. */
function isLatin(text: string): boolean {
  return /^[ -~€\u00a0\p{Cf}]+$/u.test(text)
}

/** What there is to know before the visit and after it, of what is still to come or has been. */
function Cares({ appointment }: { appointment: ManagedAppointmentAnswer }) {
  const { t } = useWords()
  const { status, preparation, aftercare, urgent } = appointment
  const isExpected = status === 'confirmed'
  const takesPlace = isExpected || status === 'completed'
  const cares = [
    { title: t('change.preparation'), lines: isExpected ? preparation : [] },
    { title: t('change.aftercare'), lines: takesPlace ? aftercare : [] },
    { title: t('change.urgent'), lines: takesPlace ? urgent : [], isOpen: !isExpected },
  ].filter(({ lines }) => lines.length > 0)
  if (cares.length === 0) return null
  return (
    <div className={styles.cares}>
      {cares.map(({ title, lines, isOpen }) => (
        <details key={title} className={styles.care} open={isOpen}>
          <summary>
            {title}
            <Plus aria-hidden strokeWidth={1.5} size={20} />
          </summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <LinkedText text={line} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
