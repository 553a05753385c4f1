import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import { AppointmentDetails } from '#web/features/booking/appointment-details.tsx'
import { Appointments } from '#web/features/portal/appointments.tsx'
import { asIsland } from '#web/ui/island.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

export const AppointmentsIsland = asIsland(PortalAppointments)

/** The portal's list, with the details that the manage link shows too. */
function PortalAppointments({ still }: { still: PictureSources }) {
  return <Appointments renderDetails={renderDetails} still={still} />
}

function renderDetails({ id }: ClientAppointment, onCancelled: () => void) {
  return <AppointmentDetails id={id} onCancelled={onCancelled} />
}
