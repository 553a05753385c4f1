import { z } from 'zod'
import { typedEmail } from '#shared/lib/typed.ts'

/** `POST /api/appointments/link`: the answer is the same whether or not code and address belong to a visit. */
export const linkRequest = z.object({ reference: z.string().trim().min(1).max(20), email: typedEmail })
export type LinkRequest = z.infer<typeof linkRequest>
