import { presentCatalogue } from '#server/features/catalogue/present.ts'
import { priceList } from '#shared/content/catalogue.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { flatten, treatmentFinder } from '#web/features/booking/find-treatments.ts'

/** What a search costs: found at once, found after a typing error, found nowhere. A phone's processor is four times slower. */
const terms: Record<Language, readonly string[]> = {
  nl: ['rimpels voorhoofd', 'wimpresextensions', 'haartransplantatie'],
  en: ['forehead wrinkles', 'wrinkels forhead', 'scalp transplant'],
  ar: ['تجاعيد الجبهة', 'التجاعييد', 'زراعة الشعر'],
  es: ['arrugas frente', 'arugas frente', 'trasplante de cabello'],
}
const frameMs = 16
const slower = 4
const rounds = 50

console.log(
  '\na search through all treatments, best of five, beside a plain look for the letters in the names',
)
for (const [language, asked] of Object.entries(terms) as [Language, readonly string[]][]) {
  const treatments = flatten(presentCatalogue(language, priceList))
  const find = treatmentFinder(treatments, language)
  for (const term of asked) {
    const search = perCall(() => find(term))
    const plain = perCall(() => treatments.filter(({ label }) => label.toLowerCase().includes(term)))
    const share = ((search * slower) / frameMs) * 100
    console.log(
      `${language}  ${term.padEnd(24)}${search.toFixed(2).padStart(6)} ms  ${(search / plain).toFixed(0).padStart(4)} times plain  ${share.toFixed(0).padStart(3)} % of a frame on a phone`,
    )
  }
}

/** Milliseconds of one call: the best of five rounds, because what else the machine does is not the search's. */
function perCall(job: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    for (let round = 0; round < rounds; round += 1) job()
    return (performance.now() - startedAt) / rounds
  })
  return Math.min(...times)
}
