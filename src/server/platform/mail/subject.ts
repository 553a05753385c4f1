import { sql } from 'kysely'

/** The id of what a mail is about, of a visit mostly: it stands second in the name of its event. Indexed as it is written here. */
export const subjectOfMail = sql<string>`split_part(event_key, ':', 2)`
