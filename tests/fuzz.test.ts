import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/platform/http/session.ts'
import { errorAnswer } from '#shared/lib/answers.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, registrationOf } from './app.ts'
import { signInAs } from './desk.ts'
import type { FuzzedRequest } from './fuzz/requests.ts'
import { fuzzedRequests } from './fuzz/requests.ts'
import type { FuzzedAnswer } from './fuzz/send.ts'
import { send } from './fuzz/send.ts'

/** `npm run fuzz` sends more, from another seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const count = Number(process.env['FUZZ_REQUESTS'] ?? 2000)
const atOnce = 4
/** Sessions are opened anew after so many, since some requests end them. */
const perRound = 25
const patienceMs = 15_000

let app: TestApp
let server: ReturnType<typeof createAdaptorServer>
beforeAll(async () => {
  app = await openTestApp()
  server = createAdaptorServer({ fetch: createApp(app.deps).fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await app.close()
})

/** What a request may be about: a visit, a message, a card, each with its links. */
async function furnish() {
  const booked = (await app.call('/api/appointments', { body: bookingOf() })).body
  const message = { name: 'Noor', email: 'noor@example.nl', subject: 'Vraag', message: 'Kan dat?' }
  await app.call('/api/contact', { body: message })
  const { id: clientId } = (await app.call('/api/auth/register', { body: registrationOf() })).body.client
  const [enquiry] = await app.deps.db.selectFrom('enquiries').select('id').execute()
  const cards = await app.deps.db.selectFrom('cards').select('id').execute()
  const ids = [booked.id, enquiry?.id, clientId, ...cards.map(({ id }) => id)].filter(Boolean) as string[]
  return {
    clientId: clientId as string,
    ids,
    tokens: [new URL(booked.manageUrl).searchParams.get('token') ?? ''],
  }
}

const whoFor = (path: string): [string, ...string[]] =>
  path.startsWith('/api/desk/')
    ? ['owner', 'practitioner', 'client', 'nobody']
    : /profile|preferences|treatments|session/.test(path)
      ? ['client', 'nobody', 'owner']
      : ['nobody', 'client', 'owner']

async function cookiesOf(clientId: string): Promise<Map<string, string | undefined>> {
  const isThere = await app.deps.db.selectFrom('clients').where('id', '=', clientId).executeTakeFirst()
  const client = isThere && (await openSession(app.deps.db, { clientId, device: '', now: app.deps.now() }))
  return new Map([
    ['nobody', undefined],
    ['client', client && `__Host-session=${client}`],
    ['owner', (await signInAs(app, 'owner')).cookie],
    ['practitioner', (await signInAs(app, 'practitioner')).cookie],
  ])
}

/** Words of the machine that no answer may hold; the generator makes none of them. */
const inside =
  /node_modules|\/src\/|\.tsx?:\d|\n\s+at |insert into|select "|violates|syntax for|SQLSTATE|ZodError|PGlite|kysely|RangeError|TypeError|call stack/i

/** What is wrong with an answer, or null. */
function faultOf({ isHalfSent, path }: FuzzedRequest, { status, text }: FuzzedAnswer): string | null {
  if (status === 0) return isHalfSent ? null : 'the line was closed without an answer'
  if (status >= 500) return `status ${status}`
  if (inside.test(text)) return 'tells what is inside'
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const isOurs = path.startsWith('/api/') && /content-type: application\/json/i.test(head)
  if (status < 400 || !isOurs || /transfer-encoding/i.test(head)) return null
  return errorAnswer.safeParse(JSON.parse(body || '{}')).success ? null : 'an error of another form'
}

function told(request: FuzzedRequest): string {
  const head = `${request.method} ${request.path.slice(0, 300)} as ${request.who}${request.isHalfSent ? ', half sent' : ''}`
  return `${head} ${JSON.stringify(request.headers)} ${request.body.toString('latin1').slice(0, 500)}`
}

it(`${count} odd requests to every address of the description (seed ${seed}) get no answer of 500, wait for nothing and learn nothing`, async () => {
  const { clientId, ids, tokens } = await furnish()
  const description = (await app.call('/api/openapi.json')).body
  const settings = { ids, tokens, whoFor, origin: app.deps.env.publicUrl }
  const requests = fuzzedRequests(description, settings, { seed, count })
  const { port } = server.address() as AddressInfo
  const faults: string[] = []
  const answers = new Map<number, number>()
  for (let from = 0; from < requests.length; from += perRound) {
    const cookies = await cookiesOf(clientId)
    const waiting = requests.slice(from, from + perRound)
    const work = async () => {
      for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
        const answer = await send({ port, patienceMs }, request, cookies.get(request.who)).catch(
          (error: Error) => ({ status: 599, text: error.message }),
        )
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
        const fault = faultOf(request, answer)
        if (fault !== null) faults.push(`${fault}: ${told(request)}\n${answer.text.slice(-300)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  process.stdout.write(`answers by status: ${JSON.stringify(Object.fromEntries([...answers].toSorted()))}\n`)
  expect(faults).toEqual([])
  expect(app.errors()).toEqual([])
  expect((await app.call('/readyz')).status).toBe(200)
}, 1_200_000)
