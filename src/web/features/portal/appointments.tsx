import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { ClientAppointment } from '#shared/features/portal/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/portal/appointments.module.css'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { None, Part, PortalHead } from '#web/features/portal/part.tsx'
import part from '#web/features/portal/part.module.css'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { pastOf, upcomingOf, useAppointments } from '#web/features/portal/portal-queries.ts'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type RenderDetails = (appointment: ClientAppointment, onCancelled: () => void) => ReactNode

/** `/portal/appointments`: what is coming and what was; `renderDetails` shows the opened one. */
export function Appointments({ renderDetails }: { renderDetails: RenderDetails }) {
  return (
    <PortalFrame page="appointments">{() => <AppointmentLists renderDetails={renderDetails} />}</PortalFrame>
  )
}

function AppointmentLists({ renderDetails }: { renderDetails: RenderDetails }) {
  const { language, t } = useWords()
  const query = useAppointments()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  // The opened appointment may leave its list: the focus stays near.
  const onCancelled = () => place.current?.querySelector<HTMLElement>('h2')?.focus()
  return (
    <>
      <PortalHead title={t('portal.page.appointments')} lead={t('portal.appointments.lead')} />
      <Loaded query={query}>
        {(appointments) => {
          const lists = { upcoming: upcomingOf(appointments, now), past: pastOf(appointments, now) }
          return (
            <div ref={place} className={styles.lists}>
              {(['upcoming', 'past'] as const).map((name) => (
                <Part key={name} title={t(`portal.appointments.${name}`)}>
                  {lists[name].length === 0 && <None>{t(`portal.appointments.none_${name}`)}</None>}
                  {lists[name].map((each) => (
                    <Opening key={each.id} appointment={each}>
                      {() => renderDetails(each, onCancelled)}
                    </Opening>
                  ))}
                  {name === 'upcoming' && (
                    <p className={part.ways}>
                      <ButtonLink className={part.way} href={localized(paths.booking, language)}>
                        {t('portal.appointments.book')}
                      </ButtonLink>
                    </p>
                  )}
                </Part>
              ))}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

/** One line that opens; the address may name it. */
function Opening({ appointment, children }: { appointment: ClientAppointment; children: () => ReactNode }) {
  const place = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(() => location.hash === `#${appointment.id}`)
  useEffect(() => {
    if (location.hash === `#${appointment.id}`) place.current?.scrollIntoView({ block: 'start' })
  }, [appointment.id])
  return (
    <details
      ref={place}
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
        />
      </summary>
      {isOpen && <div className={styles.body}>{children()}</div>}
    </details>
  )
}
