import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'

/**
 * The visit that a dialog asks about, as it is when that opens, and again once the change was `refused`. Not sooner: a change
 * names the visit that was seen, and who is told of nothing would undo what a colleague does meanwhile.
 */
export function useAskedVisit(asked: DeskVisit) {
  const path = `${visitsPath}/${asked.id}`
  const { data: visit = asked, refetch } = useDeskQuery<DeskVisit>(path, { isHeld: true })
  const refused = () => {
    refreshAgenda()
    return refetch()
  }
  return { visit, refused }
}
