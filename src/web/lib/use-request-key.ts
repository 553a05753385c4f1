import { useCallback, useRef } from 'react'
import { ApiError } from '#web/lib/api-call.ts'
import { randomKey } from '#web/lib/random-key.ts'

type Headers = { readonly 'Idempotency-Key': string }

/**
 * Sends what must be done once. Its key stays until the server has given its verdict: sent again after a lost answer, it is
 * not done twice. What has another `scope` gets another key (DECISIONS 3): all that is sent, or the address of what is changed.
 */
export function useRequestKey() {
  const open = useRef<{ scope: string; key: string } | null>(null)
  return useCallback(
    async <Answer>(scope: string, send: (headers: Headers) => Promise<Answer>): Promise<Answer> => {
      if (open.current?.scope !== scope) open.current = { scope, key: randomKey() }
      try {
        const answer = await send({ 'Idempotency-Key': open.current.key })
        open.current = null
        return answer
      } catch (failure) {
        if (isVerdict(failure)) open.current = null
        throw failure
      }
    },
    [],
  )
}

/** Whether the server has said what becomes of it; "log in first" and "too often" say nothing of that. */
export function isVerdict(failure: unknown): boolean {
  return (
    failure instanceof ApiError && failure.status < 500 && failure.status !== 401 && failure.status !== 429
  )
}
