import type { Outsider } from '#shared/features/desk/record-actions.ts'

/** As the end of an action names them. */
const outsiders: readonly Outsider[] = ['client', 'link', 'guest', 'system']

/** "visit.moved.client" was done by a client; null for what has no such end: "team.link" made a link. */
export function outsiderOf(action: string): Outsider | null {
  const [, , end] = action.split('.')
  return outsiders.find((each) => each === end) ?? null
}
