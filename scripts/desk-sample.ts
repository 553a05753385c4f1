import { randomUUID } from 'node:crypto'
import { clinic } from '#content/clinic.ts'
import type { AppDeps } from '#server/deps.ts'
import { readEnv } from '#server/env.ts'
import { StartError } from '#server/errors.ts'
import { bookAtDesk } from '#server/features/appointments/desk/book.ts'
import { cancelAtDesk } from '#server/features/appointments/desk/change.ts'
import { markAtDesk, payAtDesk } from '#server/features/appointments/desk/mark.ts'
import { block } from '#server/features/blocks/service.ts'
import { writeNote } from '#server/features/cards/service.ts'
import { receive } from '#server/features/contact/service.ts'
import { insertMember } from '#server/features/staff/service.ts'
import { createLog } from '#server/platform/log/log.ts'
import { wire } from '#server/wiring.ts'
import { entries, priceList } from '#shared/content/catalogue.ts'
import type { StaffActor } from '#shared/features/access/actor.ts'
import { gridOfDay } from '#shared/features/booking/rules.ts'
import { addDays, addMinutes, wallClock } from '#shared/lib/time.ts'
import { runCommand, withDatabase } from './command.ts'
import {
  sampleMessages,
  sampleNames,
  sampleNotes,
  sampleReasons,
  sampleSubscribers,
  sampleTeam,
} from './desk-sample-people.ts'

/**
 * `npm run desk:sample` fills an empty data folder with four weeks of a clinic that does not exist: two behind, two ahead.
 * Numbers are zeros and addresses end in .example; no visit that is to come has one, so nobody is mailed. Names stand bare, as
 * at a real desk: a mark behind each would fill the tiles.
 */
const [daysBack, daysAhead, visitsADay, daysOfMails] = [14, 13, 12, 4]
/** After which the aftercare of a visit has gone, however long it was. */
const eveningMinutes = 10 * 60

/** What a visit is told of when it is booked, the day before, and after it: a cancelled one the first alone, a missed one not the last. */
type ToldKind = 'booking-confirmation' | 'visit-reminder' | 'visit-aftercare'

/** Something that is done at a moment. */
type Deed = { at: Date; act: () => Promise<void> }

await runCommand(async () => {
  const env = readEnv()
  return withDatabase(env, async (database) => {
    await refuseFilled(database.db)
    let now = new Date()
    const log = createLog({ write: () => {} })
    const deps = await wire({ database, env, clinic, priceList, now: () => now, log, mailFrom: env.mailFrom })
    const visits = await fill(deps, now, (instant) => (now = instant))
    await deps.jobs.stop(1)
    await deps.bell.close()
    return `${visits} sample visits are there. Let yourself in: npm run --silent desk:link -- --owner "Your name" you@example.nl\n`
  })
})

async function refuseFilled(db: AppDeps['db']): Promise<void> {
  for (const table of ['appointments', 'staff', 'clients', 'mails', 'enquiries', 'subscribers'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) > 0)
      throw new StartError(
        'There is data already: samples go into an empty data folder only (set DATA_DIR to another).',
      )
  }
}

async function fill(deps: AppDeps, today: Date, travel: (instant: Date) => void): Promise<number> {
  const random = randomFrom(20_261_121)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const team = sampleTeam.map((member) => ({ ...member, created_at: today, removed_at: null }))
  await deps.db.transaction().execute(async (trx) => {
    for (const member of team) await insertMember(trx, member)
    // They have worked here. No key is named so and no token has such a hash: nobody gets in by these.
    for (const { id } of team) {
      await trx
        .insertInto('staff_keys')
        .values({
          id,
          staff_id: id,
          name: 'Voorbeeld',
          rp_id: 'localhost',
          public_key: '',
          counter: 0,
          transports: [],
          created_at: addMinutes(today, -daysBack * 24 * 60),
          last_used_at: addMinutes(today, -30),
        })
        .execute()
      await trx
        .insertInto('staff_sessions')
        .values({
          id: randomUUID(),
          token_hash: id,
          staff_id: id,
          device: 'Voorbeeld',
          created_at: addMinutes(today, -daysBack * 24 * 60),
          last_seen_at: addMinutes(today, -30),
          expires_at: addMinutes(today, 24 * 60),
        })
        .execute()
    }
  })
  const [owner, desk] = team.map((member) => ({ kind: 'staff', ...member }) as const)
  if (owner === undefined || desk === undefined) throw new Error('nobody works here')
  const first = addDays(wallClock(today, clinic.timeZone).date, -daysBack)
  const cards = new Map<string, string>()
  const deeds: Deed[] = []
  const plan = (at: Date, act: Deed['act']) => deeds.push({ at, act })
  let made = 0
  for (let day = 0; day <= daysBack + daysAhead; day++) {
    const date = addDays(first, day)
    const grid = gridOfDay(date, clinic)
    if (grid.length === 0) continue
    const before = openBefore(date, today)
    // Nobody comes twice on one day, and two come more often than others.
    const comers = sampleNames
      .map(([firstName, lastName], index) => ({
        firstName,
        lastName,
        order: random() * (index < 2 ? 0.3 : 1),
      }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, visitsADay)
    for (const { firstName, lastName } of comers) {
      const { treatment } = pick(entries)
      const { start } = pick(grid)
      plan(pick(before), async () => {
        const name = `${firstName} ${lastName}`
        const person = {
          firstName,
          lastName,
          phone: `+3160000${String(1000 + sampleNames.findIndex(([one]) => one === firstName))}`,
          source: pick(['phone', 'phone', 'walk_in'] as const),
          notes: random() < 0.1 ? pick(sampleNotes) : null,
          clientId: cards.get(name) ?? null,
        }
        const wish = { treatmentType: treatment.name.nl, appointmentDate: start.toISOString() }
        const booked = await bookAtDesk(deps, desk, person, [wish], { language: 'nl' })
        if (!booked.ok) return
        made++
        const id = booked.ids[0] ?? ''
        const { card_id } = await deps.db
          .selectFrom('appointments')
          .select('card_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (card_id !== null && !cards.has(name)) cards.set(name, card_id)
        if (card_id !== null && random() < 0.05)
          await writeNote(deps, desk, card_id, { body: pick(sampleNotes) })
        if (random() < 0.6)
          await deps.db.updateTable('appointments').set({ source: 'online' }).where('id', '=', id).execute()
        const isTold =
          start > addMinutes(today, -daysOfMails * 24 * 60) && start < addMinutes(today, -eveningMinutes)
        const tell = async (kind: ToldKind) => {
          if (isTold) await told(deps, { id, to: addressOf(firstName), start }, kind)
        }
        await tell('booking-confirmation')
        if (random() < 0.06) {
          await cancelAtDesk(deps, desk, id, { notify: false, waiver: null })
          return
        }
        await tell('visit-reminder')
        plan(addMinutes(start, 60), async () => {
          const status = await finish(deps, desk, id, treatment.priceCents, random)
          if (status === 'completed') await tell('visit-aftercare')
        })
      })
    }
    if (day % 7 === 2)
      plan(pick(before), async () => {
        const at = (time: string) => `${date}T${time}`
        const reason = pick(sampleReasons)
        await block(deps, owner, { room: 4, start: at('18:00'), end: at('19:00'), reason })
      })
  }
  // As they would have come: the record is in the order in which it was written.
  const next = () => deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]
  for (let deed = next(); deed !== undefined && deed.at < today; deed = next()) {
    deeds.splice(deeds.indexOf(deed), 1)
    travel(deed.at)
    await deed.act()
  }
  await ask(deps, today, travel)
  await subscribe(deps, today)
  return made
}

/** What came by the contact page. The copies and notices count as sent: they have nobody to go to. */
async function ask(deps: AppDeps, today: Date, travel: (instant: Date) => void): Promise<void> {
  for (const { from, minutesAgo, subject, message } of sampleMessages) {
    travel(addMinutes(today, -minutesAgo))
    const request = { name: from, email: addressOf(from), subject, message, treatments: [] }
    await receive(deps, request, { language: 'nl', key: undefined, clientId: null })
  }
  travel(today)
  await deps.db
    .updateTable('mails')
    .set(({ ref }) => ({ state: 'sent', data: '{}', attempts: 1, sent_at: ref('created_at') }))
    .where('state', '=', 'queued')
    .execute()
}

/** Who reads the newsletter, with a confirmed address. */
async function subscribe({ db }: AppDeps, today: Date): Promise<void> {
  for (const [name, language, days] of sampleSubscribers)
    await db
      .insertInto('subscribers')
      .values({
        id: randomUUID(),
        email: addressOf(name),
        email_key: addressOf(name),
        // No link that unsubscribes has such a hash.
        email_hash: name,
        name,
        language,
        asked_at: addMinutes(today, -days * 24 * 60 - 20),
        confirmed_at: addMinutes(today, -days * 24 * 60),
      })
      .execute()
}

/** Of an address that belongs to nobody. */
function addressOf(firstName: string): string {
  return `${firstName.toLowerCase()}@voorbeeld.example`
}

/** When somebody who works here may have booked for a day: in the three weeks before it, while the clinic was open. */
function openBefore(date: string, today: Date): Date[] {
  return Array.from({ length: 21 }, (_, index) => gridOfDay(addDays(date, -1 - index), clinic))
    .flatMap((grid) => grid.map(({ start }) => start))
    .filter((start) => start < today)
}

/**
 * A mail that a visit which is over would have caused, of which nothing was ever sent; none whose moment had passed when this
 * became known. The product finds that it is there, so it sends none now.
 */
async function told(
  { db, now }: AppDeps,
  { id, to, start }: { id: string; to: string; start: Date },
  kind: ToldKind,
): Promise<void> {
  const moments = {
    'booking-confirmation': now(),
    'visit-reminder': addMinutes(start, -24 * 60),
    'visit-aftercare': addMinutes(start, 4 * 60),
  }
  const at = moments[kind]
  if (at < now()) return
  const event = kind === 'booking-confirmation' ? id : `${id}:${start.toISOString()}`
  await db.updateTable('appointments').set({ email: to }).where('id', '=', id).execute()
  await db
    .insertInto('mails')
    .values({
      id: randomUUID(),
      event_key: `${kind}:${event}`,
      kind,
      language: 'nl',
      recipient: to,
      data: '{}',
      message_id: `<${kind}.${id}@voorbeeld.example>`,
      state: 'sent',
      attempts: 1,
      last_error: null,
      created_at: at,
      sent_at: at,
    })
    .execute()
}

/** What became of a visit that is over: most were paid, a few did not come. */
async function finish(
  deps: AppDeps,
  actor: StaffActor,
  id: string,
  priceCents: number,
  random: () => number,
): Promise<'no_show' | 'completed'> {
  const status = random() < 0.05 ? 'no_show' : 'completed'
  await markAtDesk(deps, actor, id, { status, waiver: null })
  if (status === 'completed' && priceCents > 0 && random() < 0.95)
    await payAtDesk(deps, actor, id, { amountCents: priceCents, method: random() < 0.8 ? 'card' : 'cash' })
  return status
}

/** The same samples every time (Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
