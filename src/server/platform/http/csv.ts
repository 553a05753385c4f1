/** Comma separated, with a header line (RFC 4180). */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/**
 * Spreadsheets run what starts like a formula, in full-width signs too and behind signs that show nothing; the apostrophe
 * makes it text. A number is none.
 */
function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const shown = value.normalize('NFKC').replace(/^[\p{C}\p{Z}\p{DI}]+/u, '')
  const text = /^[=+\-@]/.test(shown) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
