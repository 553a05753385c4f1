import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from '#server/errors.ts'
import { bytesToReplay, checkpointWhenDue } from '#server/platform/db/checkpoint.ts'
import { lockFolder } from '#server/platform/db/lock.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Listening } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log/log.ts'
import { furnish } from '../../../../tests/database.ts'
import { template } from '../../../../tests/template.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'clinic-db-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const holder = `
  import { lockFolder } from '#server/platform/db/lock.ts'
  lockFolder(process.argv[1])
  console.log('locked')
  setInterval(() => {}, 1000)
`

async function startHolder() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder])
  await once(child.stdout, 'data')
  return child
}

it('syncs every commit of the embedded database to the disk', async () => {
  let fsyncs = 0
  furnish(folder)
  const database = await openDatabase({ dataDir: folder, onFsync: () => void fsyncs++ })
  await sql`create table notes (n integer, day date)`.execute(database.db)
  const before = fsyncs
  for (let n = 1; n <= 20; n++) await sql`insert into notes values (${n}, '2000-02-29')`.execute(database.db)
  expect(fsyncs - before).toBeGreaterThanOrEqual(20)
  await database.close()

  const again = await openDatabase({ dataDir: folder })
  const { rows } = await sql`select count(*)::int, max(day) as day from notes`.execute(again.db)
  expect(rows).toEqual([{ count: 20, day: '2000-02-29' }])
  await again.close()
})

it('keeps the log of the embedded database short while it runs, and what it told', async () => {
  furnish(folder)
  const { db, close } = await openDatabase({ dataDir: folder })
  await sql`create table notes as select n, repeat('x', 1000) as words from generate_series(1, 3000) n`.execute(
    db,
  )
  const before = await bytesToReplay(db)
  expect(before).toBeGreaterThan(3_000_000)
  expect(await checkpointWhenDue(db, before + 1000)).toBe(false)
  expect(await checkpointWhenDue(db, 2_000_000)).toBe(true)
  expect(await bytesToReplay(db)).toBeLessThan(10_000)
  await sql`insert into notes values (0, 'after it')`.execute(db)

  // As a kill leaves it.
  const killed = `${folder}-killed`
  cpSync(folder, killed, { recursive: true })
  const again = await openDatabase({ dataDir: killed })
  const { rows } = await sql`select count(*)::int, sum(n)::int from notes`.execute(again.db)
  expect(rows).toEqual([{ count: 3001, sum: 4_501_500 }])
  await again.close()
  await close()
  rmSync(killed, { recursive: true })
})

it('lets others be heard between one piece of work of the embedded database and the next', async () => {
  const { db, close } = await openDatabase({ dataDir: null, image: await openAsBlob(template.image) })
  let heard = 0
  let listening = setImmediate(hear)
  function hear() {
    heard++
    listening = setImmediate(hear)
  }
  await Promise.all(Array.from({ length: 200 }, () => sql`select 1`.execute(db)))
  clearImmediate(listening)
  expect(heard).toBeGreaterThan(150)
  await close()
})

it('hears what is told, also when it began to listen beside a transaction that was rolled back', async () => {
  const { db, listen, close } = await openDatabase({
    dataDir: null,
    image: await openAsBlob(template.image),
  })
  const heard: string[] = []
  let listening: Listening | undefined
  const rolledBack = db.transaction().execute(async () => {
    listening = listen('days', createLog(), (payload) => heard.push(payload))
    await setTimeout(50)
    throw new Error('never mind')
  })
  await expect(rolledBack).rejects.toThrow('never mind')
  await expect.poll(() => listening?.hears()).toBe(true)
  await sql`notify days, '2000-02-29'`.execute(db)
  await expect.poll(() => heard).toEqual(['2000-02-29'])
  await listening?.stop()
  await sql`notify days, '2000-03-01'`.execute(db)
  expect(heard).toHaveLength(1)
  await close()
})

it('says so in the log when it cannot listen', async () => {
  const { listen, close } = await openDatabase({ dataDir: null, image: await openAsBlob(template.image) })
  const lines: string[] = []
  const listening = listen('no channel', createLog({ write: (line) => void lines.push(line) }), () => {})
  await expect.poll(() => lines.join('')).toMatch(/"level":"error".*"cannot listen/)
  expect(listening.hears()).toBe(false)
  await listening.stop()
  await close()
})

it('closes in peace right after a query that failed, and whatever the driver sends then', async () => {
  const unheard: unknown[] = []
  const note = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', note)
  const database = await openDatabase({ dataDir: null, image: await openAsBlob(template.image) })
  const client = await database.pool.connect()
  await expect(client.query('select no_such_thing($1)', [1])).rejects.toThrow('no_such_thing')
  client.release()
  await database.close()
  client.connection.sync()
  await setTimeout(100)
  process.off('unhandledRejection', note)
  expect(unheard).toEqual([])
})

it('keeps what it stores from the other users of the machine, also what an earlier version left open', async () => {
  const opened = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
    )
  writeFileSync(join(folder, 'mail.eml'), 'Beste Noor', { mode: 0o666 })
  chmodSync(join(folder, 'mail.eml'), 0o666)
  chmodSync(folder, 0o755)
  expect(opened()).toEqual(['mail.eml'])
  const database = await openDatabase({ dataDir: folder })
  await sql`create table notes (n integer)`.execute(database.db)
  await database.close()
  expect(opened()).toEqual([])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(folder, 'database')).length).toBeGreaterThan(10)
})

it('refuses a folder that another process uses, in one sentence that says what to do', async () => {
  const child = await startHolder()
  const refusal = await openDatabase({ dataDir: folder }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal)).toContain(`in use by another process (process ${child.pid})`)
  expect(String(refusal)).toContain('DATA_DIR')
  child.kill()
  await once(child, 'exit')
})

it('keeps a folder that it made itself from other processes too', async () => {
  const database = await openDatabase({ dataDir: folder })
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder])
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])
  child.kill()
  expect(String(said)).toContain(`in use by another process (process ${process.pid})`)
  await database.close()
})

it('takes over the folder of a process that was killed, whoever has its number now', async () => {
  const child = await startHolder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  // The number that the dead process left behind now belongs to a living one: this one.
  writeFileSync(join(folder, 'in-use-by'), String(process.pid))
  lockFolder(folder).release()
})

it('keeps the folder from a second opening in one process too, until the first is closed', async () => {
  furnish(folder)
  const first = await openDatabase({ dataDir: folder })
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(StartError)
  await first.close()
  const second = await openDatabase({ dataDir: folder })
  expect(await second.db.selectFrom('appointments').selectAll().execute()).toEqual([])
  await second.close()
})
