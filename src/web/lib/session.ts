import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Profile, Session } from '#shared/features/account/contract.ts'
import { signedInMark } from '#shared/features/account/signed-in-mark.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { isSessionEnd, readJson } from '#web/lib/api-call.ts'
import { forgetChoice } from '#web/lib/booking-choice.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { forgetEveryDraft } from '#web/lib/use-draft.ts'

const sessionKey = ['auth', 'session'] as const

/** Why nobody is: nobody was, the session has ended meanwhile, or the server could not say. */
type SessionGap = 'none' | 'ended' | 'unreachable'
let gap: SessionGap = 'none'

/** Only to be asked once `useSession` has answered null. */
export function sessionGap(): SessionGap {
  return gap
}

/** Who is signed in; null for nobody, which any failure counts as (SPEC 7). */
export function useSession(language: Language, isWanted = true) {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<Session | null> => {
      try {
        const session = await readJson<Session>('/api/auth/session', { language, signal })
        if (!isMarked()) mark()
        return session
      } catch (failure) {
        gap = !isSessionEnd(failure) ? 'unreachable' : mayBeSignedIn() ? 'ended' : 'none'
        if (gap === 'ended') unmark()
        return null
      }
    },
    enabled: isWanted,
  })
}

/** The answer to signing in or registering becomes the session of this page. */
export function keepSession(session: Session): void {
  mark()
  queryClient.setQueryData(sessionKey, session)
}

/** A changed profile shows at once wherever the session is used. */
export function keepProfile(client: Profile): void {
  queryClient.setQueryData(sessionKey, { client })
}

/** Clears everything that was read for the client, and what they typed and chose (SPEC 4). */
export function forgetSession(): void {
  unmark()
  forgetEveryDraft()
  forgetChoice()
  queryClient.clear()
}

/** Calls `onEnd` when the server no longer knows the session, whatever was being read or changed. */
export function useSessionEnd(onEnd: () => void): void {
  useEffect(() => {
    const look = (failure: unknown) => isSessionEnd(failure) && onEnd()
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated') look(event.query.state.error)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated') look(event.mutation.state.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [onEnd])
}

/** Calls back when somebody signs in or out in another tab: what this page shows is not theirs. */
export function useSessionElsewhere(onChange: () => void): void {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === signedInMark && oldValue !== newValue) onChange()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [onChange])
}

/** Calls back where a page outlives the session: its client signed out in another tab, or before Back restored the page. */
export function useSignOutElsewhere(onSignOut: () => void): void {
  const look = useCallback(() => {
    // What a guest typed stays: it belongs to nobody who left.
    if (mayBeSignedIn() || !queryClient.getQueryData(sessionKey)) return
    forgetEveryDraft()
    queryClient.setQueryData(sessionKey, null)
    onSignOut()
  }, [onSignOut])
  useSessionElsewhere(look)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && look()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [look])
}

/** False where nobody has signed in since the last signing out: no need to ask the server. */
export function mayBeSignedIn(): boolean {
  // The build renders some of the islands that ask.
  return isMarked() || (typeof document !== 'undefined' && document.cookie.includes(`${signedInMark}=`))
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(signedInMark) !== null
  } catch {
    return false
  }
}

/** Another mark each time: other tabs see that somebody else may have signed in. */
function mark(): void {
  try {
    localStorage.setItem(signedInMark, randomKey())
  } catch {
    // A browser that refuses storage has the cookie.
  }
}

function unmark(): void {
  document.cookie = `${signedInMark}=; Path=/; Max-Age=0`
  try {
    localStorage.removeItem(signedInMark)
  } catch {
    // Nothing was kept.
  }
}
