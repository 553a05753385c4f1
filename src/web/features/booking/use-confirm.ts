import { useMutation } from '@tanstack/react-query'
import type { AppointmentAnswer, BookingRequest } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { requestKeyOf } from '#web/features/booking/request-key.ts'
import { postForJson } from '#web/lib/api-call.ts'
import { queryClient } from '#web/lib/query-client.ts'

/** Sends a booking: pressing again after a lost answer books once (DECISIONS 3). */
export function useConfirm(language: Language) {
  return useMutation({
    mutationFn: (request: BookingRequest) =>
      postForJson<AppointmentAnswer>('/api/appointments', request, {
        language,
        headers: { 'Idempotency-Key': requestKeyOf(JSON.stringify(request)) },
      }),
    // The client's own list, where one is shown, has one more (SPEC 7), and a course may know its next visit now.
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['appointments'] })
      void queryClient.invalidateQueries({ queryKey: ['treatments'] })
    },
  })
}
