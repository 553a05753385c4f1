import { useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { Place, Prefill } from '#web/features/desk/agenda/acts.ts'
import { writtenMoment } from '#web/features/desk/agenda/agenda-clock.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { startOf, withOneMore } from '#web/features/desk/agenda/booking-draft.ts'
import type { BookingDraft, Person, Wish } from '#web/features/desk/agenda/booking-draft.ts'
import { treatmentOf, useTreatments } from '#web/features/desk/agenda/treatments.ts'
import type { Treatment } from '#web/features/desk/agenda/treatments.ts'
import { useLastTreatment } from '#web/features/desk/agenda/use-last-treatment.ts'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { useWords } from '#web/lib/words.ts'

export type BookingOptions = { at: Place; prefill: Prefill | undefined; onClose: () => void }
export type DeskBooking = ReturnType<typeof useDeskBooking>

/** What is written at the desk of a booking, and what becomes of it. */
export function useDeskBooking({ at, prefill, onClose }: BookingOptions) {
  const { language, t } = useWords()
  const tell = useTell()
  const { treatments, arrived } = useTreatments()
  const { change, isBusy, problem, reset } = useDeskChange<{ visits: DeskVisit[] }>()
  const [isWaiting, setWaiting] = useState(false)
  const [start] = useState(() => startOf(at, prefill, language))
  const [draft, setDraft] = useState(start)
  /** The place in the row of a treatment that is not in the price list. */
  const [unknown, setUnknown] = useState<number | null>(null)
  const { person, wishes, notes } = draft
  const write = (written: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...written }))
  const last = useLastTreatment((treatment) =>
    setDraft((before) => ({
      ...before,
      wishes: before.wishes.map((wish, index) => (index === 0 ? { ...wish, treatment } : wish)),
    })),
  )

  function choosePerson(chosen: Person) {
    last.forget()
    write({ person: chosen })
  }

  function changeWish(changed: Wish) {
    last.forget()
    write({ wishes: wishes.map((one) => (one.key === changed.key ? changed : one)) })
  }

  function removeWish({ key }: Wish) {
    write({ wishes: wishes.filter((one) => one.key !== key) })
    // What was refused is named by its place in the row, which is another now.
    setUnknown(null)
    reset()
  }

  async function book() {
    // Who books at once may be quicker than the price list.
    setWaiting(true)
    const known = await arrived()
    setWaiting(false)
    const found = wishes.map(({ treatment }) => treatmentOf(known, treatment))
    // Without the list the server looks at what was written.
    const wrong = known.length === 0 ? -1 : found.indexOf(undefined)
    setUnknown(wrong < 0 ? null : wrong)
    if (wrong >= 0) return
    const booked = await change({ path: `${visitsPath}/series`, body: bodyOf(draft, found) })
    refreshAgenda()
    if (booked === null) return
    const name = `${person.firstName} ${person.lastName}`
    tell({ text: t('deskAgenda.booking.done', { count: booked.answer.visits.length, name }) })
    onClose()
  }

  return {
    ...{ draft, treatments, unknown, problem, isBusy: isBusy || isWaiting },
    isTyped: person !== start.person || wishes !== start.wishes || notes !== '',
    refused: problem?.fields ?? {},
    ...{ write, choosePerson, changeWish, removeWish, book },
    writePerson: (written: Partial<Person>) =>
      setDraft((before) => ({ ...before, person: { ...before.person, ...written } })),
    addWish: () => write({ wishes: withOneMore(wishes) }),
    repeatLast: last.find,
  }
}

/** As the server is asked for it; treatments go by their key where they were `found` in the price list. */
function bodyOf({ person, wishes, source, notes }: BookingDraft, found: readonly (Treatment | undefined)[]) {
  const { card, ...written } = person
  return {
    ...written,
    clientId: card?.id,
    source,
    notes,
    visits: wishes.map(({ place, treatment }, index) => ({
      treatmentType: found[index]?.name ?? treatment,
      appointmentDate: writtenMoment(place),
      room: place.room ?? null,
    })),
  }
}
