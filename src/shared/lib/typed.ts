import { z } from 'zod'
import { emailRule, lineRule, textRule } from '#shared/lib/typed-rules.ts'
import type { TypedRule } from '#shared/lib/typed-rules.ts'

/** What a contract asks of a text that somebody types. */
export function typed({ minLength, maxLength, tidy, isFit, spelling }: TypedRule) {
  const text = z.string().overwrite(tidy).min(minLength).max(maxLength).refine(isFit)
  return spelling === undefined ? text : text.overwrite(spelling.write).regex(spelling.pattern)
}

export function typedLine(maxLength: number) {
  return typed(lineRule(maxLength))
}

/** With `minLength` 0 it may be left out. */
export function typedText(maxLength: number, minLength = 1) {
  return typed(textRule(maxLength, minLength))
}

export const typedEmail = typed(emailRule)

/** A calendar day yyyy-mm-dd that exists. */
export const calendarDate = z.iso.date()
