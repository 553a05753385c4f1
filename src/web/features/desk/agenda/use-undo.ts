import { useCallback } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { changeDesk, problemOf, refresh } from '#web/features/desk/base/desk-data.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { useWords } from '#web/lib/words.ts'

export const agendaPath = '/api/desk/agenda'
export const visitsPath = '/api/desk/appointments'

/** What was changed shows everywhere at once, without waiting for the server's event. */
export function refreshAgenda(): void {
  refresh(agendaPath, `${visitsPath}/`)
}

/** Says what was done to a visit, with the way back for as long as there is one. */
export function useTellChange(): (text: string, visit: DeskVisit) => void {
  const { language, t } = useWords()
  const tell = useTell()
  return useCallback(
    (text, visit) => {
      refreshAgenda()
      if (visit.undoUntil === null) return tell({ text })
      tell({
        text,
        action: {
          label: t('desk.undo'),
          until: new Date(visit.undoUntil),
          run: () => {
            changeDesk({ path: `${visitsPath}/${visit.id}/undo` }, language)
              .then(
                () => tell({ text: t('deskAgenda.undone') }),
                (failure: unknown) => tell({ text: problemOf(failure, t).message, isProblem: true }),
              )
              .finally(refreshAgenda)
          },
        },
      })
    },
    [language, t, tell],
  )
}
