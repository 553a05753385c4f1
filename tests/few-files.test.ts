import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf, somebody } from './app.ts'
import { furnish } from './database.ts'
import { freeDays, freeStarts } from './free-times.ts'
import { countMailsAt } from './mail-count.ts'
import { startServer } from './server-process.ts'

/** What becomes of the server when it may open no more files; connections count as files. */

const treatment = 'Gratis consult'
let dataDir = ''
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'clinic-files-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it(
  'answers or turns away when no file is left, loses nothing, and goes on when there is room again',
  { timeout: 400_000 },
  async () => {
    furnish(dataDir)
    const server = await startServer({ DATA_DIR: dataDir })
    onTestFinished(() => void server.end('SIGKILL'))
    const days = (await freeDays(server.origin, treatment)).slice(0, 6)
    const starts = (await Promise.all(days.map((day) => freeStarts(server.origin, treatment, day)))).flat()
    const acknowledged: string[] = []
    const book = async () => {
      const booking = { treatmentType: treatment, appointmentDate: starts.shift(), email: somebody() }
      const answer = await fetch(`${server.origin}/api/appointments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Connection: 'close' },
        body: JSON.stringify(bookingOf(booking)),
      }).catch(() => undefined)
      if (answer?.status === 201) acknowledged.push(((await answer.json()) as { id: string }).id)
      return answer?.status
    }
    expect(await book()).toBe(201)

    const opened = () => readdirSync(`/proc/${server.pid}/fd`).length
    const files = opened() + 6
    spawnSync('prlimit', ['--pid', String(server.pid), `--nofile=${files}:${files}`])
    const { port, hostname } = new URL(server.origin)
    const idle = Array.from({ length: 60 }, () => connect(Number(port), hostname).on('error', () => {}))
    await expect.poll(opened, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(files)
    // Most are turned away, at the door or at a file that a booking needs. On a slow machine they may all wait at the door
    // until the server has closed who says nothing (listening.ts), and find room.
    const answers: (number | undefined)[] = []
    for (let count = 0; count < 12; count++) answers.push(await book())
    for (const status of answers) expect([undefined, 500, 201]).toContain(status)
    const closed = idle.map((socket) => socket.destroyed || once(socket, 'close'))
    for (const socket of idle) socket.destroy()
    await Promise.all(closed)

    // The six were too few for the database, whose files take the places of connections: there is room again.
    spawnSync('prlimit', ['--pid', String(server.pid), '--nofile=1024:1024'])
    await expect.poll(book, { timeout: 20_000, interval: 300 }).toBe(201)
    // A mail that could not be handed over waits a minute before it is tried again; none is given up.
    expect(await countMailsAt(server.origin, dataDir)).toMatchObject({ failed: 0 })
    expect(await server.end('SIGTERM')).toBe(0)
    const { db, close } = await openDatabase({ dataDir })
    const stored = await db.selectFrom('appointments').select('id').execute()
    await close()
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  },
)

it('says in one sentence at the start that it may open too few files', () => {
  const main = 'exec node --import ./scripts/modules.ts src/server/main.ts'
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -n 40; ${main}`], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^This user may have too few files open .*\n$/)
  expect(status).toBe(1)
})
