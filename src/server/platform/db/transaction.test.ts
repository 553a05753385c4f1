import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import {
  afterCommit,
  endTransactions,
  inTransaction,
  isUnreachable,
  violatedConstraint,
} from '#server/platform/db/transaction.ts'
import { openTestDatabase } from '../../../../tests/database.ts'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table notes (n integer constraint notes_once unique)`.execute(database.db)
})
afterAll(() => database.close())

const raise = (state: string) => sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notes`.execute(database.db)
  return rows[0]?.n
}

it.each(['40001', '40P01'])(
  'runs again from the start when the database asks for it with %s',
  async (state) => {
    await sql`truncate notes`.execute(database.db)
    let runs = 0
    await inTransaction(database.db, async (trx) => {
      runs++
      await sql`insert into notes values (${runs})`.execute(trx)
      if (runs < 3) await raise(state).execute(trx)
    })
    expect([runs, await count()]).toEqual([3, 1])
  },
)

it('does not run again for any other error, and gives up after five times', async () => {
  const runsUntilError = async (state: string) => {
    let runs = 0
    const work = inTransaction(database.db, async (trx) => {
      runs++
      await raise(state).execute(trx)
    })
    await expect(work).rejects.toThrow()
    return runs
  }
  expect(await runsUntilError('22012')).toBe(1)
  expect(await runsUntilError('40001')).toBe(5)
})

it('undoes everything when the work throws', async () => {
  await sql`truncate notes`.execute(database.db)
  const work = inTransaction(database.db, async (trx) => {
    await sql`insert into notes values (1)`.execute(trx)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await count()).toBe(0)
})

it('runs what is to follow a commit after it, and refuses a transaction for which nobody would', async () => {
  const said: string[] = []
  await inTransaction(database.db, async (trx) => {
    afterCommit(trx, () => void said.push('followed'))
    said.push('worked')
  })
  expect(said).toEqual(['worked', 'followed'])
  const elsewhere = database.db.transaction().execute(async (trx) => afterCommit(trx, () => {}))
  await expect(elsewhere).rejects.toThrow('inTransaction')
})

it('never runs again what has been committed, whatever fails after it', async () => {
  await sql`truncate notes`.execute(database.db)
  let runs = 0
  const work = inTransaction(database.db, async (trx) => {
    runs++
    await sql`insert into notes values (${runs})`.execute(trx)
    afterCommit(trx, () => {
      throw Object.assign(new Error('failed afterwards'), { code: '40001' })
    })
  })
  await expect(work).rejects.toThrow('failed afterwards')
  expect([runs, await count()]).toEqual([1, 1])
})

it('names the constraint that a duplicate violated', async () => {
  await sql`truncate notes`.execute(database.db)
  await sql`insert into notes values (1)`.execute(database.db)
  const error = await sql`insert into notes values (1)`
    .execute(database.db)
    .catch((thrown: unknown) => thrown)
  expect(violatedConstraint(error)).toBe('notes_once')
  expect(violatedConstraint(new Error('other'))).toBeUndefined()
})

it('knows a database that is away for now by its code, and nothing else', () => {
  const isAway = (code: string) => isUnreachable(Object.assign(new Error('failed'), { code }))
  const away = [
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
    'ECONNABORTED',
    '57P01',
    '25006',
    '25P03',
    '55P03',
  ]
  expect(away.filter((code) => !isAway(code))).toEqual([])
  expect(['EACCES', '25001', '23505', '42P01'].filter(isAway)).toEqual([])
})

it('begins none any more before a stop, and finishes what it began', async () => {
  const stopping = await openTestDatabase()
  await sql`create table notes (n integer)`.execute(stopping.db)
  const write = (n: number, whileOpen?: () => void) =>
    inTransaction(stopping.db, async (trx) => {
      whileOpen?.()
      await sql`insert into notes values (${n})`.execute(trx)
    })
  const begun = write(1, () => endTransactions(stopping.db))
  const refusal = write(2).catch((thrown: unknown) => thrown)
  await begun
  expect(isUnreachable(await refusal)).toBe(true)
  const { rows } = await sql`select n from notes`.execute(stopping.db)
  expect(rows).toEqual([{ n: 1 }])
  await stopping.close()
})
