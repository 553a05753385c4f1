import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages } from '#shared/i18n/messages.ts'
import { BookingApp } from '#web/features/booking/booking-app.tsx'
import type { Words } from '#web/lib/words.ts'
import { giveFocusBack } from '#web/features/booking/give-focus-back.ts'
import { preloadCatalogue } from '#web/features/booking/booking-queries.ts'
import type { Catalogue } from '#web/features/booking/booking-queries.ts'
import { BookingDialog } from '#web/features/booking/booking-dialog.tsx'
import { readPreselection } from '#web/features/booking/preselection.ts'
import type { Preselection } from '#web/features/booking/preselection.ts'
import { queryClient } from '#web/lib/query-client.ts'

export type ShowOptions = {
  language: Language
  messages: Messages['appointment']
  /** The price list, where it has been fetched. */
  catalogue: Catalogue | undefined
  /** The query of the link: what it asks for. */
  search: string
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement
}

let place: { root: Root; element: HTMLElement } | undefined
let timesOpened = 0

/** Shows the booking dialog. */
export function showBooking({ language, messages, catalogue, search, opener }: ShowOptions): void {
  preloadCatalogue(language, catalogue)
  const words = { language, t: createTranslator(language, { appointment: messages }) }
  // What was free when the dialog was last open says nothing now.
  queryClient.removeQueries({ queryKey: ['availability'] })
  place ??= createPlace()
  timesOpened += 1
  place.root.render(
    <DialogOnPage
      key={timesOpened}
      words={words}
      preselection={readPreselection(search)}
      opener={opener}
      element={place.element}
    />,
  )
}

type DialogOnPageProps = {
  words: Words
  preselection: Preselection
  opener: HTMLElement
  element: HTMLElement
}

function DialogOnPage({ words, preselection, opener, element }: DialogOnPageProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <BookingApp words={words} place={element} onBooked={close} onReceiptClosed={() => giveFocusBack(opener)}>
      {(tools) =>
        isOpen && <BookingDialog preselection={preselection} opener={opener} onClose={close} {...tools} />
      }
    </BookingApp>
  )
}

function createPlace() {
  const app = document.createElement('div')
  const element = document.createElement('div')
  document.body.append(app, element)
  return { root: createRoot(app), element }
}
