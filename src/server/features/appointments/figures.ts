import type { Transaction } from 'kysely'
import type { AppointmentChange } from '#server/features/appointments/events.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { afterCommit } from '#server/platform/db/transaction.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

const usual = [
  ...['guest', 'client', 'staff'].map((by) => ({ what: 'booked', by })),
  ...['link', 'client', 'staff'].flatMap((by) => ['moved', 'cancelled'].map((what) => ({ what, by }))),
]

/** Counts what is done with appointments, once it is committed. */
export function countChanges(metrics: Metrics) {
  const count = metrics.counter(
    {
      name: 'clinic_appointment_changes_total',
      help: 'What was done with appointments (booked, moved, cancelled, marked, restored), and by whom',
      labels: ['what', 'by'],
    },
    usual,
  )
  return async (trx: Transaction<Database>, { what, actor }: AppointmentChange): Promise<void> =>
    afterCommit(trx, () => count({ what, by: actor.kind }))
}
