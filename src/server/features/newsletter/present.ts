import type { Subscriber } from '#server/features/newsletter/data.ts'
import { unsubscribeUrlOf } from '#server/features/newsletter/token.ts'

/** The list for the program that sends the newsletter: comma separated, with a header line (RFC 4180). */
export function csvOf(
  subscribers: readonly Subscriber[],
  env: { readonly publicUrl: string; readonly secret: string },
): string {
  const rows = subscribers.map((row) => [
    row.email,
    row.name ?? '',
    row.language,
    row.confirmed_at?.toISOString() ?? '',
    unsubscribeUrlOf(row.email_hash, row.language, env),
  ])
  return [['email', 'name', 'language', 'confirmed_at', 'unsubscribe_url'], ...rows]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('')
}

/** Spreadsheets run what starts like a formula; the apostrophe makes it text. */
function quoted(value: string): string {
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
