import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { House } from '#server/deps.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { clinicFacts, fillFacts } from '#shared/content/facts.ts'
import type { FamilyFacts, FamilyText } from '#shared/content/schema.ts'
import { familyFactsSchema, familyTextSchema } from '#shared/content/schema.ts'
import { urgentCare } from '#shared/content/urgent.ts'
import type { Language } from '#shared/i18n/languages.ts'

export type CareTexts = Pick<FamilyText, 'preparation' | 'aftercare'> & {
  /** What to do when something goes wrong after an injection; nothing for other treatments. */
  urgent: string[]
}
export type CareFacts = Pick<FamilyFacts, 'aftercareHours' | 'injected' | 'intervalDays'>

const folder = join(import.meta.dirname, '../../../../content/treatments')
const none: CareTexts = { preparation: [], aftercare: [], urgent: [] }

/** Records are read and filled in once: they change with the version of the site only, and its clinic. */
const texts = new WeakMap<House['clinic'], Map<string, Promise<CareTexts>>>()
const facts = new Map<string, Promise<CareFacts>>()

/**
 * What to do before and after a visit, by the Dutch name of its treatment, with the clinic's facts filled in. One
 * that has ended is known still; for one that somebody took out of the price list all this is missing, the urgent signs
 * included, which the start of the server says as an error (`warnOfLostTreatments`).
 */
export async function careTexts(treatment: string, language: Language, house: House): Promise<CareTexts> {
  const { clinic, priceList } = house
  const family = priceList.findByName(treatment)?.treatment.family
  if (family === undefined) return none
  const ofClinic = texts.get(clinic) ?? new Map<string, Promise<CareTexts>>()
  texts.set(clinic, ofClinic)
  return once(ofClinic, `${family}/${language}`, async () => {
    const { preparation, aftercare } = familyTextSchema.parse(await read(family, language))
    const { injected } = await careFacts(treatment, priceList)
    const t = translatorFor(language)
    return {
      ...fillFacts({ preparation, aftercare }, clinicFacts(house, language, t)),
      urgent: urgentCare(injected, clinic, language, t),
    }
  })
}

/** From when things are fine again after a visit, what was injected, and the days between two visits; nothing for an unknown treatment. */
export async function careFacts(treatment: string, priceList: House['priceList']): Promise<CareFacts> {
  const family = priceList.findByName(treatment)?.treatment.family
  if (family === undefined) return { aftercareHours: {} }
  return once(facts, family, async () => familyFactsSchema.parse(await read(family, 'facts')))
}

async function read(family: string, name: string): Promise<unknown> {
  return parse(await readFile(join(folder, family, `${name}.yaml`), 'utf8'))
}

function once<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const loading = load()
  kept.set(key, loading)
  // A file that cannot be read now may be there later.
  loading.catch(() => kept.delete(key))
  return loading
}
