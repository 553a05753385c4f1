import { clinic } from '#content/clinic.ts'
import { missedFeeCents } from '#shared/features/booking/fees.ts'
import type { ClientAppointment } from '#shared/features/booking/appointment-contract.ts'

export type ChangeCost = {
  /** Of cancelling or moving now. */
  feeCents: number
  /** Of the same after the free moment. */
  lateCents: number
  /** Of an earlier change, which stands whatever comes. */
  chargedCents: number
  freeUntil: Date
}

type Changeable = Pick<
  ClientAppointment,
  'appointmentDate' | 'priceCents' | 'courseVisits' | 'feeCents' | 'chargedCents' | 'freeUntil'
>

/** What a change costs at `now`; null when nothing can be changed any more. The server's own sum is never shown too low. */
export function changeCost(appointment: Changeable, now: Date): ChangeCost | null {
  const startsAt = new Date(appointment.appointmentDate)
  if (appointment.freeUntil === null || startsAt <= now) return null
  const freeUntil = new Date(appointment.freeUntil)
  const lateCents = missedFeeCents({ ...appointment, startsAt }, clinic)
  const byClock = now > freeUntil ? lateCents : 0
  const { chargedCents } = appointment
  return { feeCents: Math.max(byClock, appointment.feeCents ?? 0), lateCents, chargedCents, freeUntil }
}
