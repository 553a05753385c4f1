import type { Catalogue } from '#shared/features/booking/contract.ts'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { useWords } from '#web/lib/words.ts'

export type Treatment = Catalogue['categories'][number]['treatments'][number]

/** The price list in the language of the page, empty until it has arrived; `arrived` waits for it. */
export function useTreatments() {
  const { language } = useWords()
  const { data, refetch } = useDeskQuery<Catalogue>(`/api/catalogue?language=${language}`)
  const arrived = async () => treatmentsOf(data ?? (await refetch({ cancelRefetch: false })).data)
  return { treatments: treatmentsOf(data), arrived }
}

function treatmentsOf(catalogue: Catalogue | undefined): readonly Treatment[] {
  return catalogue?.categories.flatMap(({ treatments }) => treatments) ?? []
}

/** The treatment that a person wrote, by its name in any of the two languages; undefined where there is none. */
export function treatmentOf(treatments: readonly Treatment[], written: string): Treatment | undefined {
  const plain = written.trim().toLowerCase()
  return treatments.find(({ name, label }) => [name, label].some((each) => each.toLowerCase() === plain))
}

/** How long it takes. What is still being written has no length: it takes a half hour. */
export function minutesOf(treatments: readonly Treatment[], written: string): number {
  return treatmentOf(treatments, written)?.durationMinutes ?? slotMinutes
}
