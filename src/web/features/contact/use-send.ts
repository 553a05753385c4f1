import { contactAnswer } from '#shared/features/contact/contract.ts'
import type { ContactRequest } from '#shared/features/contact/contract.ts'
import { postJson } from '#web/lib/api-client.ts'
import { useRequestKey } from '#web/lib/use-request-key.ts'
import { useWords } from '#web/lib/words.ts'

/** Sends a message; pressing again after a lost answer sends the same one, which the server then stores once. */
export function useSend() {
  const { language } = useWords()
  const once = useRequestKey()
  return async (request: ContactRequest): Promise<void> => {
    await once(JSON.stringify(request), (headers) =>
      postJson('/api/contact', request, contactAnswer, { language, headers }),
    )
  }
}
