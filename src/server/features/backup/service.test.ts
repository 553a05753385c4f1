import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endAccess, takeBackup } from '#server/features/backup/service.ts'
import { makeLink } from '#server/features/team/service.ts'
import type { DumpPart } from '#server/platform/backup/dump.ts'
import { dump } from '#server/platform/backup/dump.ts'
import { openBackup, writeBackup } from '#server/platform/backup/file.ts'
import { load } from '#server/platform/backup/load.ts'
import { seal, unseal } from '#server/platform/backup/sealed-secret.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { createLog } from '#server/platform/log/log.ts'
import { openQueue } from '#server/wiring.ts'
import type { TestApp } from '../../../../tests/app.ts'
import { bookingOf, openTestApp, registrationOf, sessionOf } from '../../../../tests/app.ts'
import { openTestDatabase } from '../../../../tests/database.ts'
import { signInAs } from '../../../../tests/desk.ts'

/** What this version of the product does not have yet. */
const later = `
  create type mood as enum ('fine', 'so so');
  create table later (
    id bigint generated always as identity primary key,
    before_this bigint references later (id),
    mood mood not null,
    doubled numeric generated always as (amount * 2) stored,
    amount numeric(12, 4),
    share double precision,
    pause interval,
    bytes bytea,
    words text[],
    facts jsonb
  );
  insert into later (before_this, mood, amount, share, pause, bytes, words, facts) values
    (2, 'so so', 1.5000, 0.1, '1 mon -3 days 04:05:06.789', '\\x00ff', array['', null, 'a "b", \\ {c}'], 'null'),
    (null, 'fine', null, 'NaN', null, null, '{}', null);`
const words = 'Noor  “à” \\ "x", \'y\'\tﷺ 👩🏽‍⚕️'

let app: TestApp
let folder = ''
const file = () => join(folder, 'clinic.backup')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-backup-'))
  cpSync(join(import.meta.dirname, '../../../../migrations'), join(folder, 'migrations'), { recursive: true })
  app = await openTestApp()
  await app.call('/api/appointments', { body: bookingOf({ notes: words }) })
  await app.call('/api/auth/register', { body: registrationOf() })
  await app.call('/api/appointments', { body: bookingOf({ appointmentDate: '2026-11-25T10:00' }) })
  await sql`insert into record (at, action, before, after) values (now(), 'looked', 'null', null)`.execute(
    app.database.db,
  )
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('a restore that fails at the upgrade, or at the end of sessions, leaves nothing and can be done again', async () => {
  rmSync(file(), { force: true })
  const signedIn = await app.database.db.selectFrom('sessions').select('id').execute()
  expect(signedIn).not.toEqual([])
  await takeBackup(app.deps, { file: file(), secret: null })
  const failing = mkdtempSync(join(folder, 'failing-'))
  cpSync(join(folder, 'migrations'), failing, { recursive: true })
  writeFileSync(join(failing, '9999-fails.sql'), 'select 1 / 0')
  const cutOff = async () => {
    throw new Error('cut off')
  }
  await onEmpty(async (target) => {
    await expect(restore(target, file(), failing)).rejects.toThrow('division by zero')
    await expect(restore(target, file(), join(folder, 'migrations'), cutOff)).rejects.toThrow('cut off')
    await restore(target, file(), join(folder, 'migrations'), endAccess)
    expect(await target.db.selectFrom('sessions').select('id').execute()).toEqual([])
    expect(await target.db.selectFrom('clients').select('username').execute()).toEqual([{ username: 'noor' }])
  })
})

it('everything that is stored arrives as it left, with the jobs that wait and a table that came later', async () => {
  rmSync(file(), { force: true })
  const source = app.database.db
  writeFileSync(join(folder, 'migrations/0099-later.sql'), later)
  await migrate(source, { folder: join(folder, 'migrations') })
  const taken = await takeBackup(app.deps, { file: file(), secret: null })
  expect(taken).toMatchObject({ ok: true })
  expect(statSync(file()).mode & 0o077).toBe(0)

  await onEmpty(async (target) => {
    await restore(target, file(), join(folder, 'migrations'))
    const before = await wholeOf(app.database)
    expect(await wholeOf(target)).toEqual(before)
    expect(before.filter((line) => line.includes('notes'))).not.toEqual([])
    expect(before.at(-1)).toMatch(/"name":"waiting jobs","rows":[1-9]/)
    const notes = await target.db.selectFrom('appointments').select('notes').orderBy('starts_at').execute()
    expect(notes).toEqual([{ notes: words }, { notes: null }])
    // The next numbers follow those that were given out.
    await sql`insert into later (before_this, mood) values (2, 'fine')`.execute(target.db)
    await expect(
      sql`insert into later (before_this, mood) values (9, 'fine')`.execute(target.db),
    ).rejects.toThrow('later_before_this_fkey')
  })
})

it('a backup of before an upgrade is restored, and upgraded then', async () => {
  rmSync(file(), { force: true })
  const before = mkdtempSync(join(folder, 'before-'))
  await onEmpty(async (old) => {
    await sql`insert into agenda_feed (revision) values (gen_random_uuid())`.execute(old.db)
    await takeBackup({ db: old.db, now: () => new Date() }, { file: file(), secret: null })
  })
  cpSync(join(import.meta.dirname, '../../../../migrations'), before, { recursive: true })
  const upgrade = `alter table agenda_feed add column told text; update agenda_feed set told = 'yes'; alter table agenda_feed alter column told set not null`
  writeFileSync(join(before, '0098-upgrade.sql'), upgrade)
  await onEmpty(async (target) => {
    await restore(target, file(), before)
    expect((await sql`select told from agenda_feed`.execute(target.db)).rows).toEqual([{ told: 'yes' }])
  })
})

it('a backup with a changed byte, a part of one, and what is no backup are refused with a sentence', async () => {
  rmSync(file(), { force: true })
  await takeBackup(app.deps, { file: file(), secret: null })
  const whole = readFileSync(file())
  const refusal = async (bytes: Buffer | string) => {
    const other = join(folder, 'other.backup')
    writeFileSync(other, bytes)
    return openBackup(other).then(
      () => 'opened',
      (error: Error) => error.message.replace(other, 'FILE'),
    )
  }
  expect(await refusal(whole)).toBe('opened')
  for (let place = 24; place < whole.length; place += Math.ceil(whole.length / 40)) {
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(await refusal(changed)).toBe('FILE is damaged: restore another backup.')
  }
  expect(await refusal(whole.subarray(0, -1))).toBe('FILE is damaged: restore another backup.')
  expect(await refusal(whole.subarray(0, 30))).toBe('FILE is damaged: restore another backup.')
  expect(await refusal('PGDMP')).toBe('FILE is not a backup of this product.')
  expect(await refusal('')).toBe('FILE is not a backup of this product.')
  expect(await refusal('kliniek-buiten-backup 2\n')).toBe(
    'FILE was made by a newer version: restore it with that one.',
  )
})

it('a backup never takes the place of a file, nor of data, nor leaves half of itself', async () => {
  rmSync(file(), { force: true })
  await takeBackup(app.deps, { file: file(), secret: null })
  expect(await takeBackup(app.deps, { file: file(), secret: null })).toEqual({
    ok: false,
    reason: `${file()} exists: name a new file.`,
  })
  await onEmpty(async (target) => {
    await sql`insert into agenda_feed (revision) values (gen_random_uuid())`.execute(target.db)
    await expect(restore(target, file(), join(folder, 'migrations'))).rejects.toThrow(
      'There is data in the database already',
    )
  })
  const nowhere = await takeBackup(app.deps, { file: join(file(), 'clinic.backup'), secret: null })
  expect(nowhere).toMatchObject({ ok: false, reason: expect.stringContaining('cannot be written') })
  const own = mkdtempSync(join(folder, 'own-'))
  async function* brokenOff(): AsyncGenerator<DumpPart> {
    yield* slowly(0)
    throw new Error('broken off')
  }
  await expect(writeBackup(join(own, 'clinic.backup'), label, brokenOff())).rejects.toThrow('broken off')
  expect(readdirSync(own)).toEqual([])
})

it('of two backups of one name at once the first is whole, and the other is refused', async () => {
  const own = mkdtempSync(join(folder, 'two-'))
  const one = join(own, 'clinic.backup')
  const second = writeBackup(one, label, slowly(20)).catch((error: Error) => error.message)
  await writeBackup(one, label, slowly(2))
  // While the second still writes.
  expect((await openBackup(one)).label).toEqual(label)
  expect(await second).toBe(`${one} exists: name a new file.`)
  expect(readdirSync(own)).toEqual(['clinic.backup'])
})

it('after a restore everybody signs in anew, and no link of before lets anybody in', async () => {
  const desk = await signInAs(app, 'owner')
  const client = sessionOf(
    await app.call('/api/auth/register', {
      body: registrationOf({ username: 'sanne', email: 'sanne@example.nl' }),
    }),
  )
  const link = await makeLink(app.deps, null, desk.id)
  const token = link.ok ? new URL(link.url).searchParams.get('token') : ''
  const statuses = async () => [
    (await app.call('/api/auth/session', { cookie: client })).status,
    (await app.call('/api/desk/session', { cookie: desk.cookie })).status,
    (await app.call('/api/desk/link/open', { body: { token } })).status,
    (await app.database.db.selectFrom('account_tokens').select('purpose').execute()).length,
  ]
  expect(await statuses()).toEqual([200, 200, 200, 2])
  await endAccess(app.database.db)
  expect(await statuses()).toEqual([401, 401, 422, 0])
  const password = registrationOf().password
  expect((await app.call('/api/auth/login', { body: { username: 'sanne', password } })).status).toBe(200)
})

it('the secret of a backup is read with its passphrase and no other', () => {
  const sealed = seal('a secret of at least 32 characters', 'drie kleine koeien')
  expect(JSON.stringify(sealed)).not.toContain('secret of')
  expect(unseal(sealed, 'drie kleine koeien')).toBe('a secret of at least 32 characters')
  expect(unseal(sealed, 'drie kleine geiten')).toBeNull()
})

const label = { takenAt: '2026-11-24T09:00:00.000Z', secret: null }

/** Rows that nothing can pack, so that they reach the disk one part after the other. */
async function* slowly(pauseMs: number): AsyncGenerator<DumpPart> {
  for (let part = 0; part < 20; part++) {
    await setTimeout(pauseMs)
    yield { rows: Array.from({ length: 100 }, () => JSON.stringify([randomBytes(500).toString('hex')])) }
  }
}

async function onEmpty(work: (database: OpenedDatabase) => Promise<void>): Promise<void> {
  const database = await openTestDatabase()
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function restore(
  target: OpenedDatabase,
  from: string,
  migrations: string,
  beforeCommit: (trx: Transaction<Database>) => Promise<void> = async () => {},
): Promise<void> {
  const { parts } = await openBackup(from)
  const openJobs = () => openQueue(target, createLog({ write: () => {} }))
  await load({ db: target.db, openJobs, migrations, beforeCommit }, parts)
}

async function wholeOf({ db }: OpenedDatabase): Promise<string[]> {
  const parts: DumpPart[] = []
  await dump(db, async (dumped) => {
    for await (const part of dumped) parts.push(part)
  })
  return parts.map((part) => JSON.stringify(part))
}
