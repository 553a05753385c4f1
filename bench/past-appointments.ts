import { sql } from 'kysely'
import type { ClinicUnderTest } from './clinic-under-test.ts'

/** Appointments numbered from `from` up to `to`, of half an hour each, in four rooms, back into the past. */
export async function addPastAppointments(
  { database: { db } }: ClinicUnderTest,
  from: number,
  to: number,
): Promise<void> {
  const step = 50_000
  for (let first = from; first < to; first += step) {
    const last = Math.min(first + step, to) - 1
    await sql`
      with made as (
        insert into appointments (id, reference, treatment, starts_at, duration_minutes, room, first_name, last_name, email,
          phone, language, payment_option, price_cents, is_price_from, wants_newsletter)
        select gen_random_uuid(), 'past-' || n, 'Gratis consult',
          timestamptz '2026-01-01 08:00Z' - (n / 4) * interval '30 minutes', 30, n % 4 + 1, 'Noor', 'de Vries',
          'noor@example.nl', '+31612345678', 'nl', 'pay_later', 0, false, false
        from generate_series(${first}::int, ${last}::int) n
        returning id, starts_at, room)
      insert into slot_occupancy (slot, room, appointment_id) select starts_at, room, id from made`.execute(
      db,
    )
  }
  await sql`analyze appointments, slot_occupancy`.execute(db)
}
