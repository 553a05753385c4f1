/** Comma separated, with a header line (RFC 4180). */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/**
 * After these a spreadsheet may begin a cell, whatever the quotation marks say: one that separates by semicolons, as where
 * prices have commas, takes the quotation marks of the second column for part of the first.
 */
const beginningOfCell = /(?<=[;\t\r\n])/

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${value.split(beginningOfCell).map(defused).join('').replaceAll('"', '""')}"`
}

/**
 * Spreadsheets run what starts like a formula, in full-width signs too and behind quotation marks and signs that show nothing;
 * the apostrophe makes it text. A number is none.
 */
function defused(text: string): string {
  const shown = text.normalize('NFKC').replace(/^["\p{C}\p{Z}\p{DI}]+/u, '')
  return /^[=+\-@]/.test(shown) ? `'${text}` : text
}
