import { useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'

/**
 * The visit that a dialog asks about, as it was seen, and as it is by now once the change was `refused`. Not sooner: a change
 * names what was seen, and who is told of nothing would undo what a colleague did meanwhile. What follows from the clock, as
 * the fee of a late change does, is read when the question opens.
 */
export function useAskedVisit(asked: DeskVisit) {
  const [seen, setSeen] = useState(asked)
  const { data = seen, refetch } = useDeskQuery<DeskVisit>(`${visitsPath}/${asked.id}`, { readsAnew: true })
  const refused = async () => {
    refreshAgenda()
    const now = await refetch()
    if (now.data) setSeen(now.data)
  }
  return { visit: data.sequence === seen.sequence ? data : seen, refused }
}
