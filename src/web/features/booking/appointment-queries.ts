import { useMutation, useQuery } from '@tanstack/react-query'
import { managedAppointmentAnswer } from '#shared/features/booking/contract.ts'
import { clientAppointment } from '#shared/features/portal/contract.ts'
import { refreshAvailability } from '#web/features/booking/booking-queries.ts'
import { appointmentPath } from '#web/features/booking/manage-link.ts'
import { getJson, postJson } from '#web/lib/api-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWords } from '#web/lib/words.ts'

/** Which appointment, and by what right: the token of its manage link, or else the session. */
export type AppointmentAccess = { id: string; token?: string | undefined }

export function useAppointment({ id, token }: AppointmentAccess) {
  const { language } = useWords()
  return useQuery({
    queryKey: ['appointments', 'one', id, token ?? null],
    queryFn: ({ signal }) =>
      getJson(appointmentPath(id, token), managedAppointmentAnswer, { language, signal }),
    enabled: id !== '',
  })
}

/** Cancels, or moves to another moment; afterwards everything shown about appointments is read again. */
export function useChange({ id, token }: AppointmentAccess) {
  const { language } = useWords()
  return useMutation({
    mutationFn: (change: { kind: 'cancel' } | { kind: 'reschedule'; appointmentDate: string }) => {
      const { kind, ...body } = change
      return postJson(appointmentPath(id, token, `/${kind}`), body, clientAppointment, { language })
    },
    onSuccess: async () => {
      refreshAvailability()
      await queryClient.invalidateQueries({ queryKey: ['appointments'] })
    },
  })
}
