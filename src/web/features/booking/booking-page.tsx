import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages } from '#shared/i18n/messages.ts'
import { BookingApp } from '#web/features/booking/booking-app.tsx'
import { BookingFlow } from '#web/features/booking/booking-flow.tsx'
import { noPreselection, readPreselection } from '#web/features/booking/preselection.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

type BookingPageProps = {
  language: Language
  messages: Messages['appointment']
}

/** The same three steps as a page, for who has no dialog; the address may name a treatment and a day (DECISIONS 3). */
export function BookingPage({ language, messages }: BookingPageProps) {
  const [words] = useState(() => ({ language, t: createTranslator(language, { appointment: messages }) }))
  const [round, setRound] = useState(0)
  const [typed] = useState(() => searchBox()?.value ?? '')
  const [isSearching] = useState(() => searchBox()?.matches(':focus') === true)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // Known in the browser only: the page that was rendered ahead of time is the same for everybody.
  const isHydrated = useHydrated()
  const preselection = useMemo(() => {
    if (!isHydrated) return null
    return round === 0 ? readPreselection(window.location.search) : noPreselection
  }, [isHydrated, round])
  // The steps are made anew then, and with them the field in which the visitor may be.
  useEffect(() => {
    if (isHydrated && isSearching) searchBox()?.focus()
  }, [isSearching, isHydrated])
  // What was pressed went with the old steps. Before a receipt appears, which takes the focus itself.
  useLayoutEffect(() => {
    if (round > 0) focusHeading()
  }, [round])
  const restart = () => {
    history.replaceState(history.state, '', window.location.pathname)
    setRound((each) => each + 1)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <BookingApp words={words} place={place} onBooked={restart} onReceiptClosed={focusHeading}>
        {(tools) => (
          <BookingFlow
            key={`${round}-${isHydrated}`}
            place="page"
            preselection={preselection}
            typed={round === 0 ? typed : ''}
            onClose={restart}
            {...tools}
          />
        )}
      </BookingApp>
      <div ref={setPlace} />
    </>
  )
}

function focusHeading() {
  document.querySelector<HTMLElement>('[data-place=page] h2')?.focus()
}

/** The search of step 1, which is in the page before its script runs and may have been typed into. */
function searchBox(): HTMLInputElement | null {
  if (typeof document === 'undefined') return null
  return document.querySelector('[data-place=page] [role=searchbox]')
}
