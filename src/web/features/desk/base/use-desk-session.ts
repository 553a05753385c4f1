import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { deskKey, follow, readHeaders, refresh } from '#web/features/desk/base/desk-data.ts'
import { notePerson, usePersonElsewhere } from '#web/features/desk/base/desk-person.ts'
import { useNewStart } from '#web/features/desk/base/use-new-start.ts'
import { isSessionEnd, readJson } from '#web/lib/api-call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWords } from '#web/lib/words.ts'

export const sessionPath = '/api/desk/session'

/**
 * Who is signed in: null for nobody, undefined until that is known. `hasEnded` while the session that this page began with
 * is over; the page stays as it was, with all that was typed, until they sign in again. `isLeaving` once they signed out in
 * another tab, or somebody else has signed in: nothing of the page is to be seen any more.
 */
export function useDeskSession() {
  const { language } = useWords()
  const [hasEnded, setEnded] = useState(false)
  const { isLeaving, startAnew } = useNewStart()
  const session = useQuery({
    queryKey: deskKey(sessionPath),
    queryFn: async ({ signal }): Promise<StaffMember | null> => {
      const headers = readHeaders(sessionPath)
      try {
        const { staff } = await readJson<{ staff: StaffMember }>(sessionPath, { language, signal, headers })
        const before = shownPerson()
        if (before && before.id !== staff.id) {
          startAnew()
          return before
        }
        notePerson(staff.id)
        // They may have signed in again in another tab.
        setEnded(false)
        return staff
      } catch (failure) {
        if (!shownPerson() && isSessionEnd(failure)) return null
        throw failure
      }
    },
  })
  useEffect(() => {
    const look = (failure: unknown) => isSessionEnd(failure) && setEnded(true)
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  usePersonElsewhere(
    useCallback(
      (id) => {
        const shown = shownPerson()
        if (shown && shown.id !== id) startAnew()
      },
      [startAnew],
    ),
  )
  useEffect(() => {
    // All tabs of a browser have one session: whose it is by now is asked of each that comes into sight.
    const ask = () => {
      if (!document.hidden) follow(sessionPath)
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
  const enter = useCallback(
    (staff: StaffMember) => {
      const before = shownPerson()
      // What stands on the screen was read, and typed, by somebody else.
      if (before && before.id !== staff.id) return startAnew()
      queryClient.setQueryData(deskKey(sessionPath), staff)
      notePerson(staff.id)
      setEnded(false)
      refresh('/api/desk/')
    },
    [startAnew],
  )
  return { session, staff: session.data, hasEnded, isLeaving, enter }
}

/** In whose name the page stands; null for nobody, undefined until that is known. */
function shownPerson(): StaffMember | null | undefined {
  return queryClient.getQueryData<StaffMember | null>(deskKey(sessionPath))
}
