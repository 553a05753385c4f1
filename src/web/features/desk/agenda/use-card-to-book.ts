import { useEffect } from 'react'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import type { Question } from '#web/features/desk/agenda/acts.ts'
import { offeredPlace } from '#web/features/desk/agenda/day-shape.ts'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import { problemOf } from '#web/features/desk/base/desk-data.ts'
import { cardToBook } from '#web/features/desk/base/links.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { readJson } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'

/** Who comes from a card books for its person at once. Only this once: a reload shows the agenda. */
export function useCardToBook(ask: (question: Question) => void): void {
  const { language, t } = useWords()
  const tell = useTell()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const id = query.get(cardToBook)
    if (id === null) return
    history.replaceState(null, '', location.pathname)
    readJson<ClientCard>(`/api/desk/clients/${id}`, { language }).then(
      (person) => ask({ kind: 'book', at: offeredPlace(today(), new Date()), prefill: { person } }),
      (failure: unknown) => tell({ text: problemOf(failure, t).message, isProblem: true }),
    )
  }, [ask, language, t, tell])
}
