import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'

/**
 * The visit that a dialog asks about, as it was seen, and read anew once the change was `refused`. Not sooner: a change names
 * what was seen, and who is told of nothing would undo what a colleague did meanwhile.
 */
export function useAskedVisit(asked: DeskVisit) {
  const path = `${visitsPath}/${asked.id}`
  const { data: visit = asked, refetch } = useDeskQuery(path, { held: asked })
  const refused = () => {
    refreshAgenda()
    void refetch()
  }
  return { visit, refused }
}
