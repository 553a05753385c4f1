import { beforeAll, describe, expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { careTexts } from '#server/features/care/service.ts'
import { entries, isInjectable, priceList } from '#shared/content/catalogue.ts'
import { withoutUrgent } from '#shared/content/urgent.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Language, PerLanguage } from '#shared/i18n/languages.ts'
import { openMailSamples } from '../scripts/mail-samples.ts'
import type { MailSamples } from '../scripts/mail-samples.ts'
import { factsOfFamily, families, longTextsOf, messagesOf, textOfFamily, textsOf } from './texts.ts'
import { openTestDatabase } from './database.ts'

/** What a wrong or missing word here can do harm with. The same for every family, in every language. */

const injectables = families().filter((family) =>
  entries.some((entry) => entry.treatment.family === family && isInjectable(entry)),
)
const fillers = families().filter((family) => factsOfFamily(family).injected === 'filler')
const { emergency } = clinic.phones

const lossOfSight: PerLanguage<RegExp> = {
  nl: /minder(, wazig)?( of dubbel)?|verlies van (zicht|gezichtsvermogen)|blindheid/i,
  en: /loss of sight|see less|blindness/i,
  ar: /فقدان (دائم للبصر|البصر)|ضعف (بصركم|(مفاجئ في )?الرؤية)|العمى/,
  es: /pérdida (permanente )?de visión|ve menos|ceguera/i,
}
const atAnyHour: PerLanguage<RegExp> = {
  nl: /dag (en|of) nacht|’s nachts (ook )?bel|in de nacht/i,
  en: /day (and|or) night|at night,? too/i,
  ar: /ليلًا (و|أو )نهارًا|ولو ليلًا/,
  es: /de día (y|o) de noche|también (de|por la) noche/i,
}
const asksToCall: PerLanguage<RegExp> = { nl: /\bbel/i, en: /\b(call|ring)/i, ar: /اتص/, es: /\bllam/i }
const outOfHours: PerLanguage<RegExp> = {
  nl: /huisartsenpost/,
  en: /out-of-hours GP/,
  ar: /الأطباء المناوبين/,
  es: /servicio de guardia/,
}

describe.each(languages)('whoever had an injection and reads %s', (language) => {
  it.each(injectables)(
    'finds after %s the emergency number, 112, and whom to call when nobody answers',
    async (family) => {
      const entry = entries.find(({ treatment }) => treatment.family === family)
      const { urgent } = await careTexts(entry?.treatment.name.nl ?? '', language, { clinic, priceList })
      const said = urgent.join(' ')
      expect(urgent[0]).toContain('112')
      expect(said).toContain(emergency)
      expect(said).toMatch(outOfHours[language])
      if (fillers.includes(family)) {
        expect(urgent[0]).toMatch(lossOfSight[language])
        expect(
          said.match(language === 'ar' ? /فيلر/g : language === 'es' ? /relleno/g : /filler/g),
        ).toHaveLength(2)
      }
    },
  )

  it.each(fillers)('is told of %s that sight can be lost, with 112, and the emergency number', (family) => {
    const { risks, aftercare } = textOfFamily(family, language)
    expect(risks.filter((risk) => lossOfSight[language].test(risk))).not.toEqual([])
    expect(aftercare.filter((line) => lossOfSight[language].test(line) && line.includes('112'))).not.toEqual(
      [],
    )
    expect(aftercare.join()).toContain('{{emergency}}')
  })

  it.each(injectables)(
    'finds on the page of %s what else there is to do beside the card that says when to call',
    (family) => {
      const { aftercare } = textOfFamily(family, language)
      const lines = aftercare.map((line) => line.replaceAll('{{emergency}}', emergency))
      const care = withoutUrgent(lines, clinic)
      expect(care.length).toBeGreaterThan(2)
      expect(care.join()).not.toMatch(/\b112\b/)
      expect(care.join()).not.toContain(emergency)
    },
  )

  it.each(['botox-gids', 'fillers-wat-u-moet-weten', 'uw-eerste-behandeling-voorbereiden'])(
    'finds the number, 112 and the doctors out of hours in the article %s',
    (article) => {
      const text = [...longTextsOf(language)]
        .filter(([place]) => place.includes(`blog/${article}`))
        .join('\n')
      for (const words of [/\{\{emergency\}\}/, /112/, outOfHours[language]]) expect(text).toMatch(words)
    },
  )

  it('is not promised an answer at any hour without the number that gives it', () => {
    const promises = textsOf(language).filter(
      ({ text }) => atAnyHour[language].test(text) && asksToCall[language].test(text),
    )
    const unkept = promises.filter(({ text }) => !text.includes('{{emergency}}'))
    expect(unkept.map(({ place }) => place)).toEqual([])
    expect(promises.length).toBeGreaterThan(3)
  })
})

describe.each(languages)('the mails around an injection in %s', (language: Language) => {
  let samples: MailSamples
  beforeAll(async () => {
    samples = await openMailSamples({ treatment: 'Lipfiller 1 ml', database: await openTestDatabase() })
    return () => samples.close()
  })

  it('tell in the aftercare the number, 112, loss of sight and the doctors out of hours', async () => {
    const { html, text } = await samples.compose('visit-aftercare', language)
    for (const part of [html, text]) {
      for (const fact of [emergency, '112']) expect(part).toContain(fact)
      expect(part).toMatch(lossOfSight[language])
      expect(part).toMatch(outOfHours[language])
      expect(part).not.toContain('{{')
    }
    expect(html).toContain(`href="tel:${emergency.replaceAll(' ', '')}"`)
  })
})

/** After the last tablet of isotretinoin the skin stays thin, whatever it is that comes near it. */
const sinceIsotretinoin: PerLanguage<readonly [named: RegExp, months: RegExp]> = {
  nl: [/isotretinoïne/i, /zes maanden|halfjaar/],
  en: [/isotretinoin/i, /six months/],
  ar: [/إيزوتريتينوين/, /ستة أشهر|الأشهر الستة|نصف (السنة|العام|عام)|6 أشهر/],
  es: [/isotretinoína/i, /seis meses|medio año/],
}

it.each(languages)(
  'asks for the same six months since isotretinoin wherever it is named in %s',
  (language) => {
    const [named, months] = sinceIsotretinoin[language]
    const limits = [...longTextsOf(language)].filter(
      ([place, text]) => /\.notSuitableFor\.|blog\//.test(place) && named.test(text),
    )
    expect(limits.filter(([, text]) => !months.test(text))).toEqual([])
    expect(limits.length).toBeGreaterThan(20)
  },
)

it('says of every injectable family what it injects, and of no other', () => {
  expect(families().filter((family) => factsOfFamily(family).injected !== undefined)).toEqual(injectables)
  expect(fillers.length).toBe(8)
})

it('calls tenderness no allergy in Arabic', () => {
  const dutch = [...longTextsOf('nl')].filter(
    ([, text]) => /gevoelig/.test(text) && !/allerg|overgevoelig/i.test(text),
  )
  const arabic = longTextsOf('ar')
  const allergies = dutch.filter(
    ([place]) => /\.(risks|aftercare)\./.test(place) && /حساسية/.test(arabic.get(place) ?? ''),
  )
  // Of teeth to cold or sweet, which Arabic calls so, and of a skin that reacts to oil.
  expect(allergies.map(([place]) => place.split('/')[2]).toSorted()).toEqual([
    'tanden-bleken.risks.0',
    'zwangerschapsmassage.risks.3',
  ])
  expect(messagesOf('ar').size).toBeGreaterThan(500)
})
