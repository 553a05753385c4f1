import type { ClientAppointment } from '#shared/features/portal/contract.ts'
import { AppointmentDetails } from '#web/features/booking/appointment-details.tsx'
import { Appointments } from '#web/features/portal/appointments.tsx'
import { asIsland } from '#web/ui/island.tsx'

export const AppointmentsIsland = asIsland(PortalAppointments)

/** The portal's list, with the details that the manage link shows too. */
function PortalAppointments() {
  return <Appointments renderDetails={renderDetails} />
}

function renderDetails({ id }: ClientAppointment, onCancelled: () => void) {
  return <AppointmentDetails id={id} onCancelled={onCancelled} />
}
