import { placeholderOrigin } from '#shared/lib/placeholder-origin.ts'

/** The full address of a path of this site; the server puts its own origin in when it serves the file. */
export function absolute(path: string): string {
  return new URL(path, placeholderOrigin).href
}
