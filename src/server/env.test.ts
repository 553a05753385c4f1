import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { clinic } from '../../tests/clinic.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'clinic-env-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const secret = 'x'.repeat(32)
const read = (values: Record<string, string>) => readEnv({ DATA_DIR: folder, ...values })

describe('the settings', () => {
  it('have defaults that work without a database, a mail server or a network', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: folder,
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: `${clinic.name} <${clinic.emails.general}>`,
      clinicMail: clinic.emails.general,
      trustProxy: [],
      isRateLimited: true,
      metrics: undefined,
    })
  })

  it('take every variable', () => {
    const env = read({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://clinic.example/',
      DATABASE_URL: 'postgresql:///clinic?host=/run/postgresql',
      SMTP_URL: 'smtps://user:password@mail.example',
      MAIL_FROM: 'Desk <desk@clinic.example>',
      CLINIC_MAIL: 'all@clinic.example',
      SECRET: secret,
      TRUST_PROXY: '10.0.0.1, 172.16.0.0/12 fd00::/8',
      RATE_LIMITS: 'off',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.5',
    })
    expect(env).toMatchObject({
      port: 8080,
      publicUrl: 'https://clinic.example',
      secret,
      trustProxy: ['10.0.0.1', '172.16.0.0/12', 'fd00::/8'],
      isRateLimited: false,
      metrics: { port: 9100, host: '10.0.0.5' },
    })
    expect(Object.isFrozen(env)).toBe(true)
  })

  it('count an empty value as none', () => {
    expect(read({ PORT: '', PUBLIC_URL: ' ' }).publicUrl).toBe('http://localhost:3000')
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535, not "70000".'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a port number from 1 to 65535, not "on".'],
    [{ HOST: '10.0.0.256' }, 'HOST must be an IP address or a host name to listen on, not "10.0.0.256".'],
    [{ HOST: 'http://x' }, 'HOST must be an IP address or a host name to listen on, not "http://x".'],
    [
      { PUBLIC_URL: 'https://clinic.example/site' },
      'PUBLIC_URL must be an address like https://example.com, without a path, not "https://clinic.example/site".',
    ],
    [
      { DATABASE_URL: 'mysql://user:hidden@host/db', SECRET: secret },
      'DATABASE_URL must be an address like postgresql://user:password@host:5432/name.',
    ],
    [
      { SMTP_URL: 'mail.example:25' },
      'SMTP_URL must be an address like smtp://user:password@host:587 or smtps://host.',
    ],
    [
      { SMTP_URL: 'smtp://' },
      'SMTP_URL must be an address like smtp://user:password@host:587 or smtps://host.',
    ],
    [{ CLINIC_MAIL: 'desk' }, 'CLINIC_MAIL must be an e-mail address, not "desk".'],
    [
      { MAIL_FROM: 'Desk <desk>' },
      'MAIL_FROM must be an e-mail address, or a name with one: Clinic <mail@example.com>, not "Desk <desk>".',
    ],
    [
      { SECRET: 'short' },
      'SECRET must be at least 32 random characters (openssl rand -base64 48 makes good ones).',
    ],
    [
      { TRUST_PROXY: 'proxy.local' },
      'TRUST_PROXY must be addresses or blocks separated by commas, like 10.0.0.1, 172.16.0.0/12.',
    ],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off, not "no".'],
    [{ DATABASE_URL: 'postgres://host/db' }, /^SECRET must be set when DATABASE_URL is, [^.]*\.$/],
  ])('stop the start with one sentence: %o', (values, sentence) => {
    expect(() => read(values)).toThrow(sentence)
  })
})

describe('the secret', () => {
  it('is made once, is kept, and is readable by its owner only', () => {
    const first = read({}).secret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(read({}).secret).toBe(first)
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(first)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('is not replaced when its file is damaged', () => {
    writeFileSync(join(folder, 'secret'), 'half')
    expect(() => read({})).toThrow(/^The secret in .* is damaged/)
  })
})

describe('the data folder', () => {
  it('is made with the folders above it', () => {
    read({ DATA_DIR: join(folder, 'clinic/data') })
    expect(statSync(join(folder, 'clinic/data/secret')).isFile()).toBe(true)
  })

  it.each(['file', 'file/below', '/proc/none', '/proc/none/below'])(
    'has to be a place that can be written to, which %s is not',
    (place) => {
      writeFileSync(join(folder, 'file'), '')
      const DATA_DIR = resolve(folder, place)
      for (const values of [{}, { SECRET: secret }])
        expect(() => read({ DATA_DIR, ...values })).toThrow(
          /^DATA_DIR must be a folder that this user can write to/,
        )
    },
  )

  it('is not needed where database, mail server and secret are elsewhere', () => {
    const elsewhere = { DATABASE_URL: 'postgres://host/db', SMTP_URL: 'smtp://host', SECRET: secret }
    expect(read({ DATA_DIR: '/proc/none', ...elsewhere }).dataDir).toBe('/proc/none')
  })
})
