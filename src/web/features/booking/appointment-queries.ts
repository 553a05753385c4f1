import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  CancelRequest,
  ClientAppointment,
  ManagedAppointmentAnswer,
  RescheduleRequest,
} from '#shared/features/booking/appointment-contract.ts'
import { refreshAvailability } from '#web/features/booking/booking-queries.ts'
import { appointmentPath } from '#web/lib/appointment-path.ts'
import type { AppointmentAccess } from '#web/lib/appointment-path.ts'
import { ApiError, postForJson, readJson } from '#web/lib/api-call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useWords } from '#web/lib/words.ts'

export function useAppointment({ id, token }: AppointmentAccess) {
  const { language } = useWords()
  return useQuery({
    queryKey: ['appointments', 'one', id, token ?? null],
    queryFn: ({ signal }) =>
      readJson<ManagedAppointmentAnswer>(appointmentPath(id, token), { language, signal }),
    enabled: id !== '',
  })
}

/** Whether the server knows no such appointment for this token or session, as against a server that cannot be reached. */
export function useIsUnknown(access: AppointmentAccess): boolean {
  const { error } = useAppointment(access)
  if (access.id === '') return true
  return error instanceof ApiError && error.status >= 400 && error.status < 429
}

/** With what the visitor was shown, as the contract asks it. */
type Change =
  ({ kind: 'cancel' } & Required<CancelRequest>) | ({ kind: 'reschedule' } & Required<RescheduleRequest>)

/**
 * Cancels, or moves to another moment; afterwards everything shown about appointments is read again, also after a failure:
 * the visit may be another by now, or changed by an answer that got lost.
 */
export function useChange({ id, token }: AppointmentAccess) {
  const { language } = useWords()
  return useMutation({
    mutationFn: (change: Change) => {
      const { kind, ...body } = change
      return postForJson<ClientAppointment>(appointmentPath(id, token, `/${kind}`), body, { language })
    },
    onSuccess: async () => {
      refreshAvailability()
      await readAnew()
    },
    // Without an answer there is none to wait for here either.
    onError: (failure) => {
      const read = readAnew()
      return failure instanceof ApiError ? read : undefined
    },
  })
}

/** Says that the client comes at the moment they were asked of; where the visit is another by now, it is read again. */
export function useComing({ id, token }: AppointmentAccess) {
  const { language } = useWords()
  return useMutation({
    mutationFn: (appointmentDate: string) =>
      postForJson(appointmentPath(id, token, '/coming'), { appointmentDate }, { language }),
    onError: () => void readAnew(),
  })
}

function readAnew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['appointments'] })
}
