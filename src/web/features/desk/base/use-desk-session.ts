import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { deskKey, readHeaders, refresh } from '#web/features/desk/base/desk-data.ts'
import { ApiError, readJson } from '#web/lib/api-call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWords } from '#web/lib/words.ts'

const path = '/api/desk/session'

/**
 * Who is signed in: null for nobody, undefined until that is known. `hasEnded` while the session that this page began with
 * is over; the page stays as it was, with all that was typed, until somebody signs in again.
 */
export function useDeskSession() {
  const { language } = useWords()
  const [hasEnded, setEnded] = useState(false)
  const session = useQuery({
    queryKey: deskKey(path),
    queryFn: async ({ signal }): Promise<StaffMember | null> => {
      const headers = readHeaders(path)
      try {
        return (await readJson<{ staff: StaffMember }>(path, { language, signal, headers })).staff
      } catch (failure) {
        const isNew = !queryClient.getQueryData(deskKey(path))
        if (isNew && isSessionEnd(failure)) return null
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
  const enter = useCallback((staff: StaffMember) => {
    const before = queryClient.getQueryData<StaffMember | null>(deskKey(path))
    queryClient.setQueryData(deskKey(path), staff)
    // What stands on the screen was read, and typed, by somebody else.
    if (before && before.id !== staff.id) return location.reload()
    setEnded(false)
    refresh('/api/desk/')
  }, [])
  return { session, staff: session.data, hasEnded, enter }
}

function isSessionEnd(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'unauthorized'
}
