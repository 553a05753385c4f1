import { useRef, useState } from 'react'
import { appointmentIdOf } from '#shared/features/booking/manage-token.ts'
import { comingParameter } from '#shared/i18n/paths.ts'
import { AppointmentDetails } from '#web/features/booking/appointment-details.tsx'
import { ComingButton } from '#web/features/booking/coming-button.tsx'
import styles from '#web/features/booking/manage-appointment.module.css'
import type { Stills } from '#web/lib/picture-sources.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { asIsland } from '#web/ui/island.tsx'

export const ManageAppointmentIsland = asIsland(ManageAppointment)

/** The appointment behind a manage link; opening the link changes nothing. */
function ManageAppointment({ stills }: { stills: Stills }) {
  const { t } = useWords()
  const query = useAddressQuery()
  const token = query?.get('token') ?? ''
  const [isAnswered, setAnswered] = useState(false)
  const isAsked = query?.has(comingParameter) === true
  const place = useRef<HTMLDivElement>(null)
  // What was pressed may be gone, and what has changed stands above it.
  const toTitle = () => place.current?.querySelector<HTMLElement>('article h2')?.focus()
  return (
    <div ref={place} className={styles.card}>
      {query === null ? (
        <output>{t('appointment.manage_loading')}</output>
      ) : (
        <>
          {isAsked && (
            <ComingButton id={appointmentIdOf(token)} token={token} onTold={() => setAnswered(true)} />
          )}
          <AppointmentDetails
            id={appointmentIdOf(token)}
            token={token}
            stills={stills}
            hasQuestion={isAsked && !isAnswered}
            onCancelled={toTitle}
            onMoved={toTitle}
          />
        </>
      )}
    </div>
  )
}
