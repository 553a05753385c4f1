import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AppointmentAnswer, BookingRequest } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { ApiError, postForJson } from '#web/lib/api-call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { randomKey } from '#web/lib/random-key.ts'

/**
 * Sends a booking so that pressing again after a lost answer books once: the same payload keeps its key until the
 * server has given its verdict (DECISIONS 3).
 */
export function useConfirm(language: Language) {
  const open = useRef<{ payload: string; key: string } | null>(null)
  return useMutation({
    mutationFn: async (request: BookingRequest) => {
      const payload = JSON.stringify(request)
      if (open.current?.payload !== payload) open.current = { payload, key: randomKey() }
      const headers = { 'Idempotency-Key': open.current.key }
      try {
        const call = { language, headers }
        const answer = await postForJson<AppointmentAnswer>('/api/appointments', request, call)
        open.current = null
        return answer
      } catch (failure) {
        if (failure instanceof ApiError && failure.status < 500) open.current = null
        throw failure
      }
    },
    // The client's own list, where one is shown, has one more (SPEC 7), and a course may know its next visit now.
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['appointments'] })
      void queryClient.invalidateQueries({ queryKey: ['treatments'] })
    },
  })
}
