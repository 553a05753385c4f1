/** Who does something without a session of the desk, as the end of an action names them. */
const outsiders = ['client', 'link', 'guest', 'system'] as const

/** "visit.moved.client" was done by a client; null for what has no such end: "team.link" made a link. */
export function outsiderOf(action: string): (typeof outsiders)[number] | null {
  const [, , end] = action.split('.')
  return outsiders.find((each) => each === end) ?? null
}
