import '#web/lib/zod-without-eval.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { CalendarPlus } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { ApiError, getJson } from '#web/lib/api-client.ts'
import { appointmentIdOf, managedAppointmentAnswer } from '#shared/features/booking/contract.ts'
import type { ManagedAppointmentAnswer } from '#shared/features/booking/contract.ts'
import { formatDuration, formatFullDate, formatTime } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages } from '#shared/i18n/messages.ts'
import { WordsProvider, useWords } from '#web/lib/words.ts'
import { CallClinic, LoadFailed } from '#web/features/booking/load-state.tsx'
import styles from '#web/features/booking/manage-appointment.module.css'
import { calendarPath } from '#web/features/booking/manage-link.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type ManageAppointmentProps = {
  language: Language
  messages: Messages['appointment']
}

/** The appointment behind a manage link, and little else; opening the link changes nothing. */
export function ManageAppointment({ language, messages }: ManageAppointmentProps) {
  const [words] = useState(() => ({ language, t: createTranslator(language, { appointment: messages }) }))
  const search = useSyncExternalStore(
    neverChanges,
    () => window.location.search,
    () => null,
  )
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={words}>
        {search === null ? <Loading /> : <Lookup token={new URLSearchParams(search).get('token') ?? ''} />}
      </WordsProvider>
    </QueryClientProvider>
  )
}

function Lookup({ token }: { token: string }) {
  const { language, t } = useWords()
  const id = appointmentIdOf(token)
  const query = useQuery({
    queryKey: ['appointments', id, token],
    queryFn: ({ signal }) =>
      getJson(
        `/api/appointments/${encodeURIComponent(id)}?${new URLSearchParams({ token })}`,
        managedAppointmentAnswer,
        { language, signal },
      ),
    enabled: id !== '',
  })
  if (id === '' || isBadLink(query.error)) {
    return (
      <div role="alert">
        <p>{t('appointment.manage_bad_link')}</p>
        <CallClinic lead={t('appointment.call')} />
      </div>
    )
  }
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
  return query.data === undefined ? <Loading /> : <Appointment appointment={query.data} token={token} />
}

function Appointment({ appointment, token }: { appointment: ManagedAppointmentAnswer; token: string }) {
  const { language, t } = useWords()
  const start = new Date(appointment.appointmentDate)
  const facts = [
    [t('appointment.summary_date'), formatFullDate(start, language, clinic.timeZone)],
    [t('appointment.summary_time'), formatTime(start, language, clinic.timeZone)],
    [t('appointment.summary_duration'), formatDuration(appointment.durationMinutes, language)],
    [t('appointment.summary_place'), `${clinic.name}, ${clinic.address.street}, ${clinic.address.city}`],
    [t('appointment.reference'), appointment.reference],
    [t('appointment.status'), t(`appointment.status_${appointment.status}`)],
  ] as const
  return (
    <article className={styles.card}>
      <h2 className={styles.treatment}>{appointment.treatmentLabel}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {appointment.status === 'confirmed' && (
        <ButtonLink
          variant="secondary"
          href={calendarPath(appointment.id, token)}
          download
          className={styles.calendar}
          iconStart={<CalendarPlus aria-hidden strokeWidth={1.5} />}
        >
          {t('appointment.add_to_calendar')}
        </ButtonLink>
      )}
      <CallClinic lead={t('appointment.manage_call')} />
    </article>
  )
}

function Loading() {
  const { t } = useWords()
  return (
    <div className={styles.card}>
      <output>{t('appointment.manage_loading')}</output>
    </div>
  )
}

/** The server knows no such appointment for this token, as against a server that cannot be reached. */
function isBadLink(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429
}

function neverChanges() {
  return () => undefined
}
