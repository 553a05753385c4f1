import { clinic } from '#content/clinic.ts'
import { formatTime } from '#shared/i18n/format.ts'

/** What stands in a sentence of the site where its message has a gap, as the source of a pattern. */
type Gaps = Readonly<Record<string, string>>

/**
 * A sentence as a pattern. Amounts and dates are written by the browser, and not by each browser with the same signs:
 * fill the message with the names of gaps, and say here what they must hold.
 */
export function patternOf(sentence: string, gaps: Gaps): RegExp {
  const literal = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const source = Object.entries(gaps).reduce((text, [name, gap]) => text.replaceAll(name, () => gap), literal)
  return new RegExp(source)
}

/** An amount of cents in any language: with a comma or a point, and its sign on either side. */
export function amount(cents: number): string {
  return `\\D*${(cents / 100).toFixed(2).replace('.', '[.,]')}\\D*`
}

/** A moment in any language, with its time on the clinic's clock. */
export function moment(instant: Date): string {
  return `.*${formatTime(instant, 'nl', clinic.timeZone)}\\W*`
}
