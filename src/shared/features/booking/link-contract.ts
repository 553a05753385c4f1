import { z } from 'zod'
import { latinDigits } from '#shared/lib/digits.ts'
import { typedEmail } from '#shared/lib/typed.ts'

/** Room for the strokes and spaces that somebody may type in a code. */
export const longestReference = 20

/** `POST /api/appointments/link`: the answer is the same whether or not code and address belong to a visit. */
export const linkRequest = z.object({
  reference: z.string().trim().min(1).max(longestReference).overwrite(asPrinted),
  email: typedEmail,
})
export type LinkRequest = z.infer<typeof linkRequest>

/** A code as it is printed, however it was typed: "abcd 2345" is ABCD-2345. */
function asPrinted(typed: string): string {
  const signs = latinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
