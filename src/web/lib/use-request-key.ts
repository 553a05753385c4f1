import { useCallback, useRef } from 'react'
import { ApiError } from '#web/lib/api-call.ts'
import { randomKey } from '#web/lib/random-key.ts'

type Headers = { readonly 'Idempotency-Key': string }

/**
 * Sends what must be done once. Its key stays until the server has given its verdict: sent again after a lost answer, it is
 * not done twice. Another payload gets another key (DECISIONS 3).
 */
export function useRequestKey() {
  const open = useRef<{ payload: string; key: string } | null>(null)
  return useCallback(
    async <Answer>(payload: string, send: (headers: Headers) => Promise<Answer>): Promise<Answer> => {
      if (open.current?.payload !== payload) open.current = { payload, key: randomKey() }
      try {
        const answer = await send({ 'Idempotency-Key': open.current.key })
        open.current = null
        return answer
      } catch (failure) {
        if (failure instanceof ApiError && failure.status < 500) open.current = null
        throw failure
      }
    },
    [],
  )
}
