import { useEffect } from 'react'
import { useDay } from '#web/features/booking/booking-queries.ts'
import type { Slot } from '#web/features/booking/booking-queries.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'
import type { Language } from '#shared/i18n/languages.ts'

type Answers = {
  onGranted: (slot: Slot) => void
  /** The time that is not free for this treatment; null when that could not be read. */
  onRefused: (time: string | null) => void
}

/** Chooses the time that was promised, or chosen for another treatment, as soon as it is known to be free for this one. */
export function useWish({ treatment, date, wish }: Booking, language: Language, answers: Answers): void {
  const isWished = treatment !== null && wish !== null
  const { data, isError } = useDay(isWished ? date : null, treatment ?? { name: '' }, language)
  useEffect(() => {
    if (!isWished || wish === null) return
    if (isError) answers.onRefused(null)
    if (data === undefined) return
    const slot = data.slots.find(({ time, available }) => available && time === wish)
    if (slot === undefined) answers.onRefused(wish)
    else answers.onGranted(slot)
    // oxlint-disable-next-line react/exhaustive-deps -- each answer of the server is acted upon once
  }, [isWished, wish, data, isError])
}
