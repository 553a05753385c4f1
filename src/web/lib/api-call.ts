import type { Language } from '#shared/i18n/languages.ts'
import { textsOf } from '#web/lib/texts-of.ts'

const timeoutMs = 20_000
/** How far the server's clock was ahead of this one with its last answer. */
let aheadMs = 0

/** What the server's clock shows, once it has answered, while this one, which may be wrong by days, shows `deviceMs`. */
export function onServer(deviceMs: number): Date {
  return new Date(deviceMs + aheadMs)
}

/** A call that reached the server and was refused; the message is the status, a colon and the body (SPEC 7). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** From the API's closed list, or '' when the answer was none of ours. */
  readonly code: string
  /** Readable for the visitor, in the language asked for; undefined when the answer was none of ours. */
  readonly visitorMessage: string | undefined
  /** Messages per field of the request. */
  readonly fields: Readonly<Record<string, string>>
  /** What was answered, where it was JSON. */
  readonly answer: unknown

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`)
    this.status = status
    this.answer = parseJson(body)
    const { error, code, fields } = partsOf(this.answer)
    const isOurs = typeof error === 'string' && typeof code === 'string'
    this.code = isOurs ? code : ''
    this.visitorMessage = isOurs ? error : undefined
    this.fields = isOurs ? textsOf(fields) : {}
  }
}

/** Whether the server knows the session no longer; a wrong password is another refusal. */
export function isSessionEnd(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'unauthorized'
}

/** Whether nothing is known of what the server did. */
export function isUnanswered(failure: unknown): boolean {
  return !(failure instanceof ApiError) || failure.status >= 500
}

/** What the server says of a refusal, for who reads it; undefined where it said nothing. */
export function saidOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? failure.visitorMessage : undefined
}

export type Call = {
  language: Language
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

/** Asks the server; rejects with ApiError, or with the failure of the network. */
export async function send(path: string, call: Call, init: RequestInit): Promise<Response> {
  const response = await fetch(path, {
    ...init,
    credentials: 'include',
    headers: { Accept: 'application/json', 'Accept-Language': call.language, ...call.headers },
    signal: inTime(call.signal),
  })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

/**
 * Reads JSON and takes it at its word: pages and server come from one build, and the library that would check it weighs as
 * much as a screen (0052).
 */
export async function readJson<Answer>(path: string, call: Call): Promise<Answer> {
  const response = await send(path, call, {})
  aheadMs = Date.parse(response.headers.get('Date') ?? '') - Date.now() || 0
  return (await response.json()) as Answer
}

/** Sends JSON and takes the answer at its word. */
export async function postForJson<Answer>(path: string, body: unknown, call: Call): Promise<Answer> {
  const response = await sendBody('POST', path, body, call)
  return (await response.json()) as Answer
}

/** Asks with a body. */
export function sendBody(method: string, path: string, body: unknown, call: Call): Promise<Response> {
  const headers = { ...call.headers, 'Content-Type': 'application/json' }
  return send(path, { ...call, headers }, { method, body: JSON.stringify(body) })
}

/** Ends after the longest wait, or with `signal`; what joins two signals for us is younger than the oldest browsers. */
function inTime(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  if (signal === undefined) return timeout
  const either = new AbortController()
  for (const each of [signal, timeout]) {
    const end = () => either.abort(each.reason)
    if (each.aborted) end()
    each.addEventListener('abort', end, { once: true })
  }
  return either.signal
}

function partsOf(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
