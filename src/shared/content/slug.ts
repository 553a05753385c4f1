/** Dutch treatment names keep to these characters, so that every reading of SPEC 2's slug rule gives the same address. */
export const sluggableName = /^[A-Za-z0-9]+(?:[ ()'.,%]+[A-Za-z0-9]+)*[)%]?$/

/** The address part of a Dutch name: lower case, spaces to hyphens, everything else that is not a letter or digit dropped (SPEC 2). */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^a-z0-9-]/g, '')
}
