import type { Appointment } from '#server/features/appointments/service.ts'
import { nameKey } from '#server/features/appointments/service.ts'

/*
 * Whose a visit is (0061). Its account (`client_id`) holds it: sees, moves and cancels it and gets its mails, whoever comes. Its
 * card says who comes: by it go courses, remarks and what the desk erases. A name decides on which card a visit lies that no
 * colleague placed, and shows nobody anything: accounts say theirs as they like.
 */

type Named = Pick<Appointment, 'first_name' | 'last_name'>
export type HeldVisit = Named & Pick<Appointment, 'id' | 'card_id' | 'is_own' | 'created_at'>

/** An account with the card on which it stands and all visits that it holds, the latest booked first. */
export type Holder = Named & { readonly card_id: string | null; readonly held: readonly HeldVisit[] }

/**
 * Whether somebody bears the name of an account: as it says now, or with another last name as a visit on its card does. So who
 * marries stays one person.
 */
export function isNamedAs(holder: Holder, named: Named): boolean {
  const firstName = nameKey({ ...holder, last_name: '' })
  const before = holder.held.filter(
    (visit) => isOnCardOf(holder, visit) && nameKey({ ...visit, last_name: '' }) === firstName,
  )
  return [holder, ...before].some((one) => nameKey(one) === nameKey(named))
}

/**
 * On which card lies what an account holds and no colleague has placed: its own, or where it has booked for who comes before;
 * null where it has not.
 */
export function cardFor(holder: Holder, named: Named): string | null {
  return isNamedAs(holder, named) ? holder.card_id : cardBefore(holder, named)
}

/** The card on which an account that books for this person has booked for them before; null where it has not. */
export function cardBefore(holder: Holder, named: Named): string | null {
  const before = holder.held.find((visit) => visit.card_id !== null && nameKey(visit) === nameKey(named))
  return before?.card_id ?? null
}

/**
 * Where visits that guests booked belong which an account comes to hold, and that are not in its name: the card on which it has
 * itself booked for all of them; null where there is none, and for its own, on which they would be shown to it.
 */
export function cardOfGuests(holder: Holder, names: readonly Named[]): string | null {
  const booked = { ...holder, held: holder.held.filter(({ is_own }) => is_own) }
  const [card = null, ...others] = new Set(names.map((named) => cardBefore(booked, named)))
  return others.length > 0 || card === holder.card_id ? null : card
}

/**
 * Whether a visit that an account holds is another's: it lies on another card, and they booked it themselves. The name says
 * nothing of it: the account says its own as it likes. What it booked is its own to take along.
 */
export function isAnothers(holder: Holder, visit: HeldVisit): boolean {
  return !visit.is_own && !isOnCardOf(holder, visit)
}

/**
 * Whether what the desk entered for a caller is this account's: on its card, and in a name in which it had booked there itself
 * before this came to the card. So no other name that it takes opens anything.
 */
export function isCallOf(holder: Holder, call: Named & { readonly came_at: Date }): boolean {
  return holder.held.some(
    (visit) =>
      visit.is_own &&
      isOnCardOf(holder, visit) &&
      visit.created_at <= call.came_at &&
      nameKey(visit) === nameKey(call),
  )
}

function isOnCardOf(holder: Holder, { card_id }: HeldVisit): boolean {
  return card_id !== null && card_id === holder.card_id
}
