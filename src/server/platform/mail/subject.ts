import { sql } from 'kysely'
import { z } from 'zod'

/** The id of what a mail is about, of a visit mostly: it stands second in the name of its event. Indexed as it is written here. */
export const subjectOfMail = sql<string>`split_part(event_key, ':', 2)`

/** The same of a mail that was read; undefined where no id stands there. */
export function subjectIdOf({ event_key }: { readonly event_key: string }): string | undefined {
  return z.uuid().safeParse(event_key.split(':')[1]).data
}

/** Leaves out what the clinic itself gets, which is no client's. */
export const isForClient = sql<boolean>`kind not like '%-notice'`

/** Whether the clinic itself gets mails of this kind. */
export function isForClinic(kind: string): boolean {
  return kind.endsWith('-notice')
}
