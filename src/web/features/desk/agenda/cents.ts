import { latinDigits } from '#shared/lib/digits.ts'

/** Cents of "45", "45,00", "-12.5" or Arabic digits; null for what is no amount. */
export function centsOf(written: string): number | null {
  const latin = latinDigits(written.trim()).replace(/[,\u066b]/, '.')
  if (!/^-?\d{1,5}(\.\d{1,2})?$/.test(latin)) return null
  const cents = Math.round(Number(latin) * 100)
  return cents === 0 ? null : cents
}
