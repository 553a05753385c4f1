import { plainSigns } from '#shared/lib/digits.ts'

/**
 * A telephone number in plain signs: Latin digits, hyphens for every dash, and none of the invisible signs that keyboards
 * and pages put around numbers, most of all where Arabic is written.
 */
export function plainPhone(typed: string): string {
  return plainSigns(typed.normalize('NFKC'))
}

/** Whether the forms let it through; the server then asks a library that is too heavy to send. */
export function looksLikePhone(typed: string): boolean {
  const text = plainPhone(typed)
  const digits = text.replace(/\D/g, '').length
  return /^[+\d\s()[\]./-]+$/.test(text) && digits >= 7 && digits <= 17
}
