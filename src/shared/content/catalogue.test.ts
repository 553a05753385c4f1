import { describe, expect, it } from 'vitest'
import {
  catalogue,
  consultBefore,
  entries,
  findByName,
  isInjectable,
  isPromotion,
} from '#shared/content/catalogue.ts'
import { categorySchema } from '#shared/content/schema.ts'
import { slugOf } from '#shared/content/slug.ts'

describe('the catalogue', () => {
  it('has the 18 categories of SPEC 2 and at least 110 treatments with unique names and addresses', () => {
    expect(catalogue.map(({ slug }) => slug).toSorted()).toEqual(
      (
        'acties botox fillers-injectables wenkbrauwen vetbevriezing cavitatie bio-peeling huidverbetering-peelings couperose ' +
        'laser-ontharen wimperextensions skinboosters-prp massages tandenbleken permanente-makeup gezichtsbehandelingen ' +
        'makeup-styling consulten'
      )
        .split(' ')
        .toSorted(),
    )
    expect(entries.length).toBeGreaterThanOrEqual(110)
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length)
    expect(new Set(entries.map(({ treatment }) => treatment.name.nl.toLowerCase())).size).toBe(entries.length)
  })

  it('offers the first botox zone as a promotion at 99 euros, to adults only', () => {
    const promotion = entries.find(
      ({ treatment }) => treatment.isAction === true && treatment.priceCents === 9900,
    )
    expect(promotion?.treatment.name.nl).toContain('botox')
    expect(promotion !== undefined && isInjectable(promotion)).toBe(true)
  })

  it('knows the promotions of the month by what the price list says of each, not by their address', () => {
    const promotions = catalogue.filter(isPromotion)
    expect(promotions.map(({ slug }) => slug)).toEqual(['acties'])
    expect(isPromotion({ treatments: catalogue.flatMap(({ treatments }) => treatments) })).toBe(false)
  })

  it('asks for a doctor’s consultation first where a mistake cannot be undone, also in a promotion', () => {
    const asking = entries.filter((entry) => consultBefore(entry) !== undefined)
    expect(asking.map(({ slug, treatment }) => [slug, treatment.family])).toEqual([
      ['traangootfiller', 'traangoot-filler'],
      ['neuscorrectie-met-filler', 'neuscorrectie-filler'],
      ['tca-peeling-gezicht', 'tca-peeling'],
    ])
    for (const entry of asking) {
      expect(consultBefore(entry)?.slug).toBe('medisch-consult-bij-de-arts')
      const { consultFirst: _unsaid, ...treatment } = entry.treatment
      expect(consultBefore({ ...entry, treatment })?.slug).toBe('medisch-consult-bij-de-arts')
    }
  })

  it('finds a treatment by its Dutch name in any letter case, and nothing for an unknown one', () => {
    expect(findByName(' GRATIS consult ')?.slug).toBe('gratis-consult')
    expect(findByName('Haartransplantatie')).toBeUndefined()
  })

  it('refuses a category that misses a language', () => {
    const [category] = catalogue
    const { es: _missing, ...name } = category?.name ?? { es: '' }
    expect(categorySchema.safeParse({ ...category, name }).success).toBe(false)
  })

  it('makes the address of a name as SPEC 2 says', () => {
    expect(slugOf('Dermapen gezicht (kuur van 3)')).toBe('dermapen-gezicht-kuur-van-3')
  })
})
