import { useCallback } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { undoSeconds } from '#shared/features/desk/rules.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { changeDesk, problemOf } from '#web/features/desk/base/desk-data.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { ApiError } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'

/** Says what was done to a visit, with the way back for as long as there is one. */
export function useTellChange(): (text: string, visit: DeskVisit) => void {
  const { language, t } = useWords()
  const tell = useTell()
  return useCallback(
    (text, visit) => {
      refreshAgenda()
      if (visit.undoUntil === null) return tell({ text })
      // The server's clock decides; a tablet's may be minutes away from it, so that only the time that passes is counted.
      const until = new Date(Date.now() + undoSeconds * 1000)
      const undo = { path: `${visitsPath}/${visit.id}/undo`, body: { sequence: visit.sequence } }
      const action = { label: t('desk.undo'), until, run: takeBack }
      let isUnsure = false
      tell({ text, action })

      function takeBack() {
        changeDesk(undo, language)
          .then(
            () => tell({ text: t('deskAgenda.undone') }),
            (failure: unknown) => {
              const isAnswered = failure instanceof ApiError
              // Without an answer it can be tried once more, while there is time; that was done then, or it is too late.
              const isOpen = !isAnswered && new Date() < until
              const text =
                isAnswered && isUnsure ? t('deskAgenda.undo_unsure') : problemOf(failure, t).message
              isUnsure ||= !isAnswered
              tell({ text, isProblem: true, ...(isOpen && { action }) })
            },
          )
          .finally(refreshAgenda)
      }
    },
    [language, t, tell],
  )
}
