/** The values of a form that differ from those it was opened with; no key for one that does not. */
export function changesOf<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  before: Partial<Values> = {},
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name])
  // Keys and values are those of `values`.
  return Object.fromEntries(changed) as Partial<Values>
}
