import { subscribeAnswer } from '#shared/features/newsletter/contract.ts'
import type { SubscribeRequest } from '#shared/features/newsletter/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { postJson } from '#web/lib/api-client.ts'

/** Asks for the newsletter; resolves when the confirmation mail is on its way, rejects with ApiError. */
export async function postSubscription(request: SubscribeRequest, language: Language): Promise<void> {
  await postJson('/api/newsletter/subscribe', request, subscribeAnswer, { language })
}
