import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { simpleParser } from 'mailparser'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { bookingOf } from './app.ts'
import { furnish } from './database.ts'
import { freeDays } from './free-times.ts'
import { startServer } from './server-process.ts'

/** The commands of the runbooks, as an operator runs them: while the product runs, and while it is stopped. */

const patient = { timeout: 400_000 }
const dataDir = mkdtempSync(join(tmpdir(), 'clinic-commands-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it(
  'the agenda, its secret link, the newsletter list and a link for an owner can be had, running or stopped',
  patient,
  async () => {
    furnish(dataDir)
    const server = await startServer({ DATA_DIR: dataDir })
    const post = (path: string, body: unknown) =>
      fetch(`${server.origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const [date = ''] = await freeDays(server.origin, 'Gratis consult')
    const booked = await post('/api/appointments', bookingOf({ appointmentDate: `${date}T11:00` }))
    expect(booked.status).toBe(201)
    expect((await post('/api/newsletter/subscribe', { email: 'noor@example.nl' })).status).toBe(200)
    // Without built pages the answer has no page; the list below shows that it worked.
    await fetch(await confirmLink(server.origin), { method: 'POST' })

    const settings = { DATA_DIR: dataDir, PORT: new URL(server.origin).port }
    const running = await readAll(settings, date)
    const feed = new URL(running.link)
    const feedAt = (address: URL) => fetch(`${server.origin}${address.pathname}${address.search}`)
    expect(await (await feedAt(feed)).text()).toContain('BEGIN:VEVENT')
    const renewed = new URL(await command(settings, 'agenda', 'link', '--revoke'))
    expect([(await feedAt(feed)).status, (await feedAt(renewed)).status]).toEqual([404, 200])

    const owner = ['--owner', 'Sanne Bakker', 'sanne@example.nl'] as const
    const door = new URL(await command(settings, 'desk-link', ...owner))
    const opened = await post('/api/desk/link/open', { token: door.searchParams.get('token') })
    expect(await opened.json()).toMatchObject({ staff: { name: 'Sanne Bakker', role: 'owner' } })

    await server.end('SIGTERM')
    expect(await readAll(settings, date)).toEqual({ ...running, link: renewed.href })
    expect(await command(settings, 'desk-link', ...owner)).toMatch(/^http:\S+\/balie\/sleutel\?token=\S+$/)

    async function confirmLink(origin: string): Promise<string> {
      let link: string | undefined
      await expect
        .poll(
          async () => {
            const folder = join(dataDir, 'mail')
            const file = readdirSync(folder).find((name) => /newsletter-confirm.*\.eml$/.test(name))
            const { text } = await simpleParser(file === undefined ? '' : readFileSync(join(folder, file)))
            link = /https?:\/\/[^/\s]+(\/newsletter\/confirm\?token=\S+)/.exec(text ?? '')?.[1]
            return link
          },
          { timeout: 60_000, interval: 500 },
        )
        .toBeDefined()
      return `${origin}${link}`
    }
  },
)

async function readAll(settings: Record<string, string>, date: string) {
  const day = await command(settings, 'agenda', date)
  expect(day).toMatch(/11:00.*Gratis consult/)
  const list = await command(settings, 'newsletter-export')
  expect(list).toContain('noor@example.nl')
  return { day, list, link: await command(settings, 'agenda', 'link') }
}

it.each([
  ['agenda'],
  ['agenda', 'link'],
  ['backup', '--without-secret', join(dataDir, 'away.backup')],
  ['desk-link', '--owner', 'Sanne Bakker', 'sanne@example.nl'],
  ['desk-sample'],
  ['flood', '--since', '2026-11-24T10:00'],
  ['mail-count'],
  ['newsletter-export'],
] as const)('says in one sentence that the database is away: %s', patient, async (script, ...words) => {
  const settings = {
    DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
    SECRET: 'a secret of at least 32 characters',
    DATA_DIR: dataDir,
  }
  const ended = await command(settings, script, ...words).catch((error: unknown) => error)
  expect(ended).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
  })
  expect(readdirSync(dataDir)).not.toContain('away.backup')
})

it(
  'answers from no empty database of its own where the clinic runs with other settings',
  patient,
  async () => {
    const ours = join(dataDir, 'ours')
    furnish(ours)
    const server = await startServer({ DATA_DIR: ours })
    const others = { DATA_DIR: join(dataDir, 'of-the-command'), PORT: new URL(server.origin).port }
    const ended = await command(others, 'mail-count').catch((error: unknown) => error)
    expect(ended).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining(`The server at ${server.origin} has another secret than this command`),
    })
    expect(readdirSync(others.DATA_DIR)).not.toContain('database')
    expect(JSON.parse(await command({ ...others, DATA_DIR: ours }, 'mail-count'))).toMatchObject({
      failed: 0,
    })
    await server.end('SIGTERM')
  },
)

it.each(['no file', 'an empty file'])(
  'says of no backup that it was made where the server says so and there is %s',
  patient,
  async (left) => {
    const file = join(dataDir, `${left}.backup`)
    const server = createServer((_request, answer) => {
      if (left === 'an empty file') writeFileSync(file, '')
      answer.end('{"ok":true,"rows":7,"tables":3}')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const settings = { DATA_DIR: dataDir, PORT: String((server.address() as AddressInfo).port) }
    const ended = await command(settings, 'backup', '--without-secret', file).catch((error: unknown) => error)
    server.close()
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('/tmp of its own') })
  },
)

it('the backups of the runbook go where the unit lets the server write', () => {
  const unit = readFileSync('docs/clinic@.service', 'utf8')
  const runbook = readFileSync('docs/runbooks/backup-and-restore.md', 'utf8')
  const writable = /^ReadWritePaths=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
  const named = [...runbook.matchAll(/backup -- (\S+)/g)].map(([, file = '']) => file)
  expect(named).not.toEqual([])
  for (const file of named)
    expect(
      writable.some((folder) => file.startsWith(`${folder}/`)),
      file,
    ).toBe(true)
})

it('counts the mails of a data folder in which no server ran yet', patient, async () => {
  const settings = { DATA_DIR: join(dataDir, 'new') }
  expect(JSON.parse(await command(settings, 'mail-count'))).toEqual({ queued: 0, failed: 0 })
})

it('fills no data folder that holds a mail with samples, and lets the mail go out', patient, async () => {
  const folder = join(dataDir, 'with-mail')
  furnish(folder)
  const open = () => openDatabase({ dataDir: folder })
  const { db, close } = await open()
  const mail = { kind: 'contact-notice', language: 'nl', recipient: 'noor@example.nl', data: '{}' } as const
  const unsent = { created_at: new Date(), sent_at: null, last_error: null }
  await db
    .insertInto('mails')
    .values({ ...mail, ...unsent, id: randomUUID(), event_key: 'one', message_id: 'one' })
    .execute()
  await close()
  const ended = await command({ DATA_DIR: folder }, 'desk-sample').catch((error: unknown) => error)
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('There is data already') })
  const again = await open()
  expect(await again.db.selectFrom('mails').select('state').execute()).toEqual([{ state: 'queued' }])
  await again.close()
})

/** What a command prints; throws when it ends with an error. */
async function command(
  settings: Record<string, string>,
  script: string,
  ...words: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/modules.ts', `scripts/${script}.ts`, ...words],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env['PATH'], ...settings },
    },
  )
  return stdout.trim()
}
