/** The texts among the fields of what was stored or answered, by field; none where it is no object. */
export function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return Object.fromEntries(texts)
}
