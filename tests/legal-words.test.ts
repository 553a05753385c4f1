import { describe, expect, it } from 'vitest'
import { catalogue, consultBefore, entries } from '#shared/content/catalogue.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { PerLanguage } from '#shared/i18n/languages.ts'
import { families, longTextsOf, messagesOf, textOfFamily } from './texts.ts'

/** What is asked first, what is owed, and which rights a client has: the same wherever it is said. */

const isConsultFirst = (family: string) =>
  entries.some((entry) => entry.treatment.family === family && consultBefore(entry) !== undefined)
const consultFirst = new Set(families().filter(isConsultFirst))
const ofLight = families().filter((family) =>
  catalogue.some(({ slug, treatments }) =>
    treatments.some(
      (treatment) =>
        treatment.family === family &&
        (slug === 'laser-ontharen' ||
          slug === 'couperose' ||
          /laser|\bIPL\b/i.test(treatment.description.nl)),
    ),
  ),
)

const separateConsultation: PerLanguage<RegExp> = {
  nl: /apart consult/,
  en: /separate consultation/,
  ar: /استشارة منفصلة/,
  es: /consulta aparte/,
}
const doctor: PerLanguage<RegExp> = { nl: /\barts\b/, en: /\bdoctor\b/, ar: /طبيب/, es: /\bmédico\b/ }
const notADoctor: PerLanguage<RegExp> = {
  nl: /(niet met een|geen) arts/,
  en: /not with a doctor/,
  ar: /لا مع طبيب/,
  es: /no (con )?un médico/,
}
const rights: PerLanguage<RegExp> = {
  nl: /wettelijke rechten/,
  en: /rights under the law/i,
  ar: /(حقوقكم القانونية|الحقوق التي يكفلها القانون)/,
  es: /derechos legales/,
}
const offLabel: PerLanguage<RegExp> = {
  nl: /off-label/,
  en: /off-label/,
  ar: /خارج نطاق الترخيص/,
  es: /fuera de indicación/,
}
const isotretinoin: PerLanguage<RegExp> = {
  nl: /isotretinoïne/i,
  en: /isotretinoin/i,
  ar: /إيزوتريتينوين/,
  es: /isotretinoína/i,
}

describe.each(languages)('in %s', (language) => {
  const messages = messagesOf(language)
  const said = (key: string) => messages.get(key) ?? ''
  const wholeFamily = (family: string) => JSON.stringify(textOfFamily(family, language))
  const page = (name: string) =>
    [...longTextsOf(language)]
      .filter(([place]) => place.includes(name))
      .map(([, text]) => text)
      .join('\n')

  it('exactly the treatments that need a consultation with the doctor first ask for one', () => {
    for (const family of families()) {
      const asks = separateConsultation[language].test(wholeFamily(family))
      expect(asks, family).toBe(consultFirst.has(family))
      if (asks) expect(textOfFamily(family, language).expectations.before).toMatch(doctor[language])
    }
  })

  it('home, category and house rules say the same of consultations: who, and what the doctor costs', () => {
    for (const key of ['faq.items.consult.answer', 'category_page.faqs.one.answer']) {
      expect(said(key)).toContain('{{doctorPrice}}')
      expect(said(key)).toMatch(separateConsultation[language])
      expect(said(key)).toMatch(notADoctor[language])
    }
    expect(page('house-rules')).toContain('{{doctorPrice}}')
    expect(said('reviews.items.consult.text')).not.toMatch(
      /De arts vond|The doctor thought|رأى الطبيب|El médico pensaba/,
    )
  })

  it('the house rules say what is owed by the ill, and that nothing is owed when we do not treat', () => {
    const rules = [...longTextsOf(language)].filter(([place]) => place.includes('house-rules'))
    expect(rules.find(([place]) => place.includes('illness.text.2'))?.[1]).toBe('{{illnessRule}}')
    expect(rules.find(([place]) => place.includes('cancellation.text.2'))?.[1]).toMatch(
      { nl: /betaalt u niets/, en: /you pay nothing/, ar: /فلا تدفعون شيئًا/, es: /no paga nada/ }[language],
    )
  })

  it.each(['masseter', 'lip-flip', 'hyaluronidase', 'botox', 'botox-hals'])(
    '%s tells that a medicine is used outside its licence',
    (family) => expect(textOfFamily(family, language).whatIs).toMatch(offLabel[language]),
  )

  it('teenagers consent with a parent from 12 to 15 and alone from 16, where nothing is injected', () => {
    for (const text of [wholeFamily('tiener-gezicht'), page('house-rules')])
      for (const age of [/\b12\b/, /\b15\b/, /\b16\b/]) expect(text).toMatch(age)
  })

  it.each(ofLight)('%s is not for who takes isotretinoin', (family) =>
    expect(textOfFamily(family, language).notSuitableFor.join()).toMatch(isotretinoin[language]),
  )

  it.each(['pmu-wenkbrauwen', 'pmu-lippen', 'pmu-eyeliner', 'microblading'])(
    '%s names the permit of the GGD',
    (family) => expect(wholeFamily(family)).toMatch(/GGD|هيئة الصحة العامة/),
  )

  it('wherever a package is not refunded, the rights of the law are named beside it', () => {
    for (const text of [
      said('faq.items.payment.answer'),
      page('house-rules'),
      page('blog/uw-eerste-behandeling-voorbereiden'),
    ])
      expect(text).toMatch(rights[language])
    expect(page('house-rules')).toMatch(/\b14\b/)
  })

  it('complaints lead to the inspectorate, too', () => {
    expect(page('complaints')).toMatch(/Landelijk Meldpunt Zorg/)
    expect(page('complaints')).toMatch(/IGJ/)
  })

  it('the privacy text gives the ground for health data and names who handles payments', () => {
    const nine = { nl: /artikel 9/, en: /article 9/, ar: /المادة 9/, es: /artículo 9/ }[language]
    const payments = { nl: /betaaldienst/, en: /payment provider/, ar: /شركة الدفع/, es: /servicio de pago/ }[
      language
    ]
    for (const words of [nine, payments]) expect(page('pages/privacy')).toMatch(words)
    for (const form of ['contact.form', 'appointment']) expect(said(`${form}.privacy_link`)).not.toBe('')
  })

  it('the privacy text tells that a browser remembers for an hour what was not yet booked', () => {
    const hour = {
      nl: /hooguit een uur/,
      en: /an hour at most/,
      ar: /ساعة على الأكثر/,
      es: /una hora como máximo/,
    }
    expect(page('pages/privacy')).toMatch(hour[language])
  })
})

it('asks after isotretinoin in every family of laser and IPL', () =>
  expect(ofLight).toEqual(
    expect.arrayContaining([
      'laser-ontharen',
      'laser-ontharen-lichaam',
      'laser-ontharen-bikini',
      'ipl-ontharen',
      'couperose',
      'spider-naevi',
      'carbon-peeling',
    ]),
  ))
