import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { openJobs } from '#server/platform/jobs/jobs.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/log/log.ts'
import { countMails, deliverMails } from '#server/platform/mail/delivery.ts'
import type { ComposedMail, QueuedMail } from '#server/platform/mail/mail.ts'
import { createMailQueue, sendMail } from '#server/platform/mail/queue.ts'
import { createMailTransport } from '#server/platform/mail/transport.ts'
import type { MailTransport, OutgoingMail } from '#server/platform/mail/transport.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { openTestDatabase } from '../../../../tests/database.ts'
import type { Verdict } from '../../../../tests/mail-server.ts'
import { openMailServer } from '../../../../tests/mail-server.ts'

const mailFrom = 'Clinic <desk@clinic.example>'
const lines: string[] = []
const log = createLog({ write: (line: string) => void lines.push(line) })
const dayMs = 24 * 60 * 60 * 1000
const impatient = { ...sendMail, retry: { limit: 10, firstPauseSeconds: 1, longestPauseSeconds: 1 } }

const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
const greeting = async (data: unknown): Promise<ComposedMail> => ({
  subject: `Hello ${(data as { name: string }).name}`,
  html: '<p>مرحبا</p>',
  text: 'مرحبا',
  replyTo: 'reply@clinic.example',
  calendar: { filename: 'visit.ics', method: 'REQUEST', content: calendar },
})

const slow = async (data: unknown): Promise<ComposedMail> => {
  await setTimeout(200)
  return greeting(data)
}
/** Is written once this has come to pass. */
let writing = Promise.resolve()
const held = async (data: unknown): Promise<ComposedMail> => {
  await writing
  return greeting(data)
}
/** Untrue as soon as another mail has left. */
const unlessOthersLeft = async (data: unknown): Promise<ComposedMail | null> =>
  (await mails()).some(({ state }) => state === 'sent') ? null : greeting(data)

let database: OpenedDatabase
let folder = ''
let jobs: Jobs
let now = new Date()
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  lines.length = 0
  folder = mkdtempSync(join(tmpdir(), 'clinic-mail-'))
  now = new Date()
  jobs = await openJobs({ ...database, log })
  await jobs.prepare(impatient)
})
afterEach(async () => {
  await jobs.stop(1)
  await database.db.deleteFrom('mails').execute()
  rmSync(folder, { recursive: true })
})
afterAll(() => database.close())

function enqueue(changes: Partial<QueuedMail> = {}, fail = false) {
  const queue = createMailQueue({ jobs, mailFrom, now: () => now, log, isCapped: true })
  const mail = {
    kind: 'greeting',
    eventKey: 'event',
    language: 'ar',
    to: 'ann@mail.example',
    data: { name: 'Ann' },
  }
  return inTransaction(database.db, async (trx) => {
    await queue.enqueue(trx, { ...mail, ...changes } as QueuedMail)
    if (fail) throw new Error('rolled back')
  })
}

function deliver(
  smtpUrl?: string,
  wrap: (transport: MailTransport) => MailTransport = (transport) => transport,
  ofProcess = jobs,
) {
  const transport = wrap(
    createMailTransport({
      smtpUrl,
      mailFrom,
      outbox: join(folder, 'mail'),
      patience: { connectMs: 2000, silenceMs: 1500, sendMs: 4000 },
    }),
  )
  const deps = {
    db: database.db,
    log,
    now: () => now,
    transport,
    metrics: createMetrics(),
    composers: { greeting, slow, held, outdated: async () => null, 'unless-others-left': unlessOthersLeft },
  }
  return deliverMails(deps, ofProcess, 0.5)
}

async function mails() {
  return database.db.selectFrom('mails').selectAll().execute()
}

function untilState(state: string) {
  return vi.waitFor(async () => expect((await mails()).map((mail) => mail.state)).toEqual([state]), 20_000)
}

const outbox = () => readdirSync(join(folder, 'mail')).map((name) => join(folder, 'mail', name))

describe('without a mail server', () => {
  it('a mail becomes a file with both parts and the calendar, for its owner only', async () => {
    await enqueue()
    await deliver()
    await untilState('sent')
    const [file = ''] = outbox()
    const text = readFileSync(file, 'utf8')
    const [mail] = await mails()
    expect(file).toMatch(/greeting-[\w-]+\.eml$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(text).toContain(`Message-ID: ${mail?.message_id}`)
    expect(mail?.message_id).toMatch(/^<[\w-]+@clinic\.example>$/)
    expect(text).toMatch(/^To: ann@mail\.example\r$/m)
    expect(text).toMatch(/^Reply-To: reply@clinic\.example\r$/m)
    expect(text).toMatch(/^Subject: Hello Ann\r$/m)
    expect(text).toMatch(/Content-Type: text\/calendar;[^:]*method=REQUEST/)
    expect(text).toMatch(/Content-Disposition: attachment; filename=visit\.ics/)
    for (const type of ['text/plain', 'text/html'])
      expect(text).toContain(`Content-Type: ${type}; charset=utf-8`)
  })

  it('what a sent mail was made from is forgotten', async () => {
    await enqueue()
    await deliver()
    await untilState('sent')
    expect(await mails()).toMatchObject([{ data: {}, attempts: 1, last_error: null }])
  })

  it('a mail that is no longer true is dropped, and counts as neither waiting nor failed', async () => {
    await enqueue({ kind: 'outdated' })
    await deliver()
    await untilState('dropped')
    expect(await mails()).toMatchObject([{ data: {}, attempts: 1 }])
    expect(await countMails(database.db)).toEqual({ queued: 0, failed: 0 })
  })

  it('mails leave in the order in which they were stored, also when one takes longer to write', async () => {
    const kinds = ['slow', 'greeting', 'slow', 'greeting', 'greeting']
    for (const [index, kind] of kinds.entries()) await enqueue({ kind, eventKey: String(index) })
    const left: string[] = []
    await deliver(undefined, (transport) => ({
      ...transport,
      async send(mail) {
        await transport.send(mail)
        left.push(mail.kind)
      },
    }))
    await vi.waitFor(() => expect(left).toHaveLength(5), 10_000)
    expect(left).toEqual(kinds)
  })

  it('two requests about one event make one mail, an event that did not happen none', async () => {
    await enqueue()
    await enqueue({ data: { name: 'Again' } })
    await enqueue({ eventKey: 'other' }, true).catch(() => {})
    await deliver()
    await untilState('sent')
    expect(outbox()).toHaveLength(1)
  })
})

describe('while another process sends a mail', () => {
  const subject = randomUUID()

  it.each(['written', 'sent'])('one to the same reader waits until it is %s, others leave', async (until) => {
    const other = await openJobs({ ...database, log })
    onTestFinished(() => other.stop(1))
    await other.prepare(impatient)
    const taken = Promise.withResolvers<void>()
    const left: string[] = []
    if (until === 'written') writing = taken.promise
    const noting = (isSent: Promise<void>) => (transport: MailTransport) => ({
      ...transport,
      async send(mail: OutgoingMail) {
        await isSent
        left.push(`${mail.kind} ${mail.to}`)
      },
    })
    await enqueue({ eventKey: `booked:${subject}`, kind: 'held' })
    await deliver(undefined, noting(until === 'sent' ? taken.promise : Promise.resolve()))
    await untilState('sending')
    await enqueue({ eventKey: `cancelled:${subject}:1` })
    await enqueue({ eventKey: `cancelled-notice:${subject}:1`, to: 'desk@clinic.example' })
    now = new Date(now.getTime() + 2 * dayMs)
    await deliver(undefined, noting(Promise.resolve()), other)
    await vi.waitFor(() => expect(lines.join()).toContain('is on its way to the same reader'), 10_000)
    await vi.waitFor(() => expect(left).toEqual(['greeting desk@clinic.example']), 10_000)
    taken.resolve()
    await vi.waitFor(() => expect(left).toHaveLength(3), 10_000)
    expect(left.slice(1)).toEqual(['held ann@mail.example', 'greeting ann@mail.example'])
    await vi.waitFor(
      async () => expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']),
      10_000,
    )
  })

  it('one that was being sent when its process died is not held up by its like', async () => {
    await enqueue({ eventKey: `booked:${subject}` })
    await enqueue({ eventKey: `cancelled:${subject}:1` })
    await database.db.updateTable('mails').set({ state: 'sending' }).execute()
    await deliver()
    await vi.waitFor(
      async () => expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent']),
      10_000,
    )
  })
})

describe('with a mail server', () => {
  it.each<[Verdict[], number]>([
    [['take'], 1],
    [['refuse', 'refuse', 'take'], 3],
    [['drop while receiving', 'take'], 2],
    [['stall', 'take'], 2],
    [['greylist', 'greylist', 'take'], 3],
    [['refuse to relay', 'take'], 2],
    [['refuse the sender', 'take'], 2],
    [['over the limit', 'take'], 2],
    [['refuse', 'stall', 'drop while receiving', 'greylist', 'take'], 5],
  ])('that answers %j a mail arrives once', async (verdicts, attempts) => {
    const smtp = await openMailServer(verdicts)
    await enqueue()
    await deliver(smtp.url)
    await untilState('sent')
    const [mail] = await mails()
    expect(mail?.attempts).toBe(attempts)
    expect(smtp.messageIds()).toEqual([mail?.message_id])
    await smtp.close()
  })

  it('a mail is written in its turn, when it is known what left before', async () => {
    const smtp = await openMailServer(['take', 'take'])
    await enqueue({ eventKey: 'one' })
    await enqueue({ eventKey: 'two', kind: 'unless-others-left' })
    await deliver(smtp.url)
    const states = async () => (await mails()).map(({ kind, state }) => `${kind} ${state}`).toSorted()
    await vi.waitFor(
      async () => expect(await states()).toEqual(['greeting sent', 'unless-others-left dropped']),
      10_000,
    )
    await smtp.close()
  })

  it('that takes a mail and hangs up before saying so, the repeat carries the same Message-ID', async () => {
    const smtp = await openMailServer(['take and drop', 'take'])
    await enqueue()
    await deliver(smtp.url)
    await untilState('sent')
    const [mail] = await mails()
    expect(smtp.messageIds()).toEqual([mail?.message_id, mail?.message_id])
    await smtp.close()
  })

  it('that is away a mail waits, and is given up and counted after 24 hours', async () => {
    await enqueue()
    const smtp = await openMailServer(['refuse'])
    await deliver(smtp.url)
    await vi.waitFor(
      async () => expect(await mails()).toMatchObject([{ state: 'queued', attempts: 1 }]),
      10_000,
    )
    expect(await countMails(database.db)).toEqual({ queued: 1, failed: 0 })
    await database.db.updateTable('mails').set({ attempts: 6 }).execute()
    now = new Date(now.getTime() + dayMs)
    await untilState('failed')
    expect(await countMails(database.db)).toEqual({ queued: 0, failed: 1 })
    expect((await mails())[0]?.last_error).toContain('try later')
    expect(lines.filter((line) => line.includes('put aside after 24 hours'))).toHaveLength(1)
    expect(smtp.messageIds()).toEqual([])
    await smtp.close()
  })

  it('that is away when an old mail is first tried, as after a restore, the mail waits', async () => {
    await enqueue()
    now = new Date(now.getTime() + 2 * dayMs)
    const smtp = await openMailServer(['refuse'])
    await deliver(smtp.url)
    await vi.waitFor(
      async () => expect(await mails()).toMatchObject([{ state: 'queued', attempts: 1 }]),
      10_000,
    )
    await smtp.close()
  })

  it.each<Verdict>(['refuse for good', 'no such mailbox'])(
    'that says %j a mail is put aside at once, and the reason names nobody',
    async (verdict) => {
      await enqueue()
      const smtp = await openMailServer([verdict, 'take'])
      await deliver(smtp.url)
      await untilState('failed')
      expect(await mails()).toMatchObject([
        { attempts: 1, last_error: expect.stringContaining('no mailbox ***@***') },
      ])
      expect(smtp.messageIds()).toEqual([])
      await smtp.close()
    },
  )
})

it.each(['to a mail server', 'into a file'])(
  'a mail does not leave %s once its turn is over',
  async (where) => {
    const smtp = await openMailServer(['take'])
    const smtpUrl = where === 'into a file' ? undefined : smtp.url
    const transport = createMailTransport({ smtpUrl, mailFrom, outbox: folder })
    const envelope = {
      id: 'one',
      messageId: '<one@clinic.example>',
      kind: 'greeting',
      to: 'ann@mail.example',
    }
    const mail = {
      ...(await greeting({ name: 'Ann' })),
      ...envelope,
      language: 'ar' as const,
      createdAt: now,
    }
    await expect(transport.send(mail, AbortSignal.abort())).rejects.toThrow('aborted')
    expect([smtp.messageIds(), readdirSync(folder)]).toEqual([[], []])
    await transport.send(mail, new AbortController().signal)
    expect([...smtp.messageIds(), ...readdirSync(folder)]).toHaveLength(1)
    transport.close()
    await smtp.close()
  },
)

describe('a process that dies between sending and marking', () => {
  /** Sends and never comes back: what the database sees of a process that was killed there. */
  const dyingAfterSend = (transport: MailTransport): MailTransport => ({
    ...transport,
    async send(mail) {
      await transport.send(mail)
      await new Promise(() => {})
    },
  })

  async function dieOnce(smtpUrl: string, sentBefore: () => number) {
    const before = sentBefore()
    await deliver(smtpUrl, dyingAfterSend)
    await vi.waitFor(() => expect(sentBefore()).toBe(before + 1), 10_000)
    await jobs.stop(1)
    // What the queue itself finds once the time of the run is over.
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = ${sendMail.name} and state in ('active', 'failed')`.execute(
      database.db,
    )
    jobs = await openJobs({ ...database, log })
    await jobs.prepare(impatient)
  }

  it('repeats the mail once at most, with the same Message-ID', async () => {
    const smtp = await openMailServer(['take'])
    const count = () => smtp.messageIds().length
    await enqueue()
    await dieOnce(smtp.url, count)
    expect(await mails()).toMatchObject([{ state: 'sending' }])
    await deliver(smtp.url)
    await untilState('sent')
    const [mail] = await mails()
    expect(smtp.messageIds()).toEqual([mail?.message_id, mail?.message_id])
    await smtp.close()
  })

  it('puts the mail aside when it dies there again and again', async () => {
    const smtp = await openMailServer(['take'])
    const count = () => smtp.messageIds().length
    await enqueue()
    for (let death = 1; death <= 6; death++) await dieOnce(smtp.url, count)
    await deliver(smtp.url)
    await untilState('failed')
    expect(new Set(smtp.messageIds()).size).toBe(1)
    expect(smtp.messageIds()).toHaveLength(6)
    expect(lines.filter((line) => line.includes('put aside: too many attempts'))).toHaveLength(1)
    await smtp.close()
  })
})
