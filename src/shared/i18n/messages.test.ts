import { describe, expect, it } from 'vitest'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { MessageKey, MessagesPart } from '#shared/i18n/messages.ts'

const messages = {
  group: {
    greeting: 'Dag {{name}}, {{name}}',
    visits_zero: 'geen',
    visits_one: '{{count}} bezoek',
    visits_few: '{{count}} bezoeken (few)',
    visits_other: '{{count}} bezoeken',
    plain: 'Bezoek',
    part: { title: 'Titel' },
  },
} as unknown as MessagesPart
const key = (name: string) => name as MessageKey

describe('a translator', () => {
  const t = createTranslator('nl', messages)

  it('finds a message in its group, at any depth', () => {
    expect([t(key('group.plain')), t(key('group.part.title'))]).toEqual(['Bezoek', 'Titel'])
  })

  it('fills every placeholder as it is, and those without a value with nothing', () => {
    expect(t(key('group.greeting'), { name: "<b>$& & 'O'" })).toBe("Dag <b>$& & 'O', <b>$& & 'O'")
    expect(t(key('group.greeting'))).toBe('Dag , ')
  })

  it('chooses the plural form of the language, and the general one where a form is missing', () => {
    expect([0, 1, 2].map((count) => t(key('group.visits'), { count }))).toEqual([
      '0 bezoeken',
      '1 bezoek',
      '2 bezoeken',
    ])
    const inArabic = createTranslator('ar', messages)
    expect([0, 3, 2].map((count) => inArabic(key('group.visits'), { count }))).toEqual([
      'geen',
      '3 bezoeken (few)',
      '2 bezoeken',
    ])
  })

  it('says the same for any number where a message has one form only', () => {
    expect(t(key('group.plain'), { count: 2 })).toBe('Bezoek')
  })

  it('answers a key that has no message with the key', () => {
    expect(t(key('group.nothing.here'))).toBe('group.nothing.here')
  })
})
