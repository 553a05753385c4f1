import type { Appointment } from '#server/features/appointments/service.ts'
import { nameKey } from '#server/features/appointments/service.ts'

/*
 * Whose a visit is (0061). Its account (`client_id`) holds it: sees, moves and cancels it and gets its mails, whoever comes. Its
 * card says who comes: by it go courses, remarks and what the desk erases. A name decides here alone: on which card a visit lies
 * that no colleague placed, and what of all that it holds is about the account itself.
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
 * Whether a visit that an account holds is another's: it lies on another card in another name, and they booked it themselves.
 * What the account booked is its own to take along, and what bears its initial may be.
 */
export function isAnothers(holder: Holder, visit: HeldVisit): boolean {
  return !visit.is_own && !isOnCardOf(holder, visit) && !mayBeNamedAs(holder, visit)
}

/** Whether this may be the name of the account, written shorter: “N.” is what Noor may call herself, and Niels. */
export function mayBeNamedAs(holder: Holder, named: Named): boolean {
  const initial = (one: Named) => ({ ...one, first_name: one.first_name.trim().slice(0, 1) })
  const isInitial = /^\p{L}\.?$/u.test(named.first_name.trim())
  return isNamedAs(holder, named) || (isInitial && nameKey(initial(holder)) === nameKey(initial(named)))
}

function isOnCardOf(holder: Holder, { card_id }: HeldVisit): boolean {
  return card_id !== null && card_id === holder.card_id
}
