import type { Subscriber } from '#server/features/newsletter/data.ts'
import { hashOf, unsubscribeUrlOf } from '#server/features/newsletter/token.ts'
import { csvOf } from '#server/platform/http/csv.ts'

/** The list for the program that sends the newsletter. */
export function listAsCsv(
  subscribers: readonly Subscriber[],
  env: { readonly publicUrl: string; readonly secret: string },
): string {
  const rows = subscribers.map((row) => [
    row.email,
    row.name ?? '',
    row.language,
    row.confirmed_at?.toISOString() ?? '',
    unsubscribeUrlOf(hashOf(row.email, env), row.language, env),
  ])
  return csvOf(['email', 'name', 'language', 'confirmed_at', 'unsubscribe_url'], rows)
}
