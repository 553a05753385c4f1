import { keepDayWithMonth } from '#shared/i18n/format.ts'

/** A day, with or without its time, that may take two lines: no number is parted from what it belongs to. */
export function unbrokenDay(text: string): string {
  return unbroken(keepDayWithMonth(text))
}

/** The same of times and durations: "10:00 tot / 10:30 uur", "treatment, / 30 minuten". */
export function unbroken(text: string): string {
  return text.replace(/(?<=\p{L}) (?=\d\d:\d\d)|(?<=\d) (?=\p{L}+$)/gu, '\u00a0')
}

/** What must never take two lines, as a postal code or a number with its name. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
