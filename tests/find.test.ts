import { describe, expect, it } from 'vitest'
import { smallWords } from '#content/search-words/small-words.ts'
import { presentCatalogue } from '#server/features/catalogue/present.ts'
import { priceList } from '#shared/content/catalogue.ts'
import { areas } from '#shared/content/areas.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { flatten, treatmentFinder } from '#web/features/booking/find-treatments.ts'
import { createFinder } from '#web/lib/find.ts'

/** What people type, and families that have to be among what is found; `!` marks one that must not be. */
const queries: Record<Language, readonly [string, ...string[]][]> = {
  nl: [
    ['rimpels voorhoofd', 'botox', '!lipfiller', '!hydrafacial'],
    ['voorhoofd rimpels', 'botox'],
    ['laser ok', 'laser-ontharen-lichaam', '!laser-ontharen', '!couperose'],
    ['permanente makeup', 'pmu-eyeliner', 'pmu-lippen', 'pmu-wenkbrauwen'],
    ['haar weg bikinilijn', 'laser-ontharen-bikini', '!prp-haar', '!laser-ontharen-lichaam'],
    ['last van wallen onder de ogen', 'traangoot-filler', '!wimperlifting'],
    ['iets tegen pukkels', 'acne-behandeling', 'tiener-gezicht', '!botox'],
    ['dubbele kin', 'vetbevriezing-kin', '!kaaklijn-filler'],
    ['TANDENBLEKEN', 'tanden-bleken', 'tandkristal'],
    ['tandenknarsen', 'masseter', '!tanden-bleken'],
    ['zweten oksels', 'hyperhidrose', '!laser-ontharen-lichaam'],
    ['masage zwanger', 'zwangerschapsmassage', '!sportmassage'],
    ['hidrafacial', 'hydrafacial'],
    ['wimpresextensions', 'wimperextensions-volume', '!wenkbrauwen-verven'],
    ['acné litekens', 'microneedling-littekens', '!hydrafacial'],
    ['massage', 'ontspanningsmassage', 'gezichtsmassage', 'hoofdmassage'],
    ['striae', 'microneedling-littekens', '!microneedling', '!bio-peeling-lichaam'],
    ['kale plekken', 'microblading', '!prp-haar'],
    ['definitief ontharen', 'laser-ontharen', 'laser-ontharen-lichaam'],
    ['hoofdpijn', 'hoofdmassage', 'masseter'],
    ['migraine', 'hoofdmassage', '!hyaluronidase'],
    ['&', 'lipfiller', '!ontspanningsmassage'],
  ],
  en: [
    ['forehead wrinkles', 'botox', '!lipfiller'],
    ['laser armp', 'laser-ontharen-lichaam', '!couperose'],
    ['hair off bikini', 'laser-ontharen-bikini', '!prp-haar'],
    ['dark circles under my eyes', 'traangoot-filler', '!wimperlifting'],
    ['eyebrows', 'microblading', 'wenkbrauwen-verven'],
    ['double chin', 'vetbevriezing-kin'],
    ['teeth grinding', 'masseter', '!tanden-bleken'],
    ['sweaty armpits', 'hyperhidrose', '!laser-ontharen-lichaam'],
    ['pimples', 'acne-behandeling', 'tiener-gezicht', '!botox'],
    ['pregnant massage', 'zwangerschapsmassage', '!sportmassage'],
    ['hair loss', 'prp-haar', '!laser-ontharen'],
    ['tandenbleken', 'tanden-bleken'],
    ['wenkbrauwen epileren', 'wenkbrauwen-epileren'],
    ['wrinkels forhead', 'botox', '!hydrafacial'],
    ['massages', 'ontspanningsmassage', 'sportmassage'],
    ['melasma', 'zwangerschap-gezicht', '!tca-peeling'],
  ],
  ar: [
    ['حب الشباب', 'acne-behandeling', 'tiener-gezicht', '!lipfiller'],
    ['تجاعيد الجبهة', 'botox', '!lipfiller'],
    ['ليزر إبط', 'laser-ontharen-lichaam', '!couperose'],
    ['ازالة شعر بكيني', 'laser-ontharen-bikini', '!prp-haar'],
    ['هالات سوداء', 'traangoot-filler', '!lipfiller'],
    ['تساقط الشعر', 'prp-haar', '!laser-ontharen'],
    ['حواجب', 'microblading', 'brow-lamination'],
    ['اسنان صفراء', 'tanden-bleken'],
    ['مساج حامل', 'zwangerschapsmassage', '!sportmassage'],
    // The names of methods stand in Latin letters wherever people meet them.
    ['laser', 'laser-ontharen', 'couperose', 'spider-naevi', 'carbon-peeling'],
    ['hydrafacial', 'hydrafacial'],
    ['microblading', 'microblading', 'pmu-verwijderen'],
    ['التدليك', 'ontspanningsmassage', 'sportmassage'],
    ['تعرق الإبط', 'hyperhidrose', '!laser-ontharen-lichaam'],
    ['لغد', 'vetbevriezing-kin'],
    ['تكبير الشفايف', 'lipfiller', '!tanden-bleken'],
    ['التجاعييد', 'botox'],
    ['كلف', 'zwangerschap-gezicht', '!tca-peeling', '!glycolzuur-peeling'],
    ['tandenbleken', 'tanden-bleken'],
  ],
  es: [
    ['manchas', 'bio-peeling', 'tca-peeling', '!lipfiller'],
    ['arrugas frente', 'botox', '!lipfiller'],
    ['laser axi', 'laser-ontharen-lichaam', '!couperose'],
    ['quitar pelo de las ingles', 'laser-ontharen-bikini', '!prp-haar'],
    ['ojeras', 'traangoot-filler', '!lipfiller'],
    ['caida del pelo', 'prp-haar', '!laser-ontharen'],
    ['granos', 'acne-behandeling', 'tiener-gezicht', '!botox'],
    ['doble menton', 'vetbevriezing-kin'],
    ['masajes', 'ontspanningsmassage', 'sportmassage'],
    ['masaje embarazada', 'zwangerschapsmassage', '!sportmassage'],
    ['dientes amarillos', 'tanden-bleken', '!masseter'],
    ['labios mas llenos', 'lip-flip', '!tanden-bleken'],
    ['sudor axilas', 'hyperhidrose', '!laser-ontharen-lichaam'],
    ['arugas', 'botox'],
    ['papada', 'vetbevriezing-kin', '!kaaklijn-filler'],
    ['pestañas', 'wimperextensions-volume', '!skinboosters'],
    ['pestanas', 'wimperextensions-volume', '!skinboosters'],
    ['año', 'botox', '!acne-behandeling'],
    ['tratamieto acne', 'acne-behandeling'],
    ['wimperlifting', 'wimperlifting'],
  ],
}

/** What people type, and the family that is called that; others only speak of it. */
const called: Record<Language, readonly [string, string][]> = {
  nl: [
    ['laser', 'laser-ontharen'],
    ['acne', 'acne-behandeling'],
    ['wimpers', 'wimperextensions-one-by-one'],
    ['hydra', 'hydrafacial'],
    ['litekens', 'microneedling-littekens'],
  ],
  en: [
    ['laser', 'laser-ontharen'],
    ['massage', 'ontspanningsmassage'],
    ['skin boosters', 'skinboosters'],
  ],
  ar: [
    ['ليزر', 'laser-ontharen'],
    ['laser', 'laser-ontharen'],
    ['حب الشباب', 'acne-behandeling'],
  ],
  es: [
    ['láser', 'laser-ontharen'],
    ['labios', 'lipfiller'],
    ['manchas', 'bio-peeling'],
  ],
}

/** What nobody here does, and the family that comes nearest. */
const misses: Record<Language, readonly [string, string | undefined][]> = {
  nl: [
    ['haartransplantatie', 'prp-haar'],
    ['voetmassage zwembad', 'sportmassage'],
    ['???', undefined],
    ['qwxzv', undefined],
  ],
  en: [
    ['scalp transplant', 'prp-haar'],
    ['qwxzv', undefined],
  ],
  ar: [
    ['زراعة الشعر', 'laser-ontharen'],
    ['سسسسسس', undefined],
  ],
  es: [
    ['trasplante de cabello', 'prp-haar'],
    // Nails, and not "unas" or "algunas".
    ['uñas', undefined],
    ['qwxzv', undefined],
  ],
}

const finders = new Map(
  languages.map((language) => [
    language,
    treatmentFinder(flatten(presentCatalogue(language, priceList)), language),
  ]),
)

describe.each(languages)('a search in %s', (language) => {
  const find = finders.get(language) ?? (() => ({ hits: [], nearest: [] }))

  it.each(queries[language])('for "%s" finds %s', (term, ...families) => {
    const found = new Set(find(term).hits.map(({ family }) => family))
    for (const family of families) {
      if (family.startsWith('!')) expect(found).not.toContain(family.slice(1))
      else expect(found).toContain(family)
    }
  })

  it.each(called[language])('for "%s" begins with %s', (term, family) => {
    expect(find(term).hits[0]?.family).toBe(family)
  })

  it('for nothing shows all by area, the promotions last', () => {
    const { hits } = find('')
    const shown = [...new Set(hits.map(({ isAction, area }) => (isAction ? 'promotion' : area)))]
    expect(shown).toEqual([...areas, 'promotion'])
    expect(hits.filter(({ isAction, area }) => isAction && area === null)).toEqual([])
  })

  it.each(misses[language])('for "%s" finds nothing, and comes nearest with %s', (term, family) => {
    const { hits, nearest } = find(term)
    expect(hits).toEqual([])
    expect(nearest.length).toBeLessThanOrEqual(3)
    if (family === undefined) expect(nearest).toEqual([])
    else expect(nearest.map((treatment) => treatment.family)).toContain(family)
  })

  it('finds whatever stands in the name of a treatment or its category, from any of its letters on', () => {
    for (const { label, name, categoryName } of find('').hits)
      for (const text of [label, name, categoryName]) {
        const part = text.slice(Math.floor(text.length / 3)).toUpperCase()
        expect(
          find(part).hits.map((treatment) => treatment.label),
          part,
        ).toContain(label)
      }
  })
})

it('takes ñ for a letter of its own where it is typed, and n for either', () => {
  const describeName = (name: string) => ({ kind: name, name, dutch: '', group: '', calls: '', text: '' })
  const find = createFinder(['Algunas semanas', 'Uñas de gel', 'Manchas'], describeName, smallWords.es)
  expect(find('uñas').hits).toEqual(['Uñas de gel'])
  expect(find('un\u0303as').hits).toEqual(['Uñas de gel'])
  expect(find('unas').hits).toContain('Uñas de gel')
  expect(find('unas de gel').hits).toEqual(['Uñas de gel'])
  expect(find('mañchas').hits).toEqual(['Manchas'])
})

it('finds by a name in full what it stands in, and not all that its words stand in', () => {
  const found = finders.get('nl')?.('gratis consult per video').hits
  expect(found?.map(({ label }) => label)).toEqual(['Gratis consult per video'])
})
