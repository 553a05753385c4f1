import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { clinic } from '#content/clinic.ts'
import { makeDataFolder, SECRET_MIN_LENGTH, secretIn } from '#server/data-folder.ts'
import { StartError } from '#server/errors.ts'

/** The settings of one run (DECISIONS 6), checked and frozen. */
export type Env = Readonly<{
  port: number
  host: string
  /** Origin in links, mails and canonical addresses; no slash at the end. */
  publicUrl: string
  /** Absolute folder of the embedded database and the mail files. */
  dataDir: string
  /** A PostgreSQL server; undefined is the embedded database. */
  databaseUrl: string | undefined
  /** A mail server; undefined writes mails as files under `dataDir`. */
  smtpUrl: string | undefined
  /** Sender of every mail, with or without a display name. */
  mailFrom: string
  /** Where the clinic reads its mail. */
  clinicMail: string
  /** Signs links and cookies. */
  secret: string
  /** Addresses or CIDR blocks of the proxies whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[]
  isRateLimited: boolean
  /** Where the figures of `/metrics` are shown; undefined shows them nowhere. */
  metrics: Readonly<{ port: number; host: string }> | undefined
}>

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
    error: mustBe('a port number from 1 to 65535'),
  })
const host = z.string().refine((text) => isIP(text) !== 0 || isHostName(text), {
  error: mustBe('an IP address or a host name to listen on'),
})

/** Every sentence reads `NAME must be …`; values that hold passwords are never repeated. */
const variables = z.object({
  PORT: port.default('3000').transform(Number),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: mustBe('an address like https://example.com, without a path') })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(hasProtocol('postgres:', 'postgresql:'), {
      error: 'must be an address like postgresql://user:password@host:5432/name',
    })
    .optional(),
  SMTP_URL: z
    .string()
    .refine((text) => hasProtocol('smtp:', 'smtps:')(text) && new URL(text).hostname !== '', {
      error: 'must be an address like smtp://user:password@host:587 or smtps://host',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, { error: mustBe('an e-mail address, or a name with one: Clinic <mail@example.com>') })
    .default(`${clinic.name} <${clinic.emails.general}>`),
  CLINIC_MAIL: z.email({ error: mustBe('an e-mail address') }).default(clinic.emails.general),
  SECRET: z
    .string()
    .min(SECRET_MIN_LENGTH, {
      error: `must be at least ${SECRET_MIN_LENGTH} random characters (openssl rand -base64 48 makes good ones)`,
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .refine((parts) => parts.every(isAddressOrBlock), {
      error: 'must be addresses or blocks separated by commas, like 10.0.0.1, 172.16.0.0/12',
    }),
  RATE_LIMITS: z.enum(['on', 'off'], { error: mustBe('on or off') }).default('on'),
  METRICS_PORT: port.transform(Number).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
})

/**
 * Reads the settings, and makes the secret under `DATA_DIR` where none is given.
 *
 * @throws StartError with one sentence about the first value that is wrong or missing.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  // An empty value counts as none: that is how compose files and CI systems write "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new StartError(sentenceOf(parsed.error))
  const values = parsed.data
  if (values.DATABASE_URL !== undefined && values.SECRET === undefined)
    throw new StartError(
      'SECRET must be set when DATABASE_URL is, because all servers of one database sign links and cookies with the same secret (openssl rand -base64 48 makes a good one).',
    )
  const dataDir = resolve(values.DATA_DIR)
  const isStateless = values.DATABASE_URL !== undefined && values.SMTP_URL !== undefined
  if (!isStateless || values.SECRET === undefined) makeDataFolder(dataDir)
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    clinicMail: values.CLINIC_MAIL,
    secret: values.SECRET ?? secretIn(dataDir),
    trustProxy: Object.freeze(values.TRUST_PROXY),
    isRateLimited: values.RATE_LIMITS === 'on',
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : Object.freeze({ port: values.METRICS_PORT, host: values.METRICS_HOST }),
  })
}

function sentenceOf(error: z.ZodError): string {
  const issue = error.issues[0]
  return `${String(issue?.path[0])} ${issue?.message}.`
}

function mustBe(what: string): (issue: { readonly input?: unknown }) => string {
  return (issue) => `must be ${what}, not "${String(issue.input)}"`
}

/** Letters are needed: digits and dots alone are an address with a typing error. */
function isHostName(text: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && /[a-z]/i.test(text)
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}

function hasProtocol(...protocols: string[]): (text: string) => boolean {
  return (text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol)
  }
}

function isMailbox(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  return z.email().safeParse(address).success
}

function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
