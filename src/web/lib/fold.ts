import { latinDigits } from '#shared/lib/digits.ts'

/** One way to write a text: small letters without accents, Arabic without the marks and shapes that people leave out. */
export function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
