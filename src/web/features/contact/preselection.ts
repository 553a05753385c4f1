import type { TreatmentGroup } from '#web/features/contact/treatment-groups.ts'

/**
 * The Dutch names that an address asks for: `?treatment=` by name in any letter case, else the first treatment of the
 * category that `?category=` names (SPEC 2).
 */
export function preselection(search: string, groups: readonly TreatmentGroup[]): string[] {
  const query = new URLSearchParams(search)
  const treatments = groups.flatMap((group) => group.treatments)
  const asked = query.getAll('treatment').flatMap((wanted) => {
    const found = treatments.find(({ name, label }) => isCalled(wanted, name, label))
    return found === undefined ? [] : [found.name]
  })
  if (asked.length > 0) return [...new Set(asked)]
  const category = query.get('category')
  const group = groups.find(
    ({ slug, name, label }) => category !== null && isCalled(category, slug, name, label),
  )
  const first = group?.treatments[0]
  return first === undefined ? [] : [first.name]
}

function isCalled(wanted: string, ...names: string[]): boolean {
  return names.some((name) => name.toLowerCase() === wanted.trim().toLowerCase())
}
