import { useEffect } from 'react'
import { localized, paths } from '#shared/i18n/paths.ts'
import { mayBeSignedIn, useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'

/** Who is signed in already goes on to the portal (SPEC 4). */
export function useSignedOutOnly(): void {
  const { language } = useWords()
  const { data: session } = useSession(language, mayBeSignedIn())
  useEffect(() => {
    if (session !== undefined && session !== null) location.replace(localized(paths.portal, language))
  }, [session, language])
}
