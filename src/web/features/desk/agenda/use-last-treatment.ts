import { useRef } from 'react'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import type { Person } from '#web/features/desk/agenda/booking-draft.ts'
import { problemOf } from '#web/features/desk/base/desk-data.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { readJson } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'

/** Looks up what somebody came for last, unless they are forgotten before it is found. */
export function useLastTreatment(onFound: (treatment: string) => void) {
  const { language, t } = useWords()
  const tell = useTell()
  /** Whose last treatment was asked for; nobody's once somebody else, or a treatment, was chosen meanwhile. */
  const asked = useRef<string | null>(null)

  async function find({ id, name }: NonNullable<Person['card']>) {
    asked.current = id
    const card = await readJson<ClientCard>(`/api/desk/clients/${id}`, { language }).catch(
      (failure: unknown) => {
        if (asked.current === id) tell({ text: problemOf(failure, t).message, isProblem: true })
        return null
      },
    )
    if (card === null || asked.current !== id) return
    const last = card.visitList.find(({ status }) => status !== 'cancelled')
    if (last === undefined) tell({ text: t('deskAgenda.booking.no_last', { name }), isProblem: true })
    else onFound(last.label)
  }

  return { find, forget: () => void (asked.current = null) }
}
