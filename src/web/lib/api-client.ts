import '#web/lib/zod-without-eval.ts'
import type { z } from 'zod'
import { errorAnswer } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'

const timeoutMs = 20_000

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

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`)
    const answer = errorAnswer.safeParse(parseJson(body))
    this.status = status
    this.code = answer.data?.code ?? ''
    this.visitorMessage = answer.data?.error
    this.fields = answer.data?.fields ?? {}
  }
}

type Call = {
  language: Language
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

/** Reads JSON; rejects with ApiError, or with the failure of the network. */
export async function getJson<Schema extends z.ZodType>(
  path: string,
  answer: Schema,
  call: Call,
): Promise<z.infer<Schema>> {
  const response = await send(path, call, {})
  return answer.parse(await response.json())
}

/** Sends JSON and reads the JSON answer; rejects with ApiError, or with the failure of the network. */
export function postJson<Schema extends z.ZodType>(
  path: string,
  body: unknown,
  answer: Schema,
  call: Call,
): Promise<z.infer<Schema>> {
  return sendJson('POST', path, body, answer, call)
}

/** The same for the other methods that change something. */
export async function sendJson<Schema extends z.ZodType>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  answer: Schema,
  call: Call,
): Promise<z.infer<Schema>> {
  const response = await send(
    path,
    { ...call, headers: { ...call.headers, 'Content-Type': 'application/json' } },
    { method, body: JSON.stringify(body) },
  )
  return answer.parse(await response.json())
}

async function send(path: string, call: Call, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(path, {
    ...init,
    credentials: 'include',
    headers: { Accept: 'application/json', 'Accept-Language': call.language, ...call.headers },
    signal: call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]),
  })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
