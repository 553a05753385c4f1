import { z } from 'zod'
import { registerRequest } from '#shared/features/account/contract.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import { birthDateOf } from '#web/lib/birth-date.ts'

/** What registration and profile ask about the person. Telephone numbers are judged by the server, which has the library. */
export const personFields = {
  firstName: registerRequest.shape.firstName,
  lastName: registerRequest.shape.lastName,
  email: registerRequest.shape.email,
  phone: z.string().trim().max(typedLimits.phone),
  dateOfBirth: z.string().refine((text) => text.trim() === '' || birthDateOf(text) !== null),
}

const person = z.object(personFields)
export type Person = z.infer<typeof person>
