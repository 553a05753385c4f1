import { z } from 'zod'
import { subscribeAnswer } from '#shared/features/newsletter/contract.ts'
import type { SubscribeRequest } from '#shared/features/newsletter/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { ApiError, postJson } from '#web/lib/api-client.ts'

/** SPEC 7 knows a refusal by this field, whatever the status. */
const refusal = z.object({ error: z.string().min(1) })

/** Asks for the newsletter; resolves when the confirmation mail is on its way, rejects with ApiError. */
export async function postSubscription(request: SubscribeRequest, language: Language): Promise<void> {
  const answer = await postJson('/api/newsletter/subscribe', request, refusal.or(subscribeAnswer), {
    language,
  })
  if ('error' in answer) throw new ApiError(200, '', JSON.stringify(answer))
}
