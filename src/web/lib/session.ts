import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
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

/** The mark under which the session that this page keeps was read. */
let readUnder: string | null = null

/** Only to be asked once `useSession` has answered null. */
export function sessionGap(): SessionGap {
  return gap
}

/** Who is signed in; null for nobody, which any failure counts as (SPEC 7). */
export function useSession(language: Language, isWanted = true) {
  useState(forgetWhoLeft)
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<Session | null> => {
      try {
        const session = await readJson<Session>('/api/auth/session', { language, signal })
        if (storedMark() === null) mark()
        readUnder = storedMark()
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
  readUnder = storedMark()
  queryClient.setQueryData(sessionKey, session)
}

/** What was read before somebody signed in or out in another tab, while nothing here listened, is nobody's now. */
function forgetWhoLeft(): void {
  if (isAsRead()) return
  queryClient.removeQueries({ queryKey: sessionKey, type: 'inactive' })
}

/** A changed profile shows at once wherever the session is used. */
export function keepProfile(client: Profile): void {
  queryClient.setQueryData(sessionKey, { client })
}

/** Who is signed in as it is now, shown at once: an address can be proven on another device. Rejects as every reading does. */
export async function readProfileAnew(language: Language): Promise<Profile> {
  const { client } = await readJson<Session>('/api/auth/session', { language })
  keepProfile(client)
  return client
}

/** Clears everything that this page read for the client, and what they typed and chose in this tab (SPEC 4). */
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

/**
 * Calls back, as long as it is in use, where a page outlives its client: they signed out, or somebody else signed in, in
 * another tab or before Back restored the page. Who is there now is read anew.
 */
export function useClientGone(onGone: () => void): void {
  const look = useCallback(() => {
    // What a guest typed stays: it belongs to nobody who left.
    if (isAsRead() || !queryClient.getQueryData(sessionKey)) return
    forgetEveryDraft()
    if (mayBeSignedIn()) void queryClient.resetQueries({ queryKey: sessionKey })
    else queryClient.setQueryData(sessionKey, null)
    onGone()
  }, [onGone])
  useSessionElsewhere(look)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && look()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [look])
}

/** Whether whoever is signed in is who was when this page read its session. */
function isAsRead(): boolean {
  return storedMark() === readUnder && mayBeSignedIn()
}

/** False where nobody has signed in since the last signing out: no need to ask the server. */
export function mayBeSignedIn(): boolean {
  // The build renders some of the islands that ask.
  return (
    storedMark() !== null || (typeof document !== 'undefined' && document.cookie.includes(`${signedInMark}=`))
  )
}

function storedMark(): string | null {
  try {
    return localStorage.getItem(signedInMark)
  } catch {
    return null
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
