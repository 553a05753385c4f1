import { Activity, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { Catalogue } from '#shared/features/booking/contract.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages } from '#shared/i18n/messages.ts'
import { BookingApp } from '#web/features/booking/booking-app.tsx'
import type { Words } from '#web/lib/words.ts'
import { flatten } from '#web/features/booking/find-treatments.ts'
import { giveFocusBack } from '#web/features/booking/give-focus-back.ts'
import { forgetOldTimes, preloadCatalogue, preloadTimes } from '#web/features/booking/booking-queries.ts'
import { BookingDialog } from '#web/features/booking/booking-dialog.tsx'
import { readPreselection } from '#web/features/booking/preselection.ts'
import type { Preselection } from '#web/features/booking/preselection.ts'

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

type PrepareOptions = Omit<ShowOptions, 'opener'>

let place: { root: Root; element: HTMLElement; append: () => void } | undefined
let timesOpened = 0
/** What the dialog that stands ready was asked for, and when it was drawn. */
let ready: { asked: string; at: number } | undefined
/** It shows the days as they were when it was drawn: after this it is drawn anew. */
const readyMs = 600_000

/**
 * Puts together what most likely will be shown, outside of the page: nothing that looks at the page finds it, and nothing
 * of it asks, stores or moves until it is shown. Not after a first showing.
 */
export function prepareBooking({ search, ...options }: PrepareOptions): void {
  if (place !== undefined) return
  const preselection = readPreselection(search)
  ready = { asked: JSON.stringify(preselection), at: Date.now() }
  render({ ...options, preselection, opener: document.body }, false)
  const asked = flatten(options.catalogue).find(({ slug }) => slug === preselection.treatmentSlug)
  if (asked !== undefined) preloadTimes(asked, options.language)
}

/** Shows the booking dialog. */
export function showBooking({ search, ...options }: ShowOptions): void {
  const preselection = readPreselection(search)
  const now = Date.now()
  forgetOldTimes(now)
  const isReady = ready?.asked === JSON.stringify(preselection) && now - ready.at < readyMs
  if (!isReady) timesOpened += 1
  ready = undefined
  render({ ...options, preselection }, true)
}

type RenderOptions = Omit<ShowOptions, 'search'> & { preselection: Preselection }

function render(
  { language, messages, catalogue, preselection, opener }: RenderOptions,
  isShown: boolean,
): void {
  preloadCatalogue(language, catalogue)
  const words = { language, t: createTranslator(language, { appointment: messages }) }
  place ??= createPlace()
  if (isShown) place.append()
  place.root.render(
    <DialogOnPage
      key={timesOpened}
      words={words}
      preselection={preselection}
      opener={opener}
      element={place.element}
      isShown={isShown}
    />,
  )
}

type DialogOnPageProps = {
  words: Words
  preselection: Preselection
  opener: HTMLElement
  element: HTMLElement
  isShown: boolean
}

function DialogOnPage({ words, preselection, opener, element, isShown }: DialogOnPageProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <BookingApp
      words={words}
      place={isShown ? element : null}
      onBooked={close}
      onReceiptClosed={() => giveFocusBack(opener)}
    >
      {(tools) => (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          {isOpen && <BookingDialog preselection={preselection} opener={opener} onClose={close} {...tools} />}
        </Activity>
      )}
    </BookingApp>
  )
}

function createPlace() {
  const app = document.createElement('div')
  const element = document.createElement('div')
  return { root: createRoot(app), element, append: () => document.body.append(app, element) }
}
