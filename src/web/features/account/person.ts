import { z } from 'zod'
import { clinic } from '#content/clinic.ts'
import { registerRequest } from '#shared/features/account/contract.ts'
import { parseBirthDate } from '#web/lib/birth-date.ts'
import { dateIn } from '#web/lib/calendar-date.ts'

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

/** The typed day-month-year as the contract wants it; null for nothing. */
export function birthDateOf(text: string): string | null {
  return parseBirthDate(text, dateIn(clinic.timeZone, new Date()))
}

/** A stored day as it is typed. */
export function typedBirthDate(date: string | null): string {
  return date === null ? '' : date.split('-').toReversed().join('-')
}
