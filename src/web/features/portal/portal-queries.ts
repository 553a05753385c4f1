import { useQuery } from '@tanstack/react-query'
import { preferencesAnswer, sessionsAnswer } from '#shared/features/account/contract.ts'
import {
  clientAppointments,
  managedAppointmentAnswer,
} from '#shared/features/booking/appointment-contract.ts'
import { clientTreatments } from '#shared/features/portal/contract.ts'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { getJson } from '#web/lib/api-client.ts'
import { useWords } from '#web/lib/words.ts'

export function useAppointments() {
  const { language } = useWords()
  return useQuery({
    queryKey: ['appointments'],
    queryFn: ({ signal }) => getJson('/api/appointments', clientAppointments, { language, signal }),
  })
}

/** One of them with what their list leaves out: how to prepare. */
export function usePreparation(id: string) {
  const { language } = useWords()
  return useQuery({
    queryKey: ['appointments', id, 'preparation'],
    queryFn: ({ signal }) =>
      getJson(`/api/appointments/${id}`, managedAppointmentAnswer, { language, signal }),
  })
}

export function useTreatments() {
  const { language } = useWords()
  return useQuery({
    queryKey: ['treatments'],
    queryFn: ({ signal }) => getJson('/api/treatments', clientTreatments, { language, signal }),
  })
}

export function usePreferences() {
  const { language } = useWords()
  return useQuery({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => getJson('/api/preferences', preferencesAnswer, { language, signal }),
  })
}

export function useOpenSessions() {
  const { language } = useWords()
  return useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => getJson('/api/profile/sessions', sessionsAnswer, { language, signal }),
  })
}

/** In the future and not cancelled (SPEC 7), soonest first. */
export function upcomingOf(appointments: readonly ClientAppointment[], now: Date): ClientAppointment[] {
  return appointments.filter((each) => isUpcoming(each, now)).toReversed()
}

/** Everything else, newest first. */
export function pastOf(appointments: readonly ClientAppointment[], now: Date): ClientAppointment[] {
  return appointments.filter((each) => !isUpcoming(each, now))
}

/** Every instant of them that is written as a time. */
export function instantsOf(appointments: readonly ClientAppointment[]): string[] {
  return appointments.flatMap(({ appointmentDate, freeUntil }) => [
    appointmentDate,
    ...(freeUntil === null ? [] : [freeUntil]),
  ])
}

/** The same of what was done. */
export function instantsDone(treatments: readonly ClientTreatment[]): string[] {
  return treatments.flatMap(({ treatmentDate, endedAt, aftercare, nextBooked }) => [
    treatmentDate,
    endedAt,
    ...aftercare.map(({ allowedFrom }) => allowedFrom),
    ...(nextBooked === null ? [] : [nextBooked.appointmentDate]),
  ])
}

function isUpcoming({ appointmentDate, status }: ClientAppointment, now: Date): boolean {
  return new Date(appointmentDate) > now && status !== 'cancelled'
}
