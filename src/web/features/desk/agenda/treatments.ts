import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { useWords } from '#web/lib/words.ts'

type Catalogue = {
  categories: { treatments: { name: string; label: string; durationMinutes: number }[] }[]
}
export type Treatment = Catalogue['categories'][number]['treatments'][number]

/** The price list in the language of the page; empty until it has arrived. */
export function useTreatments(): readonly Treatment[] {
  const { language } = useWords()
  const { data } = useDeskQuery<Catalogue>(`/api/catalogue?language=${language}`)
  return data?.categories.flatMap(({ treatments }) => treatments) ?? []
}

/** The treatment that a person wrote, by its name in any of the two languages; undefined where there is none. */
export function treatmentOf(treatments: readonly Treatment[], written: string): Treatment | undefined {
  const plain = written.trim().toLowerCase()
  return treatments.find(({ name, label }) => [name, label].some((each) => each.toLowerCase() === plain))
}
