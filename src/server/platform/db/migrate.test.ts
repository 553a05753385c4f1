import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '#server/errors.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openTestDatabase } from '../../../../tests/database.ts'
import { isSideBySide } from '../../../../tests/rivals.ts'

let database: OpenedDatabase
let folder = ''
const add = (name: string, text: string) => writeFileSync(join(folder, name), text)
const tableExists = async (name: string) => {
  const { rows } = await sql<{ oid: string | null }>`select to_regclass(${name}) as oid`.execute(database.db)
  return rows[0]?.oid !== null
}

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`drop table schema_migrations`.execute(database.db)
  folder = mkdtempSync(join(tmpdir(), 'clinic-migrations-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

it('runs new files once, in the order of their names', async () => {
  add('0002-b.sql', 'insert into one values (1); create table two (n integer)')
  add('0001-a.sql', 'create table one (n integer)')
  expect(await migrate(database.db, { folder })).toEqual(['0001-a.sql', '0002-b.sql'])
  expect(await migrate(database.db, { folder })).toEqual([])
  add('0003-c.sql', 'create table three (n integer)')
  expect(await migrate(database.db, { folder })).toEqual(['0003-c.sql'])
})

it('leaves the database as it was when a file fails', async () => {
  add('0004-d.sql', 'create table four (n integer)')
  add('0005-e.sql', 'create table five (n integer); select nonsense')
  await expect(migrate(database.db, { folder })).rejects.toThrow('nonsense')
  expect(await tableExists('four')).toBe(false)
  rmSync(join(folder, '0005-e.sql'))
  expect(await migrate(database.db, { folder })).toEqual(['0004-d.sql'])
})

it('stops at a database of a newer version, in one sentence that names what it does not know', async () => {
  rmSync(join(folder, '0004-d.sql'))
  const refusal = await migrate(database.db, { folder }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toContain('newer version (it has the migration 0004-d.sql')
  expect(await tableExists('four')).toBe(true)
})

it('migrates once when several servers start together', async () => {
  add('0004-d.sql', 'create table four (n integer)')
  add('0006-f.sql', 'create table six (n integer)')
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.db, { folder })))
  expect(runs.flat()).toEqual(['0006-f.sql'])
})

describe.runIf(isSideBySide)('while somebody reads a table that is to be altered', () => {
  /** As a backup does: its transaction reads the table and goes on. */
  async function whileRead(work: (stop: () => void) => Promise<unknown>) {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
    const { promise: reads, resolve: begun } = Promise.withResolvers<void>()
    const reading = database.db.transaction().execute(async (trx) => {
      await sql`select n from one`.execute(trx)
      begun()
      await stopped
    })
    await reads
    await work(stop)
    stop()
    await reading
  }

  it('lets the others read meanwhile, and migrates once the table is free', async () => {
    add('0007-g.sql', 'alter table one add column later text')
    await whileRead(async (stop) => {
      const migrating = migrate(database.db, { folder })
      await untilSomebodyWaits()
      expect((await sql`select n from one`.execute(database.db)).rows).toHaveLength(1)
      stop()
      expect(await migrating).toEqual(['0007-g.sql'])
    })
  })

  it('gives up with a sentence when it is never free', async () => {
    add('0008-h.sql', 'alter table one add column latest text')
    await whileRead(async () => {
      const refusal = await migrate(database.db, { folder, attempts: 2 }).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(StartError)
      expect(String(refusal)).toContain('backup')
    })
    expect(await migrate(database.db, { folder })).toEqual(['0008-h.sql'])
  })
})

async function untilSomebodyWaits() {
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(database.db)).rows.length)
    .toBeGreaterThan(0)
}
