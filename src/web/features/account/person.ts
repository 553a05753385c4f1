import { z } from 'zod'
import { registerRequest } from '#shared/features/account/contract.ts'
import { birthDateOf } from '#web/lib/birth-date.ts'

/** What registration and profile ask about the person. Telephone numbers are judged by the server, which has the library. */
export const personFields = {
  firstName: registerRequest.shape.firstName,
  lastName: registerRequest.shape.lastName,
  email: registerRequest.shape.email.refine((text) => text.includes('@')),
  phone: z.string().trim().max(32),
  dateOfBirth: z.string().refine((text) => text.trim() === '' || birthDateOf(text) !== null),
}

const person = z.object(personFields)
export type Person = z.infer<typeof person>

/** A stored day as it is typed. */
export function typedBirthDate(date: string | null): string {
  return date === null ? '' : date.split('-').toReversed().join('-')
}
