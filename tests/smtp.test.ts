import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createMailQueue } from '#server/platform/mail/queue.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import { openQueue } from '#server/wiring.ts'
import { bookingOf, somebody } from './app.ts'
import { furnish } from './database.ts'
import { countMailsAt } from './mail-count.ts'
import { freeDays, freeStarts } from './free-times.ts'
import type { MailServer } from './mail-server.ts'
import { openMailServer } from './mail-server.ts'
import { startServer } from './server-process.ts'

let dataDir = ''
let mailServer: MailServer
beforeEach(() => furnish((dataDir = mkdtempSync(join(tmpdir(), 'clinic-smtp-')))))
afterEach(async () => {
  await mailServer.close()
  rmSync(dataDir, { recursive: true })
})

/** Each takes seconds; KILLS=100 looks longer, and so does `npm run prove:kills`. */
const kills = Number(process.env['KILLS'] ?? 2)
const treatment = 'Gratis consult'

describe('a mail server that cannot be used', () => {
  const mailFrom = 'Clinic <desk@clinic.example>'
  const check = (smtpUrl: string) => {
    const transport = createMailTransport({ smtpUrl, mailFrom, outbox: dataDir })
    return transport.check().finally(() => transport.close())
  }
  const refusing: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_login, _session, answer) => answer(new Error('no such user')),
  }

  it.each<[string, string, SMTPServerOptions, (port: number) => string]>([
    ['refuses the login', 'refused the login', refusing, (port) => `smtp://ann:wrong@127.0.0.1:${port}`],
    [
      'has a certificate of its own making',
      'certificate of the mail server of SMTP_URL is not trusted',
      { secure: true },
      (port) => `smtps://127.0.0.1:${port}`,
    ],
    [
      'offers encryption with such a certificate',
      'certificate of the mail server of SMTP_URL is not trusted',
      { disabledCommands: [] },
      (port) => `smtp://127.0.0.1:${port}`,
    ],
    ['is not there', 'out of reach', {}, () => 'smtp://127.0.0.1:9'],
  ])('%s: one clear sentence, and no password in it', async (_what, sentence, options, urlAt) => {
    mailServer = await openMailServer(['take'], options)
    const error = await check(urlAt(mailServer.port)).then(
      () => new Error('accepted'),
      (reason: Error) => reason,
    )
    expect(error.message).toContain(sentence)
    expect(error.message).not.toContain('wrong')
  })

  it('never gets a password in the clear over a network', async () => {
    const logins: unknown[] = []
    mailServer = await openMailServer(['take'], {
      ...refusing,
      onAuth: (login, _session, answer) => {
        logins.push(login)
        answer(null, { user: 'ann' })
      },
    })
    await check(`smtp://ann:secret@127.0.0.1:${mailServer.port}`)
    expect(logins).toHaveLength(1)
    // Another name of this machine stands for another machine.
    const elsewhere = `smtp://ann:secret@0.0.0.0:${mailServer.port}`
    await expect(check(elsewhere)).rejects.toThrow('no encrypted connection')
    expect(logins).toHaveLength(1)
  })

  it('stops nothing: the product starts, books, and says so in its log', { timeout: 180_000 }, async () => {
    mailServer = await openMailServer(['take'], refusing)
    const server = await startServer({
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://ann:wrong@127.0.0.1:${mailServer.port}`,
    })
    const [start = ''] = await startsOf(server.origin, 0)
    await postAll(server.origin, [start])
    await expect.poll(() => server.output(), { timeout: 30_000 }).toMatch(/refused the login/)
    expect(await countMailsAt(server.origin, dataDir)).toEqual({ queued: 2, failed: 0 })
    expect(await server.end('SIGTERM')).toBe(0)
    const lines = server.output().split('\n')
    expect(lines.filter((line) => line.includes('refused the login')).length).toBeGreaterThan(0)
    expect(server.output()).not.toContain('wrong')
  })
})

it('a server that cannot have its port takes up no mail that waits', { timeout: 180_000 }, async () => {
  mailServer = await openMailServer(['take'])
  const log = createLog({ write: () => {} })
  const withMails = async <Seen>(work: (database: OpenedDatabase, jobs: Jobs) => Promise<Seen>) => {
    const database = await openDatabase({ dataDir })
    const jobs = await openQueue(database, log)
    const seen = await work(database, jobs)
    await jobs.stop(1)
    await database.close()
    return seen
  }
  const statesOf = ({ db }: OpenedDatabase) =>
    sql<object>`select mails.state, job.state as job from mails
      join pgboss.job on job.data->>'mailId' = mails.id::text`.execute(db)
  await withMails(({ db }, jobs) => {
    const now = () => new Date()
    const queue = createMailQueue({ jobs, mailFrom: 'desk@clinic.example', now, log, isCapped: false })
    const mail = { kind: 'newsletter-known', eventKey: 'one', language: 'nl', to: 'noor@example.nl' } as const
    const data = { id: randomUUID(), emailHash: 'b'.repeat(43) }
    return inTransaction(db, (trx) => queue.enqueue(trx, { ...mail, data }))
  })
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }
  // The mail server listens there.
  await expect(startServer({ ...settings, PORT: String(mailServer.port) })).rejects.toThrow('Cannot listen')
  expect((await withMails(statesOf)).rows).toEqual([{ state: 'queued', job: 'created' }])
  expect(mailServer.taken).toEqual([])
})

describe('a mail server over the network', () => {
  it(
    'with a certificate that is trusted gets every mail, encrypted, after a login, on one connection',
    { timeout: 300_000 },
    async () => {
      // Made for 127.0.0.1 and these tests only; trusted as an operator's own authority would be.
      const pem = (name: string) => join(import.meta.dirname, 'certificate', `${name}.pem`)
      const logins: (string | undefined)[] = []
      const encrypted: boolean[] = []
      mailServer = await openMailServer(['take'], {
        secure: true,
        key: readFileSync(pem('key')),
        cert: readFileSync(pem('cert')),
        authOptional: false,
        onAuth: ({ username, password }, { secure }, answer) => {
          logins.push(`${username}:${password}`)
          encrypted.push(secure)
          answer(null, { user: 'ann' })
        },
      })
      const server = await startServer({
        DATA_DIR: dataDir,
        SMTP_URL: `smtps://ann:secret@127.0.0.1:${mailServer.port}`,
        NODE_EXTRA_CA_CERTS: pem('cert'),
      })
      const starts = await startsOf(server.origin, 0)
      await postAll(server.origin, starts.slice(0, 5))
      await expect
        .poll(() => countMailsAt(server.origin, dataDir), { timeout: 120_000, interval: 500 })
        .toEqual({ queued: 0, failed: 0 })
      expect(await server.end('SIGTERM')).toBe(0)
      expect(mailServer.taken).toHaveLength(10)
      // The first connection asks at the start whether the server can be used.
      expect(logins.length).toBeLessThanOrEqual(2)
      expect([...new Set(logins), ...new Set(encrypted)]).toEqual(['ann:secret', true])
    },
  )
})

describe('the product, killed at random moments while it books and mails', () => {
  it(
    `loses no mail and repeats at most one per kill, ${kills} times`,
    { timeout: 200_000 + kills * 90_000 },
    async () => {
      mailServer = await openMailServer(['take'], { slowMs: () => Math.random() * 120 })
      const settings = { DATA_DIR: dataDir, SMTP_URL: mailServer.url }
      const repeatsAtKill: number[] = []
      for (let round = 0; round < kills; round++) {
        const server = await startServer(settings)
        const starts = await startsOf(server.origin, round)
        // More than are booked before the kill; each that was booked is mailed before the end, one at a time.
        const burst = postAll(server.origin, starts.slice(0, 10))
        await untilMoreIsTaken(1 + Math.floor(Math.random() * 6))
        await pause(Math.random() * 150)
        await server.end('SIGKILL')
        await burst
        repeatsAtKill.push(repeats())
      }
      const server = await startServer(settings)
      await expect
        .poll(() => countMailsAt(server.origin, dataDir), { timeout: 400_000, interval: 1000 })
        .toEqual({ queued: 0, failed: 0 })
      expect(await server.end('SIGTERM')).toBe(0)

      const stored = await storedMessageIds()
      expect(stored.length).toBeGreaterThan(kills * 4)
      const arrived = new Set(mailServer.messageIds())
      expect(stored.filter((id) => !arrived.has(id))).toEqual([])
      expect([...arrived].filter((id) => !stored.includes(id ?? ''))).toEqual([])
      expect(repeats()).toBeLessThanOrEqual(kills)
      for (const [round, count] of repeatsAtKill.entries()) expect(count).toBeLessThanOrEqual(round)
    },
  )

  /** Waits for mails in the air; not for ever, so that some kills come while the server books or waits. */
  async function untilMoreIsTaken(count: number) {
    const wanted = mailServer.taken.length + count
    for (let waited = 0; waited < 8000 && mailServer.taken.length < wanted; waited += 10) await pause(10)
  }

  /** How many messages came again. */
  function repeats(): number {
    const ids = mailServer.messageIds()
    return ids.length - new Set(ids).size
  }

  async function storedMessageIds(): Promise<string[]> {
    const { db, close } = await openDatabase({ dataDir })
    const rows = await db.selectFrom('mails').select(['message_id', 'state']).execute()
    await close()
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
    return rows.map((row) => row.message_id)
  }
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Free instants of a day; every round has a day of its own. */
async function startsOf(origin: string, round: number): Promise<string[]> {
  const days = await freeDays(origin, treatment)
  return freeStarts(origin, treatment, days[round] ?? '')
}

/** Posts a booking for each start, four at once, until the server is gone. */
async function postAll(origin: string, starts: readonly string[]): Promise<void> {
  const left = [...starts]
  const postInTurn = async () => {
    for (let start = left.shift(); start !== undefined; start = left.shift()) {
      const body = JSON.stringify(
        bookingOf({ treatmentType: treatment, appointmentDate: start, email: somebody() }),
      )
      const headers = { 'Content-Type': 'application/json' }
      const isGone = await fetch(`${origin}/api/appointments`, { method: 'POST', headers, body }).then(
        () => false,
        () => true,
      )
      if (isGone) return
    }
  }
  await Promise.all(Array.from({ length: 4 }, postInTurn))
}
