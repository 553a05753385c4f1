import { CalendarPlus } from 'lucide-react'
import { useEffect } from 'react'
import { clinic } from '#content/clinic.ts'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import {
  dateFormat,
  formatDay,
  formatPrice,
  formatTime,
  keepDayWithMonth,
  locales,
} from '#shared/i18n/format.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/portal/next-visit.module.css'
import { usePreparation } from '#web/features/portal/portal-queries.ts'
import { daysUntil } from '#web/features/portal/until.ts'
import { calendarPath } from '#web/lib/appointment-path.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'
import { RouteButton } from '#web/ui/route-button.tsx'

type NextVisitProps = {
  appointment: ClientAppointment
  /** What the treatment is about, where it has a picture. */
  still?: PictureSources | undefined
}

/** The next visit, large: when, what, how to prepare, the way, and until when it can be changed for nothing. */
export function NextVisit({ appointment, still }: NextVisitProps) {
  const { language, t } = useWords()
  const now = useNow()
  const start = new Date(appointment.appointmentDate)
  useFreshCost(appointment, now)
  const appointmentHref = `${localized(paths.portalAppointments, language)}#${appointment.id}`
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { timeZone: clinic.timeZone, ...options }).format(start)
  return (
    <article className={styles.visit} aria-label={appointment.treatmentLabel}>
      <div className={styles.when}>
        <p className={styles.soon}>
          <b>{daysUntil(start, now, language)}</b> {part({ weekday: 'long' })}
        </p>
        <p className={styles.day}>
          <b>{part({ day: 'numeric' })}</b> {part({ month: 'long' })}
        </p>
        <p className={styles.time}>
          <bdi>{formatTime(start, language, clinic.timeZone)}</bdi>
        </p>
        <p className={styles.acts}>
          {appointment.remote === null && (
            <RouteButton newTab={t('whatsapp.new_tab')}>{t('portal.dashboard.route')}</RouteButton>
          )}
          <ButtonLink
            variant="secondary"
            isCompact
            href={calendarPath(appointment.id, undefined)}
            download
            iconStart={<CalendarPlus aria-hidden strokeWidth={1.5} />}
          >
            {t('portal.dashboard.calendar')}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <a href={appointmentHref}>{appointment.treatmentLabel}</a>
        </h2>
        <p className={styles.place}>
          {appointment.remote === null ? (
            <bdi>{`${clinic.name}, ${clinic.address.street}, ${clinic.address.city}`}</bdi>
          ) : (
            t(`portal.dashboard.by_${appointment.remote}`)
          )}
        </p>
        <Preparation id={appointment.id} />
        <ChangeText appointment={appointment} />
        <p>
          {/* What costs something by now is not what is pressed first. */}
          <ButtonLink
            isCompact
            className={styles.move}
            variant={appointment.feeCents === 0 ? 'primary' : 'secondary'}
            href={appointmentHref}
          >
            {t('portal.dashboard.change')}
          </ButtonLink>
        </p>
      </div>
      {still && <Picture sources={still} alt="" sizes="42rem" className={styles.still} />}
    </article>
  )
}

/** What to do before the visit; its place stays free while it is read, and stays empty where nothing is needed. */
function Preparation({ id }: { id: string }) {
  const { t } = useWords()
  const { data, isError } = usePreparation(id)
  if (isError || data?.preparation.length === 0) return null
  return (
    <div className={styles.preparation} aria-busy={data === undefined}>
      <h3>{t('portal.dashboard.prepare')}</h3>
      <ul>
        {data?.preparation.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** What a change costs once the free moment has passed, the server says: the page may stay open that long. */
function useFreshCost({ freeUntil, feeCents }: ClientAppointment, now: Date): void {
  const isOver = feeCents === 0 && freeUntil !== null && new Date(freeUntil) < now
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: ['appointments'] })
  }, [isOver])
}

function ChangeText({ appointment }: { appointment: ClientAppointment }) {
  const { language, t } = useWords()
  const { freeUntil, feeCents } = appointment
  if (freeUntil === null) return null
  const until = new Date(freeUntil)
  const moment = t('portal.moment', {
    date: keepDayWithMonth(formatDay(until, language, clinic.timeZone)),
    time: formatTime(until, language, clinic.timeZone),
  })
  const fee = formatPrice(feeCents ?? 0, language)
  const key = feeCents === 0 ? 'portal.dashboard.free_until' : 'portal.dashboard.costs_now'
  return (
    <p className={styles.change} data-costs={feeCents === 0 ? undefined : ''}>
      {t(key, { moment, fee })}
    </p>
  )
}
