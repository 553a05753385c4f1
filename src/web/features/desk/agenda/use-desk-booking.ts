import { useRef, useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import type { Place, Prefill } from '#web/features/desk/agenda/acts.ts'
import { writtenMoment } from '#web/features/desk/agenda/agenda-clock.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { emptyWish, startOf, withOneMore, withWishes } from '#web/features/desk/agenda/booking-draft.ts'
import type { BookingDraft, Person, Wish } from '#web/features/desk/agenda/booking-draft.ts'
import { treatmentOf, useTreatments } from '#web/features/desk/agenda/treatments.ts'
import { problemOf, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { readJson } from '#web/lib/api-call.ts'
import { isVerdict } from '#web/lib/use-request-key.ts'
import { useWords } from '#web/lib/words.ts'

export type BookingOptions = { at: Place; isPressed?: boolean; prefill?: Prefill; onClose: () => void }
export type DeskBooking = ReturnType<typeof useDeskBooking>

/** What is written at the desk of a booking, and what becomes of it. */
export function useDeskBooking({ at, isPressed = false, prefill, onClose }: BookingOptions) {
  const { language, t } = useWords()
  const tell = useTell()
  const { treatments, arrived } = useTreatments()
  const { change, isBusy, problem, error, reset } = useDeskChange<{ visits: DeskVisit[] }>()
  const [isWaiting, setWaiting] = useState(false)
  const [start] = useState(() => startOf({ at, isPressed, prefill, language }))
  const [draft, setDraft] = useState(start)
  /** The place in the row of a treatment that is not in the price list; below zero where all are. */
  const [unknown, setUnknown] = useState(-1)
  const { person, wishes, notes } = draft
  const writeWishes = (written: readonly Wish[]) =>
    setDraft((before) => withWishes(before, written, new Date()))
  const write = (written: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...written }))
  /** Whose last treatment was asked for; nobody's once somebody else, or a treatment, was chosen meanwhile. */
  const repeated = useRef<string | null>(null)

  function choosePerson(chosen: Person) {
    repeated.current = null
    write({ person: chosen })
  }

  async function repeatLast({ id, name }: NonNullable<Person['card']>) {
    repeated.current = id
    const card = await readJson<ClientCard>(`/api/desk/clients/${id}`, { language }).catch(
      (failure: unknown) => {
        if (repeated.current === id) tell({ text: problemOf(failure, t).message, isProblem: true })
        return null
      },
    )
    if (card === null || repeated.current !== id) return
    const kept = card.visitList.filter(({ status }) => status !== 'cancelled')
    const now = new Date().toISOString()
    // What was done last; of who has not been here yet, what they will come for.
    const last = kept.find(({ start, status }) => start < now && status !== 'no_show') ?? kept[0]
    if (last === undefined) return tell({ text: t('deskAgenda.booking.no_last', { name }), isProblem: true })
    setDraft(({ wishes: [first, ...others], ...before }) => ({
      ...before,
      wishes: [{ ...(first ?? emptyWish(at)), treatment: last.label }, ...others],
    }))
  }

  function changeWish(changed: Wish) {
    repeated.current = null
    writeWishes(wishes.map((one) => (one.key === changed.key ? changed : one)))
  }

  function removeWish({ key }: Wish) {
    writeWishes(wishes.filter((one) => one.key !== key))
    // What was refused is named by its place in the row, which is another now.
    setUnknown(-1)
    reset()
  }

  async function book() {
    // Who books at once may be quicker than the price list.
    setWaiting(true)
    const known = await arrived()
    setWaiting(false)
    // What is booked again may no longer be in the list.
    const again = prefill?.again
    const keys = wishes.map(
      ({ treatment }) =>
        treatmentOf(known, treatment)?.name ?? (treatment === again?.label ? again.treatmentType : undefined),
    )
    // Without the list the server looks at what was written.
    const wrong = known.length === 0 ? -1 : keys.indexOf(undefined)
    setUnknown(wrong)
    if (wrong >= 0) return
    const booked = await change({ path: `${visitsPath}/series`, body: bodyOf(draft, keys) })
    refreshAgenda()
    if (booked === null) return
    const name = `${person.firstName} ${person.lastName}`
    tell({ text: t('deskAgenda.booking.done', { count: booked.answer.visits.length, name }) })
    onClose()
  }

  return {
    draft,
    treatments,
    unknown,
    problem,
    refused: problem?.fields ?? {},
    isBusy: isBusy || isWaiting,
    /** What was sent, and had no answer so far, may stand already. */
    isUnheard: isBusy || (error !== null && !isVerdict(error)),
    isTyped: person !== start.person || wishes !== start.wishes || notes !== '',
    write,
    writePerson: (written: Partial<Person>) =>
      setDraft((before) => ({ ...before, person: { ...before.person, ...written } })),
    choosePerson,
    repeatLast,
    changeWish,
    removeWish,
    addWish: () => writeWishes(withOneMore(wishes)),
    book,
  }
}

/** As the server is asked for it; treatments go by their key where that is known. */
function bodyOf({ person, wishes, source, notes }: BookingDraft, keys: readonly (string | undefined)[]) {
  const { card, ...written } = person
  return {
    ...written,
    clientId: card?.id,
    source,
    notes,
    visits: wishes.map(({ place, treatment }, index) => ({
      treatmentType: keys[index] ?? treatment,
      appointmentDate: writtenMoment(place),
      room: place.room ?? null,
    })),
  }
}
