import { useRef } from 'react'
import { contactAnswer } from '#shared/features/contact/contract.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'
import { postJson } from '#web/lib/api-client.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useWords } from '#web/lib/words.ts'

/** Sends a message; pressing again after a lost answer sends the same one, which the server then stores once. */
export function useSend() {
  const { language } = useWords()
  const last = useRef<{ payload: string; key: string } | null>(null)
  return async (request: ContactRequest): Promise<void> => {
    const payload = JSON.stringify(request)
    if (last.current?.payload !== payload) last.current = { payload, key: randomKey() }
    const headers = { 'Idempotency-Key': last.current.key }
    await postJson('/api/contact', request, contactAnswer, { language, headers })
    last.current = null
  }
}
