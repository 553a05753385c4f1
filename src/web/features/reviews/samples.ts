/** The reviews in the order in which they are shown; all sample texts, all five stars (SPEC 2, DECISIONS 1). */
export const samples = [
  'consult',
  'microneedling',
  'laser',
  'lips',
  'hydra',
  'brows',
  'couperose',
  'lashes',
  'massage',
] as const

/** SPEC 9 */
export const rating = '5.0'
export const best = 5
