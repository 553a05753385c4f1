/** A text with Arabic-Indic (٣) and Persian (۳) digits written as Latin ones; everything else as it was. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
