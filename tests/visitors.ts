import { Agent, request } from 'node:http'
import { bookingOf, somebody } from './app.ts'

/** What became of the requests of some visitors. */
export type Walk = {
  /** Of whole answers. */
  readonly statuses: number[]
  /** Ids of appointments whose booking was answered with 201. */
  readonly booked: string[]
  /** Requests that were taken and got no answer, or half of one; and connections that were cut. */
  readonly failures: string[]
  /** Ends when every visitor has gone. */
  readonly ended: Promise<void>
}
type Options = {
  readonly visitors: number
  readonly treatment: string
  /** Instants that are booked, one after the other; between bookings visitors read. */
  readonly starts: readonly string[]
  /** True keeps a connection per visitor, false opens one per request. */
  readonly keepAlive: boolean
  /** Read until then; without it, until nobody listens any more. */
  readonly until?: AbortSignal
}

/** Visitors who ask all the time, each one thing at a time, until nobody listens any more or they are told to go. */
export function walk(origin: string, options: Options): Walk {
  const { visitors, treatment, keepAlive, until } = options
  const left = [...options.starts]
  const [statuses, booked, failures]: [number[], string[], string[]] = [[], [], []]

  const isOver = () => until?.aborted === true
  async function visit(agent: Agent, visitor: number): Promise<void> {
    for (let turn = visitor; !isOver(); turn++) {
      const start = turn % 3 === 0 ? left.shift() : undefined
      const path = start === undefined ? '/api/catalogue?language=nl' : '/api/appointments'
      const booking = { treatmentType: treatment, appointmentDate: start, email: somebody() }
      const answer = await ask(agent, origin + path, start && bookingOf(booking)).catch(
        (error: unknown) => error,
      )
      if (answer instanceof Overtaken) continue
      if (isRefused(answer) && until === undefined) return
      if (answer instanceof Error) failures.push(`${path}: ${answer.message}`)
      else {
        const { status, body } = answer as Answer
        statuses.push(status)
        if (status === 201) booked.push((JSON.parse(body) as { id: string }).id)
      }
    }
  }

  const agents = Array.from({ length: visitors }, () => new Agent({ keepAlive, maxSockets: 1 }))
  const ended = Promise.all(agents.map(visit)).then(() => agents.forEach((agent) => agent.destroy()))
  return { statuses, booked, failures, ended }
}

/** A kept connection was closed while its next question was on the way: browsers ask again on another. */
class Overtaken extends Error {}

type Answer = { readonly status: number; readonly body: string }

/** Rejects when the answer is not whole. */
function ask(agent: Agent, url: string, body: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      },
    )
    asking.on('error', (error) => reject(asking.reusedSocket && isReset(error) ? new Overtaken() : error))
    asking.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}
