import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Area } from '#shared/content/areas.ts'
import type { Booked } from '#web/features/booking/booked.ts'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import { preloadTimes, refreshAvailability, useCatalogue } from '#web/features/booking/booking-queries.ts'
import { toRequest } from '#web/features/booking/booking-request.ts'
import { forgetDetailsDraft, hasDetailsDraft } from '#web/features/booking/details-draft.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import { useDetailsPart } from '#web/features/booking/details-part.ts'
import { flatten } from '#web/features/booking/find-treatments.ts'
import { noPreselection, usePreselected } from '#web/features/booking/preselection.ts'
import type { Preselection } from '#web/features/booking/preselection.ts'
import type { ProblemNote, ProblemPlace } from '#web/features/booking/problem.tsx'
import { readRefusal } from '#web/features/booking/refusal.ts'
import type { RefusedField } from '#web/features/booking/refusal.ts'
import { storeDetails } from '#web/features/booking/saved-details.ts'
import { useAddress } from '#web/features/booking/use-address.ts'
import { missingFor, steps, useBooking } from '#web/features/booking/use-booking.ts'
import type { BookingAction, Step } from '#web/features/booking/use-booking.ts'
import { useConfirm } from '#web/features/booking/use-confirm.ts'
import { useKeptChoice } from '#web/features/booking/use-kept-choice.ts'
import { useSeen } from '#web/features/booking/use-seen.ts'
import { useStepHistory } from '#web/features/booking/use-step-history.ts'
import { useWish } from '#web/features/booking/use-wish.ts'
import { forgetChoice } from '#web/lib/booking-choice.ts'
import { useWords } from '#web/lib/words.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import type { Notify } from '#web/ui/toast.tsx'

const placeOf = { select_service: 'treatment', select_date: 'date', select_time: 'time' } as const

export type FlowOptions = {
  place: 'dialog' | 'page'
  /** Null while the page does not know its own address yet. */
  preselection: Preselection | null
  /** What stands in the search of step 1 already. */
  typed?: string
  notify: Notify
  /** Takes the toast away: what it told is mended. */
  dismiss: () => void
  /** The visitor is done with it, and everything is forgotten. */
  onClose: () => void
  onBooked: (booked: Booked) => void
}

/** What the three steps know and do, apart from how they look. */
export function useFlow({
  place,
  preselection,
  typed = '',
  notify,
  dismiss,
  onClose,
  onBooked,
}: FlowOptions) {
  const { language, t } = useWords()
  const start = preselection ?? noPreselection
  const [booking, dispatch] = useBooking(start)
  const [search, setSearch] = useState(typed)
  const [area, setArea] = useState<Area | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<ProblemNote | null>(null)
  // Asked when it is to be closed: the form of step 3 answers as soon as it has come, until then what it will read.
  const hasTyped = useRef<(() => boolean) | null>(hasDetailsDraft)
  const isSeen = useSeen()
  const detailsPart = useDetailsPart(isSeen)
  const formId = useId()
  const catalogue = useCatalogue(language)
  const treatments = flatten(catalogue.data)
  const confirm = useConfirm(language)
  usePreselected(start.treatmentSlug, treatments, (treatment) => dispatch({ type: 'preselected', treatment }))
  useWish(booking, language, {
    onGranted: (slot) => dispatch({ type: 'wish-granted', slot }),
    onRefused: (time) => {
      dispatch({ type: 'wish-refused' })
      if (time !== null) refuse('time', t('appointment.moment_gone', { time }))
    },
  })
  useAddress(place, booking, preselection !== null)
  useKeptChoice(booking)
  const chosen = booking.treatment?.name
  useEffect(() => {
    // What stands at the times asks for them itself, and says what came of it.
    if (!isSeen || chosen === undefined || booking.step !== 'treatment') return
    // Not for every row that arrow keys walk over: a long list would use up what a household may ask.
    const rested = setTimeout(() => preloadTimes({ name: chosen }, language), 300)
    return () => clearTimeout(rested)
  }, [isSeen, chosen, booking.step, language])
  // While what was asked for is looked up, its step is on its way: no other one flashes by.
  const shown = catalogue.isError ? booking.step : (booking.goal ?? booking.step)
  useStepHistory({ place, step: preselection === null ? null : shown, onWalk: walkTo })

  /** Without a place the words stand at the fields already; `here` is what to do, said where it is done. */
  function refuse(place: ProblemPlace | null, text: string, here = text) {
    notify({ variant: 'destructive', title: t('appointment.error_title'), description: text })
    setProblem((last) => (place === null ? null : { id: (last?.id ?? 0) + 1, place, text: here }))
  }

  const mended = useCallback(
    (action: BookingAction) => {
      dismiss()
      setProblem(null)
      dispatch(action)
    },
    [dismiss, dispatch],
  )
  // The same one each time: no card of the list is drawn anew for another.
  const chooseTreatment = useCallback(
    (treatment: Treatment) => mended({ type: 'treatment-chosen', treatment }),
    [mended],
  )

  function goOn(): boolean {
    const missing = missingFor(booking)
    if (missing !== null) {
      refuse(placeOf[missing], t(`appointment.${missing}`), t(`appointment.${missing}_here`))
      return false
    }
    mended({ type: 'next' })
    return true
  }

  function walkTo(to: Step | 'closed'): boolean {
    if (confirm.isPending) return false
    if (to === 'closed') return close()
    setAsking(false)
    if (steps.indexOf(to) > steps.indexOf(shown)) return missingFor(booking) === null && goOn()
    mended({ type: 'back-to', step: to })
    return true
  }

  /** False when it stays open: a booking is on its way, or something typed would be lost. */
  function close(): boolean {
    if (confirm.isPending) return false
    if (hasTyped.current?.() === true) {
      setAsking(true)
      return false
    }
    leave()
    return true
  }

  function leave() {
    dismiss()
    forgetChoice()
    forgetDetailsDraft()
    onClose()
  }

  /** Resolves with what was refused at fields of the form. */
  async function book(details: Details): Promise<readonly RefusedField[]> {
    if (booking.step !== 'details' || confirm.isPending) return []
    const { treatment, slot } = booking
    dismiss()
    setProblem(null)
    try {
      const appointment = await confirm.mutateAsync(toRequest(details, treatment, slot))
      storeDetails(details, details.saveDetails)
      forgetChoice()
      forgetDetailsDraft()
      refreshAvailability()
      onBooked({ appointment, treatment, details })
      return []
    } catch (failure) {
      return explain(failure)
    }
  }

  function explain(failure: unknown): readonly RefusedField[] {
    const refusal = readRefusal(failure, t)
    refuse(refusal.step ?? (refusal.fields.length > 0 ? null : 'confirm'), refusal.message)
    if (refusal.step === 'time') {
      dispatch({ type: 'slot-lost' })
      refreshAvailability()
    }
    if (refusal.step === 'treatment') {
      dispatch({ type: 'treatment-refused' })
      void catalogue.refetch()
    }
    return refusal.fields
  }

  return {
    booking,
    dispatch,
    shown,
    search,
    area,
    /** Words are looked for everywhere, and an area is shown whole: each ends the other. */
    searchFor: (text: string) => {
      setSearch(text)
      setArea(null)
    },
    chooseArea: (chosenArea: Area | null) => {
      setSearch('')
      setArea(chosenArea)
    },
    detailsPart,
    hasTyped,
    /** Its script has taken over. */
    isReady: preselection !== null,
    formId,
    catalogue,
    treatments,
    problem,
    chooseTreatment,
    chooseConsult: (consult: Treatment) => mended({ type: 'preselected', treatment: consult }),
    chooseDate: (date: CalendarDate) => mended({ type: 'date-chosen', date }),
    chooseMoment: (date: CalendarDate, slot: Slot) => mended({ type: 'moment-chosen', date, slot }),
    isBusy: confirm.isPending,
    isAsking,
    stay: () => setAsking(false),
    leave,
    close,
    goOn,
    /** From the question before closing to the steps, and from the first one out. */
    back: () => void (isAsking ? setAsking(false) : walkTo(steps[steps.indexOf(shown) - 1] ?? 'closed')),
    book,
  }
}
