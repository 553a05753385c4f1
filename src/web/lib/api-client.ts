import '#web/lib/zod-without-eval.ts'
import type { z } from 'zod'
import { send, sendBody } from '#web/lib/api-call.ts'
import type { Call } from '#web/lib/api-call.ts'

export { ApiError } from '#web/lib/api-call.ts'

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
  const response = await sendBody(method, path, body, call)
  return answer.parse(await response.json())
}
