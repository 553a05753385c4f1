import { createHash, randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'

/** The header by which who asks can send the same again after a lost answer; without it every request is another one. */
export const idempotencyHeader = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() })

/** Tells two requests with the same key apart. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}

/** The id of a row that is stored once, however often the same request comes with the same key. */
export function idFor(key: string | undefined, request: unknown): string {
  if (key === undefined) return randomUUID()
  // A version of its own for ids that follow from what they stand for (RFC 9562, 5.8).
  return requestHash([key, request]).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
