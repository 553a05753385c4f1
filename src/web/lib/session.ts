import '#web/lib/zod-without-eval.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionAnswer } from '#shared/features/account/contract.ts'
import type { Profile, Session } from '#shared/features/account/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { getJson } from '#web/lib/api-client.ts'
import { queryClient } from '#web/lib/query-client.ts'

const sessionKey = ['auth', 'session'] as const
/** A note that somebody signed in here, so that visitors without an account are never asked about. It opens nothing. */
const hintKey = 'signed-in'

/** Who is signed in; null for nobody, which any failure counts as (SPEC 7). */
export function useSession(language: Language, isWanted = true) {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<Session | null> => {
      try {
        const session = await getJson('/api/auth/session', sessionAnswer, { language, signal })
        note(true)
        return session
      } catch {
        return null
      }
    },
    enabled: isWanted,
  })
}

/** The answer to signing in or registering becomes the session of this page. */
export function keepSession(session: Session): void {
  note(true)
  queryClient.setQueryData(sessionKey, session)
}

/** A changed profile shows at once wherever the session is used. */
export function keepProfile(client: Profile): void {
  queryClient.setQueryData(sessionKey, { client })
}

/** Clears everything that was read for the client (SPEC 4). */
export function forgetSession(): void {
  note(false)
  queryClient.clear()
}

/** False where nobody has signed in since the last signing out: no need to ask the server. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null
  } catch {
    return true
  }
}

function note(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(hintKey, '1')
    else localStorage.removeItem(hintKey)
  } catch {
    // A browser that refuses storage is asked about every time.
  }
}
