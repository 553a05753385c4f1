import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Language } from '#shared/i18n/languages.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import { MailServerError } from '#server/platform/mail/mail-server-error.ts'

/** A composed mail with its envelope. */
export type OutgoingMail = ComposedMail & {
  readonly id: string
  readonly messageId: string
  readonly kind: string
  readonly language: Language
  readonly to: string
  readonly createdAt: Date
}

export type MailTransport = {
  /** What has not left when `isOver` says so, does not leave any more. */
  readonly send: (mail: OutgoingMail, isOver?: AbortSignal) => Promise<void>
  /** True when sending twice leaves one mail: a file is written over, a mail server would deliver again. */
  readonly isRepeatable: boolean
  /** Looks whether mails can be sent now. @throws MailServerError with a sentence for the operator. */
  readonly check: () => Promise<void>
  /** Removes what it keeps of these mails and of those stored before `before`; answers with how many. A mail server keeps its own. */
  readonly forget: (before: Date, mailIds: readonly string[]) => Promise<number>
  readonly close: () => void
}

/** How long a mail server may take. */
type Patience = { readonly connectMs: number; readonly silenceMs: number; readonly sendMs: number }
const patience: Patience = { connectMs: 15_000, silenceMs: 30_000, sendMs: 90_000 }

type SmtpSettings = { readonly mailFrom: string; readonly patience?: Patience }

/** The mail server of `smtpUrl`, or files in the folder `outbox` where there is none. */
export function createMailTransport(settings: {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly outbox: string
  /** Shorter in tests. */
  readonly patience?: Patience
}): MailTransport {
  const { smtpUrl, mailFrom, outbox } = settings
  return smtpUrl === undefined ? fileTransport(outbox, mailFrom) : smtpTransport(smtpUrl, settings)
}

function smtpTransport(smtpUrl: string, settings: SmtpSettings): MailTransport {
  const { mailFrom } = settings
  const { connectMs, silenceMs, sendMs } = settings.patience ?? patience
  const url = new URL(smtpUrl)
  const transporter = createTransport({
    url: smtpUrl,
    // One connection that stays open: the delivery sends one mail at a time.
    pool: true,
    maxConnections: 1,
    // Our own queue repeats, counts and waits; the pool's would do so unseen.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // A password crosses the network encrypted or not at all.
    requireTLS: url.protocol === 'smtp:' && url.password !== '' && !isThisMachine(url.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isRepeatable: false,
    async send(mail, isOver) {
      const signal = AbortSignal.any([AbortSignal.timeout(sendMs), ...(isOver ? [isOver] : [])])
      try {
        await transporter.sendMail({ ...messageOf(mail, mailFrom), signal })
      } catch (error) {
        throw new MailServerError(error)
      }
    },
    async check() {
      try {
        await transporter.verify()
      } catch (error) {
        throw new MailServerError(error)
      }
    },
    forget: async () => 0,
    close: () => transporter.close(),
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}

function fileTransport(outbox: string, mailFrom: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    isRepeatable: true,
    async send(mail, isOver) {
      isOver?.throwIfAborted()
      const { message } = await transporter.sendMail(messageOf(mail, mailFrom))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${fileTime(mail.createdAt)}-${mail.kind}-${mail.id}.eml`)
      // Readers of the folder see whole mails only.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
    },
    check: async () => {},
    async forget(before, mailIds) {
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const ends = new Set(mailIds.map((id) => `${id}.eml`))
      const isOf = (name: string) => ends.has(name.slice(-(36 + '.eml'.length)))
      const files = (await readdir(outbox, { withFileTypes: true })).filter((entry) => entry.isFile())
      const old = files.map(({ name }) => name).filter((name) => name < fileTime(before) || isOf(name))
      // Another server of the folder may have been first.
      for (const name of old) await rm(join(outbox, name), { force: true })
      return old.length
    },
    close: () => transporter.close(),
  }
}

/** Begins the name of a mail's file: names sort by the time of the mails. */
function fileTime(instant: Date): string {
  return instant.toISOString().replaceAll(':', '-')
}

function messageOf(mail: OutgoingMail, mailFrom: string) {
  return {
    from: mailFrom,
    // As addresses, not as text that is read for names, groups and lists.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === undefined ? {} : { icalEvent: { ...mail.calendar } }),
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { ...mail.headers, 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  }
}
