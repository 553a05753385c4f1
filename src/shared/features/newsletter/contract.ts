import { z } from 'zod'
import { typedEmail, typedLine } from '#shared/lib/typed.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'

/** `POST /api/newsletter/subscribe` (SPEC 7). `website` is the honeypot: people never see it. */
export const subscribeRequest = z.object({
  email: typedEmail,
  name: typedLine(typedLimits.name).nullish(),
  website: z.string().optional(),
})
export type SubscribeRequest = z.infer<typeof subscribeRequest>

/** The same whether or not the address is known (DECISIONS 4). */
export const subscribeAnswer = z.object({ status: z.literal('pending') })
