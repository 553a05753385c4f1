import '#web/lib/zod-without-eval.ts'
import { useState, useSyncExternalStore } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages } from '#shared/i18n/messages.ts'
import { BookingApp } from '#web/features/booking/booking-app.tsx'
import { BookingFlow } from '#web/features/booking/booking-flow.tsx'
import { forgetDetailsDraft } from '#web/features/booking/details-draft.ts'
import type { Preselection } from '#web/features/booking/preselection.ts'
import { isCalendarDate } from '#web/lib/calendar-date.ts'

type BookingPageProps = {
  language: Language
  messages: Messages['appointment']
}

/** The same three steps as a page, for who has no dialog; the address may name a treatment and a day (DECISIONS 3). */
export function BookingPage({ language, messages }: BookingPageProps) {
  const [words] = useState(() => ({ language, t: createTranslator(language, { appointment: messages }) }))
  const [round, setRound] = useState(0)
  const [toastPlace, setToastPlace] = useState<HTMLElement | null>(null)
  // Known in the browser only: the page that was rendered ahead of time is the same for everybody.
  const search = useSyncExternalStore(
    neverChanges,
    () => window.location.search,
    () => null,
  )
  const restart = () => {
    forgetDetailsDraft()
    history.replaceState(history.state, '', window.location.pathname)
    setRound((each) => each + 1)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <BookingApp words={words} toastPlace={toastPlace} onBooked={restart}>
        {(tools) => (
          <BookingFlow
            key={`${round}-${search === null}`}
            place="page"
            preselection={search === null || round > 0 ? {} : readAddress(search)}
            onCancel={restart}
            {...tools}
          />
        )}
      </BookingApp>
      <div ref={setToastPlace} />
    </>
  )
}

function neverChanges() {
  return () => undefined
}

function readAddress(search: string): Preselection {
  const query = new URLSearchParams(search)
  const date = query.get('datum') ?? ''
  return {
    treatmentSlug: query.get('behandeling') ?? undefined,
    date: isCalendarDate(date) ? date : undefined,
  }
}
