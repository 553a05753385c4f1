/** Comma separated, with a header line (RFC 4180). */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** Spreadsheets run what starts like a formula; the apostrophe makes it text. A number is none. */
function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
