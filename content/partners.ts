/** Invented names that stand in for the brands a real clinic works with (SPEC 9: eight). */
export const partners = [
  'Oeverglas',
  'Tarnevel',
  'Lindewaag',
  'Morgenvlies',
  'Sintelhof',
  'Brunavel',
  'Waterbloei',
  'Nimmerzon',
] as const
