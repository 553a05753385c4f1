import { sql } from 'kysely'

/**
 * For queries: the person of a card as each account and each visit of theirs tells it. Cards and the record both name
 * people by it, and the record, which everybody writes, cannot ask the cards.
 */
export function personAsTold(cardId: 'card.id' | 'record.client_id') {
  const card = sql.ref(cardId)
  return sql`(
    select first_name, last_name, email, phone, language, email_verified_at is null as is_typed, 1 as rank, created_at, id
      from clients where card_id = ${card}
    union all
    select first_name, last_name, email, phone, language, proven_at is null, 2, created_at, id
      from appointments where card_id = ${card}
  ) as told`
}

/** Proven accounts and visits, and those of the desk, before what anybody may have typed; of the same, accounts first. */
export const knownFirst = sql`order by is_typed, rank, created_at desc, id limit 1`
