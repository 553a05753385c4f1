import type { Catalogue } from '#shared/features/booking/contract.ts'
import type { ShowOptions } from '#web/features/booking/show-booking.tsx'
import type { Language } from '#shared/i18n/languages.ts'
import { loadMessages } from '#web/features/booking/load-messages.ts'
import { fetchText, loadWithRetry } from '#web/lib/load-with-retry.ts'

/*
 * The first file of the booking dialog, small: it names all the others, so that they come at once and not level by level, and
 * with them the words and what the dialog asks the API first. It imports nothing that a page has not loaded already.
 */

/** Named by the build (scripts/name-files.ts); none while developing. */
const files = 'files of show-booking.tsx'.split(' ').filter((name) => name.startsWith('/'))

const messagesOf = once(loadMessages)

/** What step 1 shows, as soon as it is there. Without it the dialog opens all the same, and asks again. */
let catalogue: Catalogue | undefined

const fetchDialog = once((language) => {
  fetchCatalogue(language).catch(() => undefined)
  return Promise.all(files.map(fetchText))
})

async function fetchCatalogue(language: Language): Promise<void> {
  const response = await fetch(`/api/catalogue?language=${language}`)
  if (response.ok) catalogue = (await response.json()) as Catalogue
}

const dialogOf = once((language) =>
  loadWithRetry(async () => {
    await fetchDialog(language)
    return importDialog()
  }),
)

/** Shows the booking dialog; rejects when its code or the words of the language cannot be loaded. */
export async function openBooking(options: Omit<ShowOptions, 'messages' | 'catalogue'>): Promise<void> {
  const { language } = options
  const [messages, { showBooking }] = await Promise.all([messagesOf(language), dialogOf(language)])
  showBooking({ ...options, messages, catalogue })
}

/** Fetches everything; nothing of it runs. */
export function fetchBooking(language: Language): Promise<unknown> {
  return Promise.all([messagesOf(language), fetchDialog(language)])
}

/** The same once the page rests. */
export async function fetchBookingWhenIdle(language: Language): Promise<void> {
  const hand = firstSignOfAHand()
  await idleMoment()
  await fetchBooking(language)
  void hand.then(() => prepare(language)).catch(() => undefined)
}

/** Until then a page runs nothing but its own few lines: who only opens it, or reads it by machine, pays for no more. */
function firstSignOfAHand(): Promise<unknown> {
  if (scrollY > 0) return Promise.resolve()
  return new Promise((seen) => {
    for (const sign of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(sign, seen, { once: true, passive: true })
    // A page is also told of a pointer that rests on it.
    addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && seen(0))
  })
}

/**
 * Puts the dialog together out of sight: a slow phone works half a second on it, which a tap need not wait for. The files
 * are run one by one and React works in small pieces, so that whatever else happens comes between.
 */
async function prepare(language: Language): Promise<void> {
  for (const file of files) if (file.endsWith('.js')) await import(/* @vite-ignore */ file)
  const [messages, { prepareBooking }] = await Promise.all([messagesOf(language), dialogOf(language)])
  if (catalogue !== undefined) prepareBooking({ language, messages, catalogue, search: likelySearch() })
}

/** What the first way to the booking asks for: on the page of a treatment, that treatment. */
function likelySearch(): string {
  return (
    document.querySelector<HTMLAnchorElement>(`main a[href^="${document.body.dataset.booking}"]`)?.search ??
    ''
  )
}

function idleMoment(): Promise<unknown> {
  // Safari knows none.
  return new Promise((rest) =>
    typeof requestIdleCallback === 'undefined' ? setTimeout(rest, 200) : requestIdleCallback(rest),
  )
}

function importDialog() {
  return import('#web/features/booking/show-booking.tsx')
}

/** Remembers what came; what failed is asked for again. */
function once<Loaded>(load: (language: Language) => Promise<Loaded>) {
  let coming: Promise<Loaded> | undefined
  return (language: Language) => {
    coming ??= load(language).catch((failure) => {
      coming = undefined
      throw failure
    })
    return coming
  }
}
