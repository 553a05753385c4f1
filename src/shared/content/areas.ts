/** Where people look for something first, in the order shown; their names are the messages `appointment.area_…`. */
export const areas = ['face', 'skin', 'body', 'brows', 'relaxation', 'consultation'] as const
export type Area = (typeof areas)[number]

/** Sorts a list by area, and what has none after all others; a list keeps its order within an area. */
export function placeOf(area: Area | null | undefined): number {
  return area ? areas.indexOf(area) : areas.length
}
