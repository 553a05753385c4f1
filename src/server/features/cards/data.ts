import type { Insertable, Kysely, RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import { knownFirst, personAsTold } from '#server/platform/db/card-person.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'

/**
 * Every table beside the visits that holds something of a card, by the column `card_id`: a merge moves them all, and a test
 * asks the database whether one is missing.
 */
export const belongings = ['card_notes', 'clients'] as const

export async function insertCard(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await trx.insertInto('cards').values({ id, created_at: now, merged_into: null }).execute()
}

/** The card of an account, or null while it has none; nobody else gives it one meanwhile. */
export async function lockCardOfClient(trx: Transaction<Database>, clientId: string): Promise<string | null> {
  const client = await trx
    .selectFrom('clients')
    .select('card_id')
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  return client?.card_id ?? null
}

/** The card of an account, its name, and since when its address is proven; undefined without such an account. */
export function findCardOfClient(db: Kysely<Database>, clientId: string) {
  return db
    .selectFrom('clients')
    .select(['card_id', 'email_verified_at', 'first_name', 'last_name'])
    .where('id', '=', clientId)
    .executeTakeFirst()
}

export async function setCardOfClient(
  trx: Transaction<Database>,
  clientId: string,
  cardId: string,
): Promise<void> {
  await trx.updateTable('clients').set({ card_id: cardId }).where('id', '=', clientId).execute()
}

/** The names that accounts give; those that are gone are left out. */
export function findNamesOfClients(db: Kysely<Database>, clientIds: readonly string[]) {
  if (clientIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', clientIds)
    .execute()
}

/** Those of the cards on which an account stands. */
export async function findCardsWithAccount(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('clients').select('card_id').where('card_id', 'in', ids).execute()
  return rows.flatMap(({ card_id }) => card_id ?? [])
}

/** Where a card's belongings are now: on itself, or on the card it was merged into. Undefined for none. */
export function findStanding(db: Kysely<Database>, id: string): Promise<string | undefined> {
  return followMerges(id, (asked) => cardNamed(db, asked).executeTakeFirst())
}

/** The same, and nobody merges that card until the transaction ends. */
export function lockStanding(trx: Transaction<Database>, id: string): Promise<string | undefined> {
  return followMerges(id, (asked) => cardNamed(trx, asked).forKeyShare().executeTakeFirst())
}

function cardNamed(db: Kysely<Database>, id: string) {
  return db.selectFrom('cards').select(['id', 'merged_into']).where('id', '=', id)
}

async function followMerges(
  id: string,
  read: (id: string) => Promise<{ id: string; merged_into: string | null } | undefined>,
): Promise<string | undefined> {
  let asked = id
  for (;;) {
    const card = await read(asked)
    if (card === undefined || card.merged_into === null) return card?.id
    asked = card.merged_into
  }
}

/** A card and all that were merged into it, also by way of another. */
export async function findCardsBehind(db: Kysely<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive behind(id) as (
      select id from cards where id = ${id}
      union select cards.id from cards join behind on cards.merged_into = behind.id
    ) select id from behind`.execute(db)
  return rows.map((row) => row.id)
}

/** Those of the cards that stand for themselves, locked in one order for everybody. */
export async function lockCards(trx: Transaction<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('cards')
    .select('id')
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Moves all that belongs to a card, but its visits, to another; answers with what moved, by table. */
export async function moveBelongings(
  trx: Transaction<Database>,
  from: string,
  into: string,
): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {}
  for (const table of belongings) {
    const rows = await trx
      .updateTable(table)
      .set({ card_id: into })
      .where('card_id', '=', from)
      .returning('id')
      .execute()
    moved[table] = rows.map(({ id }) => id)
  }
  return moved
}

/** Gives back what a merge moved, but the visits, and what is still where it was moved to. */
export async function returnBelongings(
  trx: Transaction<Database>,
  merge: {
    readonly from: string
    readonly into: string
    readonly moved: Readonly<Record<string, readonly string[]>>
  },
): Promise<void> {
  for (const table of belongings) {
    const ids = merge.moved[table] ?? []
    if (ids.length === 0) continue
    await trx
      .updateTable(table)
      .set({ card_id: merge.from })
      .where('id', 'in', ids)
      .where('card_id', '=', merge.into)
      .execute()
  }
}

export async function setMergedInto(
  trx: Transaction<Database>,
  id: string,
  into: string | null,
): Promise<void> {
  await trx.updateTable('cards').set({ merged_into: into }).where('id', '=', id).execute()
}

export async function insertMerge(
  trx: Transaction<Database>,
  merge: Insertable<Database['card_merges']>,
): Promise<void> {
  await trx.insertInto('card_merges').values(merge).execute()
}

/** The named merge into a card, or its latest; it is then no longer there. */
export async function takeMerge(trx: Transaction<Database>, into: string, id: string | undefined) {
  const latest = trx
    .selectFrom('card_merges')
    .select('id')
    .where('into_card', '=', into)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
  return trx
    .deleteFrom('card_merges')
    .where('id', 'in', latest)
    .returning(['from_card', 'into_card', 'moved', 'created_at'])
    .executeTakeFirst()
}

/** The merges that a proof made into a card since: nobody's (`staff_id` is null). */
export function findJoins(
  trx: Transaction<Database>,
  { into, since }: { readonly into: string; readonly since: Date },
) {
  return trx
    .selectFrom('card_merges')
    .select(['id', 'from_card', 'moved'])
    .where('into_card', '=', into)
    .where('staff_id', 'is', null)
    .where('created_at', '>=', since)
    .execute()
}

/** Lets a merge end in another card. */
export async function setIntoOfMerge(trx: Transaction<Database>, id: string, into: string): Promise<void> {
  await trx.updateTable('card_merges').set({ into_card: into }).where('id', '=', id).execute()
}

/** Merges into a card, with the name of who made them or null, newest first. */
export function findMerges(db: Kysely<Database>, into: string) {
  return db
    .selectFrom('card_merges as merge')
    .leftJoin('staff', 'staff.id', 'merge.staff_id')
    .select(['merge.id', 'merge.created_at', 'merge.moved', 'staff.name as by'])
    .where('merge.into_card', '=', into)
    .orderBy('merge.created_at', 'desc')
    .execute()
}

/** False when a note with this id is there. */
export async function insertNote(
  trx: Transaction<Database>,
  note: Insertable<Database['card_notes']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('card_notes')
    .values(note)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What a note says; undefined for none. */
export async function findNoteBody(trx: Transaction<Database>, id: string): Promise<string | undefined> {
  const note = await trx.selectFrom('card_notes').select('body').where('id', '=', id).executeTakeFirst()
  return note?.body
}

export function findNotes(db: Kysely<Database>, cardId: string) {
  return db
    .selectFrom('card_notes')
    .innerJoin('staff', 'staff.id', 'card_notes.staff_id')
    .select(['card_notes.id', 'body', 'card_notes.created_at', 'staff.name as by'])
    .where('card_id', '=', cardId)
    .orderBy('card_notes.created_at', 'desc')
    .execute()
}

export async function deleteNotes(trx: Transaction<Database>, cardId: string): Promise<void> {
  await trx.deleteFrom('card_notes').where('card_id', '=', cardId).execute()
}

const holdsNothing = sql<boolean>`not exists (select 1 from appointments where card_id = cards.id)
  and not exists (select 1 from clients where card_id = cards.id)`

/** Removes people whose visits and accounts are gone: a card, with all that were merged into it. Answers with how many cards. */
export async function deleteEmptyCards(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with recursive behind(standing, id) as (
      select id, id from cards where merged_into is null
      union all select standing, cards.id from cards join behind on cards.merged_into = behind.id
    ), people as (
      select standing, bool_and(${holdsNothing}) as is_gone from behind join cards using (id) group by standing
    )
    delete from cards using behind join people using (standing) where cards.id = behind.id and is_gone
    returning cards.id`.execute(db)
  return rows.length
}

export type Summary = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly has_account: boolean
  readonly has_unproven_account: boolean
  readonly visits: string
  readonly last_visit: Date | null
  readonly next_visit: Date | null
}

/**
 * One line per card that `where` (of the alias `card`) allows, the latest first: the person as their account says, else as
 * their newest visit does that says something. What a stranger may have typed, an account whose address nobody has proven
 * among it, counts only where nothing else is known. Where neither is left, as after an erasure, there are no names.
 */
export async function findSummaries(
  db: Kysely<Database>,
  where: ReturnType<typeof sql<boolean>>,
  now: Date,
  limit: number,
): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select card.id, coalesce(named.first_name, '') as first_name, coalesce(named.last_name, '') as last_name,
      coalesce(named.language, ${defaultLanguage}) as language,
      coalesce((select email from ${asTold} where email <> '' ${knownFirst}), '') as email,
      coalesce((select phone from ${asTold} where phone <> '' ${knownFirst}), '') as phone,
      exists (select 1 from clients where clients.card_id = card.id) as has_account,
      exists (select 1 from clients where clients.card_id = card.id and email_verified_at is null) as has_unproven_account,
      counted.visits, counted.last_visit, counted.next_visit
    from cards as card
    left join lateral (
      select created_at from appointments where card_id = card.id order by created_at desc limit 1
    ) as newest on true
    left join lateral (select first_name, last_name, language from ${asTold} ${knownFirst}) as named on true
    join lateral (
      select count(*) filter (where status <> 'cancelled') as visits,
        max(starts_at) filter (where status <> 'cancelled' and starts_at <= ${now}) as last_visit,
        min(starts_at) filter (where status = 'confirmed' and starts_at > ${now}) as next_visit
      from appointments where card_id = card.id
    ) as counted on true
    where card.merged_into is null and ${where}
    order by coalesce(newest.created_at, card.created_at) desc, card.id
    limit ${limit}`.execute(db)
  return rows
}

const asTold = personAsTold('card.id')

/** Cards with a visit or an account that holds every one of the words: in a name, an address, a reference, or as digits of a number. */
export function holdsWords(words: readonly string[]) {
  const each = words.map((word) => {
    const inText = `%${bare(word).replace(/[\\%_]/g, '\\$&')}%`
    // The (0) of +31 (0)6 is dialled inside the country only.
    const digits = word.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
    // The digits of an address or a reference are those of nobody's number.
    const isNumber = digits.length >= 3 && /^[\d+(][\d\s()+./-]*$/.test(word)
    const inPhone = !isNumber ? sql`false` : sql`person.phone like ${`%${digits}%`}`
    const text = sql`concat_ws(' ', person.first_name, person.last_name, person.email, person.reference)`
    return sql`(${bareInDatabase(text)} like ${inText} or ${inPhone})`
  })
  const all = each.length === 0 ? sql`true` : sql.join(each, sql` and `)
  return sql<boolean>`exists (select 1 from (
    select first_name, last_name, email, phone, reference from appointments where card_id = card.id
    union all select first_name, last_name, email, phone, null from clients where card_id = card.id
  ) as person where ${all})`
}

/** Accents of Latin letters, vowel signs of Arabic ones and apostrophes of every form, which who searches may leave out. */
const marks = "[\u0300-\u036f\u064b-\u065f'\u2018\u2019\u02bc]"

function bare(text: string): string {
  return text.normalize('NFKD').replace(new RegExp(marks, 'g'), '').toLowerCase()
}

/** The same in the database; where every letter is one byte the apostrophe is the only mark to take off, which saves most of the time. */
function bareInDatabase(text: RawBuilder<unknown>) {
  return sql`case when octet_length(${text}) = length(${text}) then replace(lower(${text}), '''', '')
    else lower(regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')) end`
}

export function isCard(id: string) {
  return sql<boolean>`card.id = ${id}`
}

/** Other cards that share an address, a number or a name with this one; a name is folded once a row, not once a pair. */
export async function findLikeness(db: Kysely<Database>, cardId: string) {
  const { rows } = await sql<{ id: string; because: 'email' | 'phone' | 'name' }>`
    with mine as materialized (
      select lower(email) as email, phone, ${name} as name from ${people} as told where card_id = ${cardId}
    ), alike as (
      select card_id, case when email <> '' and lower(email) in (select email from mine) then 'email'
        when phone <> '' and phone in (select phone from mine) then 'phone'
        when ${name} in (select name from mine) then 'name' end as because
      from ${people} as told where card_id <> ${cardId}
    )
    select card_id as id, min(because) as because from alike where because is not null
    group by card_id order by card_id limit 50`.execute(db)
  return rows
}

/** A name as it is compared: without what does not make another of it for `nameKey` of the visits, nor apostrophes. */
const name = sql`replace(${bareInDatabase(sql`coalesce(first_name, '') || coalesce(last_name, '')`)}, ' ', '')`

/** Everybody as a visit or an account names them. */
const people = sql`(select card_id, first_name, last_name, email, phone from appointments
  union all select card_id, first_name, last_name, email, coalesce(phone, '') from clients)`

export function isOneOf(ids: readonly string[]) {
  return ids.length === 0 ? sql<boolean>`false` : sql<boolean>`card.id in (${sql.join(ids)})`
}
