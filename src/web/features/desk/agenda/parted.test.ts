import { expect, it } from 'vitest'
import { parted } from '#web/features/desk/agenda/parted.ts'

it.each([
  ['Vetbevriezing onderkin', 'Vet-bevriezing onderkin'],
  ['Gezichtsmassage', 'Gezichts-mas-sage'],
  ['Wimperextensions volume', 'Wim-per-extensions volume'],
  ['Radiofrequentie gezicht', 'Radio-frequen-tie gezicht'],
  ['Wenkbrauwen harsen', 'Wenk-brauwen harsen'],
  ['Papadopoulos', 'Papadopoulos'],
  ['Schoonenberg', 'Schoonen-berg'],
  ['Microneedling', 'Microneedling'],
  ['إزالة شعر الحواجب', 'إزالة شعر الحواجب'],
])('lets %s go on in the next line as %s, and breaks no other word', (text, shown) => {
  expect(parted(text).replaceAll('\u00ad', '-')).toBe(shown)
})
