import type { ManagedAppointmentAnswer } from '#shared/features/booking/appointment-contract.ts'
import type { ChangeCost } from '#web/features/booking/change-cost.ts'

/** Where on its page a visit is moved or cancelled. */
export const changeId = 'change'

export type ChangeProps = {
  appointment: ManagedAppointmentAnswer
  token: string | undefined
}

/** Of the panel that asks once more. */
export type ChangePanelProps = ChangeProps & { cost: ChangeCost; onClose: () => void }
