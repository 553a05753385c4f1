import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import styles from '#web/features/portal/appointments.module.css'
import { changeCostText } from '#web/features/portal/change-cost-text.ts'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { BookLink, Invitation, Part, PortalHead } from '#web/features/portal/part.tsx'
import part from '#web/features/portal/part.module.css'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { instantsOf, pastOf, upcomingOf, useAppointments } from '#web/features/portal/portal-queries.ts'
import { useNamedLine } from '#web/features/portal/use-named-line.ts'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import { ZoneNote } from '#web/features/portal/zone-note.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import type { PictureSources } from '#web/ui/picture.tsx'

type RenderDetails = (appointment: ClientAppointment, onCancelled: () => void) => ReactNode

type AppointmentsProps = {
  renderDetails: RenderDetails
  /** Stands beside the way to a first visit. */
  still: PictureSources
}

/** `/portal/appointments`: what is coming and what was; `renderDetails` shows the opened one. */
export function Appointments(lists: AppointmentsProps) {
  return <PortalFrame page="appointments">{() => <AppointmentLists {...lists} />}</PortalFrame>
}

function AppointmentLists({ renderDetails, still }: AppointmentsProps) {
  const { t } = useWords()
  const query = useAppointments()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  // The opened appointment may leave its list: the focus stays near.
  const onCancelled = () => place.current?.querySelector<HTMLElement>('h2')?.focus()
  return (
    <>
      <PortalHead
        title={t('portal.page.appointments')}
        lead={t(query.data?.length === 0 ? 'portal.appointments.lead_none' : 'portal.appointments.lead')}
      />
      <Loaded query={query}>
        {(appointments) => {
          const upcoming = upcomingOf(appointments, now)
          const past = pastOf(appointments, now)
          const line = (each: ClientAppointment) => (
            <Opening key={each.id} appointment={each}>
              {() => renderDetails(each, onCancelled)}
            </Opening>
          )
          return (
            <div ref={place} className={styles.lists}>
              <Part title={t('portal.appointments.upcoming')}>
                {upcoming.map(line)}
                {upcoming.length === 0 ? (
                  <Invitation title={t('portal.appointments.none_upcoming')} still={still} />
                ) : (
                  <p className={part.ways}>
                    <BookLink />
                  </p>
                )}
              </Part>
              {past.length > 0 && <Part title={t('portal.appointments.past')}>{past.map(line)}</Part>}
            </div>
          )
        }}
      </Loaded>
      <ZoneNote instants={instantsOf(query.data ?? [])} />
    </>
  )
}

/** One line that opens; the address may name it. */
function Opening({ appointment, children }: { appointment: ClientAppointment; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(() => location.hash === `#${appointment.id}`)
  const words = useWords()
  useNamedLine(appointment.id)
  return (
    <details
      id={appointment.id}
      className={styles.opening}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <VisitLine
          label={appointment.treatmentLabel}
          start={appointment.appointmentDate}
          status={appointment.status}
          cost={changeCostText(appointment, words)}
        />
      </summary>
      {isOpen && <div className={styles.body}>{children()}</div>}
    </details>
  )
}
