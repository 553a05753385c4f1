import '#web/lib/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { clinic } from '#content/clinic.ts'
import { registerRequest } from '#shared/features/account/contract.ts'
import { parseBirthDate } from '#web/lib/birth-date.ts'
import { dateIn } from '#web/lib/calendar-date.ts'
import { sentenceFor } from '#web/lib/form-problems.ts'
import { useWords } from '#web/lib/words.ts'

/** What registration and profile ask about the person. Telephone numbers are judged by the server, which has the library. */
export const personFields = {
  firstName: registerRequest.shape.firstName,
  lastName: registerRequest.shape.lastName,
  email: registerRequest.shape.email.refine((text) => text.includes('@')),
  phone: z.string().trim().max(32),
  dateOfBirth: z.string().refine((text) => text.trim() === '' || birthDateOf(text) !== null),
}

/** A form of the account pages with sentences of its own language. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues?: DefaultValues<Values>,
) {
  const { t } = useWords()
  return useForm<Values>({
    resolver: zodResolver(schema, { error: (issue) => sentenceFor(t, issue) }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Left out, fields keep what was typed, or filled in by the browser, before the script took over.
    ...(defaultValues === undefined ? {} : { defaultValues }),
  })
}

/** The typed day-month-year as the contract wants it; null for nothing. */
export function birthDateOf(text: string): string | null {
  return parseBirthDate(text, dateIn(clinic.timeZone, new Date()))
}

/** A stored day as it is typed. */
export function typedBirthDate(date: string | null): string {
  return date === null ? '' : date.split('-').toReversed().join('-')
}
