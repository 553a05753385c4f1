/** What is done with a visit. */
export type VisitDeed =
  'booked' | 'moved' | 'cancelled' | 'restored' | 'status' | 'payment' | 'payment_link' | 'coming'

/** What the record tells of, by the thing it was done with. Lines stay for good, so that a name once used is never changed. */
type Deeds = {
  visit: VisitDeed
  block: 'make' | 'remove'
  card: 'read' | 'note' | 'merge' | 'split' | 'export' | 'erase'
  message: 'done' | 'reply'
  mail: 'again'
  newsletter: 'read' | 'export'
  team: 'add' | 'change' | 'remove' | 'link'
  key: 'make' | 'remove'
  codes: 'make'
  session: 'open' | 'end'
}
type Thing = keyof Deeds

/** Who does something with a visit without a session of the desk. */
export type Outsider = 'client' | 'link' | 'guest' | 'system'

/** "card.read", "visit.moved.client": the thing, what was done with it, and of a visit who did it where nobody of the desk did. */
export type RecordAction =
  { [Each in Thing]: `${Each}.${Deeds[Each]}` }[Thing] | `visit.${VisitDeed}.${Outsider}`

/** The key of the words for it, whoever did it: a dot would lead into a group of words. */
export type DeedKey = { [Each in Thing]: `${Each}_${Deeds[Each]}` }[Thing]

/** The key of its words: "visit.moved.client" is a visit that was moved, whoever did it. */
export function deedKeyOf(action: string): DeedKey {
  return action.split('.').slice(0, 2).join('_') as DeedKey
}

/** As the end of an action names them. */
const outsiders: readonly Outsider[] = ['client', 'link', 'guest', 'system']

/** "visit.moved.client" was done by a client; null for what has no such end: "team.link" made a link. */
export function outsiderOf(action: string): Outsider | null {
  const [, , end] = action.split('.')
  return outsiders.find((each) => each === end) ?? null
}
