import type { AppointmentAnswer } from '#shared/features/booking/contract.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import type { Details } from '#web/features/booking/judge-details.ts'

/** What was just booked, and by whom. */
export type Booked = { appointment: AppointmentAnswer; treatment: Treatment; details: Details }
