import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { localized, paths } from '#shared/i18n/paths.ts'
import { forgetEveryDraft } from '#web/lib/use-draft.ts'
import { useWords } from '#web/lib/words.ts'

/**
 * `startAnew` leads whoever is at the desk now to its first page; not to the client whom somebody else had before them, a
 * look at whom would be recorded as theirs. From then on `isLeaving`: nothing is to be shown any more.
 */
export function useNewStart(): { isLeaving: boolean; startAnew: () => void } {
  const { language } = useWords()
  const [isLeaving, setLeaving] = useState(false)
  const startAnew = useCallback(() => {
    // The forms go before the page does: they would ask whether to stay, and keep as drafts what stands in them.
    flushSync(() => setLeaving(true))
    forgetEveryDraft()
    location.replace(localized(paths.desk, language))
  }, [language])
  useEffect(() => {
    // A page that the browser kept may show what was on it before somebody signed out.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return { isLeaving, startAnew }
}
