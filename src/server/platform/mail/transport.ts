import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Language } from '#shared/i18n/languages.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'

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
  readonly send: (mail: OutgoingMail) => Promise<void>
  /** True when sending twice leaves one mail: a file is written over, a mail server would deliver again. */
  readonly isRepeatable: boolean
  readonly close: () => void
}

const connectTimeoutMs = 15_000
const silenceTimeoutMs = 30_000
/** Shorter than the job's own limit, so that two attempts at one mail never overlap. */
const sendTimeoutMs = 90_000

/** The mail server of `smtpUrl`, or files in the folder `outbox` where there is none. */
export function createMailTransport(settings: {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly outbox: string
}): MailTransport {
  const { smtpUrl, mailFrom, outbox } = settings
  return smtpUrl === undefined ? fileTransport(outbox, mailFrom) : smtpTransport(smtpUrl, mailFrom)
}

function smtpTransport(url: string, mailFrom: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isRepeatable: false,
    async send(mail) {
      await transporter.sendMail({ ...messageOf(mail, mailFrom), signal: AbortSignal.timeout(sendTimeoutMs) })
    },
    close: () => transporter.close(),
  }
}

function fileTransport(outbox: string, mailFrom: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    isRepeatable: true,
    async send(mail) {
      const { message } = await transporter.sendMail(messageOf(mail, mailFrom))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const day = mail.createdAt.toISOString().replaceAll(':', '-')
      const file = join(outbox, `${day}-${mail.kind}-${mail.id}.eml`)
      // Readers of the folder see whole mails only.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
    },
    close: () => transporter.close(),
  }
}

function messageOf(mail: OutgoingMail, mailFrom: string) {
  return {
    from: mailFrom,
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })),
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { ...mail.headers, 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  }
}
