import { expect, it } from 'vitest'
import { wholeUnits } from '#web/lib/whole-units.ts'

it('keeps a number with the word that follows it, in every script, and leaves other spaces', () => {
  const seen = (text: string) => wholeUnits(text).replaceAll('\u00a0', '_')
  expect(seen('tot 16 jaar met een ouder')).toBe('tot 16_jaar met een ouder')
  expect(seen('Werkt 3 tot 4 maanden.')).toBe('Werkt 3_tot 4_maanden.')
  expect(seen('من 3 إلى 4 أشهر')).toBe('من 3_إلى 4_أشهر')
  expect(seen('Bel +31 6 0000 0003')).toBe('Bel +31 6 0000 0003')
})
