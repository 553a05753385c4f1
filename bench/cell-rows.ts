import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { ClinicUnderTest } from './clinic-under-test.ts'

/** Of one clinic, in days, as docs/scale.md assumes it: 5,000 visits a year are 14 a day. */
const [visitsADay, daysBehind, daysAhead] = [14, 357, 14]
/** Those of the clinic that is asked stay free; the other rooms stand for those of the others. */
const ownRooms = 4
const [visitsAtOnce, storersAtOnce] = [50_000, 2]

/** How many visits `addCell` stores for one clinic. */
export const visitsOfClinic = visitsADay * (daysBehind + daysAhead)

/**
 * The rows of so many clinics in the tables of one, as a clean-up each day would have left them after a year: cards, visits
 * and their half hours, the record, mails of 91 days, jobs of a week and those that wait for visits to come. Two visits make
 * a person, one of ten is cancelled. The half hours of what is to come are left out: no row says whose they are, and each
 * question for free times would read those of all.
 */
export async function addCell({ database: { db } }: ClinicUnderTest, clinics: number): Promise<void> {
  const all = clinics * visitsOfClinic
  let next = 0
  async function store(): Promise<void> {
    while (next < all) {
      const first = next
      next = Math.min(first + visitsAtOnce, all)
      const last = next - 1
      await db.transaction().execute(async (trx) => {
        await gather(trx, { first, last, clinics })
        for (const part of [cards, visits, halfHours, record, mails, sentJobs, waitingJobs])
          await part.execute(trx)
      })
    }
  }
  await Promise.all(Array.from({ length: storersAtOnce }, store))
  await sql`vacuum analyze`.execute(db)
}

/** What the parts below are made from: the visits, and the mails about them by now and later. */
async function gather(
  trx: Transaction<Database>,
  { first, last, clinics }: { first: number; last: number; clinics: number },
): Promise<void> {
  await sql`
    create temporary table visit on commit drop as
    select md5('visit' || n)::uuid as id, md5('card' || clinic || '-' || number / 2)::uuid as card_id, n, number, clinic,
      starts_at, starts_at - (1 + number % 21) * interval '1 day' as created_at, 30 * (1 + number % 3) as minutes,
      ${ownRooms}::int + clinic * 4 + number % ${visitsADay}::int % 4 + 1 as room,
      case when number % 10 = 0 then 'cancelled' when starts_at > now() then 'confirmed'
        when number % 20 = 1 then 'no_show' else 'completed' end as status,
      starts_at > now() - interval '31 days' as is_recent
    from (
      select n, n % ${clinics}::int as clinic, n / ${clinics}::int as number,
        date_trunc('day', now()) + (${daysAhead}::int - n / ${clinics}::int / ${visitsADay}::int) * interval '1 day'
          + (8 + n / ${clinics}::int % ${visitsADay}::int / 4 * 2) * interval '1 hour' as starts_at
      from generate_series(${first}::int, ${last}::int) n) numbered`.execute(trx)
  await sql`
    create temporary table told on commit drop as
    select md5(kind || n)::uuid as id, visit.id as visit_id, clinic, number, kind, at, starts_at, created_at
    from visit cross join lateral (values
      ('booking-confirmation', created_at, true), ('booking-notice', created_at, true),
      ('booking-cancelled', created_at + interval '1 hour', status = 'cancelled'),
      ('booking-cancelled-notice', created_at + interval '1 hour', status = 'cancelled'),
      ('visit-reminder', starts_at - interval '2 days', status <> 'cancelled'),
      ('visit-reminder-evening', starts_at - interval '1 day', status <> 'cancelled'),
      ('visit-aftercare', starts_at + interval '4 hours', status in ('confirmed', 'completed'))) as mail (kind, at, is_true)
    where is_true and at > now() - interval '91 days'`.execute(trx)
}

const cards = sql`
  insert into cards (id, created_at) select distinct on (card_id) card_id, created_at from visit on conflict do nothing`

const visits = sql`
  insert into appointments (id, reference, treatment, starts_at, duration_minutes, room, status, first_name, last_name, email,
    phone, language, payment_option, price_cents, is_price_from, wants_newsletter, created_at, cancelled_at, terms_version,
    card_id, source, notes, idempotency_key, request_hash, network_hash)
  select id, 'V' || n, 'Hydra facial gezicht', starts_at, minutes, room, status, 'Noor', 'de Vries',
    'client-' || clinic || '-' || number / 2 || '@example.nl', '+31612345678', 'nl', 'pay_later', 9500, false, false,
    created_at, case when status = 'cancelled' then created_at + interval '1 hour' end, '2026-11-22', card_id,
    case when number % 4 = 0 then 'phone' else 'online' end,
    case when is_recent and number % 3 = 0 then 'Ik gebruik bloedverdunners.' end,
    case when is_recent then md5('key' || n) end, case when is_recent then md5('request' || n) end,
    case when is_recent then md5('network' || number / 2) end
  from visit`

const halfHours = sql`
  insert into slot_occupancy (slot, room, appointment_id)
  select starts_at + half * interval '30 minutes', room, id
  from visit cross join lateral generate_series(0, minutes / 30 - 1) half
  where status <> 'cancelled' and starts_at < now()`

const record = sql`
  insert into record (at, action, client_id, subject_id, after)
  select at, action, card_id, id::text, jsonb_build_object('room', room, 'start', starts_at, 'status', 'confirmed',
    'feeCents', 0, 'isWaived', false, 'paidCents', 0, 'treatment', 'Hydra facial gezicht', 'hasPaymentLink', false)
  from visit cross join lateral (values
    ('visit.booked.guest', created_at), ('visit.completed', starts_at)) as line (action, at)
  where at < now()`

const mails = sql`
  insert into mails (id, event_key, kind, language, recipient, data, message_id, state, attempts, created_at, sent_at)
  select id, kind || ':' || visit_id, kind, 'nl',
    case when kind like '%notice' then 'desk-' || clinic else 'client-' || clinic || '-' || number / 2 end || '@example.nl',
    '{}', '<' || id || '@clinic.example>', 'sent', 1, at, at
  from told where at < now()`

const sentJobs = sql`
  insert into pgboss.job (name, data, state, start_after, created_on, started_on, completed_on, keep_until)
  select name, data, 'completed', at, at, at, at, at + interval '14 days'
  from told cross join lateral (values
    ('send-mail', jsonb_build_object('mailId', id), true),
    ('visit-mail', jsonb_build_object('kind', kind, 'appointmentId', visit_id, 'startsAt', starts_at), kind like 'visit%')
  ) as job (name, data, is_true)
  where is_true and at between now() - interval '7 days' and now()`

const waitingJobs = sql`
  insert into pgboss.job (name, data, start_after, created_on, keep_until, retry_limit, retry_delay, expire_seconds)
  select 'visit-mail', jsonb_build_object('kind', kind, 'appointmentId', visit_id, 'startsAt',
    to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), at, created_at, at + interval '14 days', 50, 30, 60
  from told where at > now() and created_at < now() and kind like 'visit%'`
