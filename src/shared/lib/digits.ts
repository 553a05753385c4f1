/** A text with Arabic-Indic (٣) and Persian (۳) digits written as Latin ones; everything else as it was. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** The same with hyphens for every dash, and without the invisible signs that keyboards and other programs put around numbers. */
export function plainSigns(text: string): string {
  return latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
}
