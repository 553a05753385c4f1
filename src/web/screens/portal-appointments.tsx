import type { ClientAppointment } from '#shared/features/portal/contract.ts'
import { AppointmentDetails } from '#web/features/booking/appointment-details.tsx'
import { Appointments } from '#web/features/portal/appointments.tsx'
import { Island } from '#web/ui/island.tsx'
import type { IslandProps } from '#web/ui/island.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type AppointmentsIslandProps = { still: PictureSources } & Omit<IslandProps, 'children'>

/** The portal's list, with the details that the manage link shows too. */
export function AppointmentsIsland({ still, ...island }: AppointmentsIslandProps) {
  return (
    <Island {...island}>
      <Appointments renderDetails={renderDetails} still={still} />
    </Island>
  )
}

function renderDetails({ id }: ClientAppointment, onCancelled: () => void) {
  return <AppointmentDetails id={id} onCancelled={onCancelled} />
}
