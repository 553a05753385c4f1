import type { Catalogue } from '#web/features/booking/booking-queries.ts'
import type { ShowOptions } from '#web/features/booking/show-booking.tsx'
import type { Language } from '#shared/i18n/languages.ts'
import { loadMessages } from '#web/features/booking/load-messages.ts'
import { fetchFiles, namedFiles } from '#web/lib/fetch-files.ts'
import { loadWithRetry } from '#web/lib/load-with-retry.ts'

/*
 * The first file of the booking dialog, small: it names all the others, so that they come at once and not level by level, and
 * with them the words and what the dialog asks the API first. It imports nothing that a page has not loaded already.
 */

const files = namedFiles('files of show-booking.tsx')

const messagesOf = once(loadMessages)

/** What step 1 shows, as soon as it is there. Without it the dialog opens all the same, and asks again. */
let catalogue: Catalogue | undefined

const fetchDialog = once((language) => {
  fetchCatalogue(language).catch(() => undefined)
  return fetchFiles(files)
})

async function fetchCatalogue(language: Language): Promise<void> {
  const response = await fetch(`/api/catalogue?language=${language}`)
  if (response.ok) catalogue = (await response.json()) as Catalogue
}

/** Shows the booking dialog; rejects when its code or the words of the language cannot be loaded. */
export async function openBooking(options: Omit<ShowOptions, 'messages' | 'catalogue'>): Promise<void> {
  const { language } = options
  const [messages, { showBooking }] = await Promise.all([
    messagesOf(language),
    loadWithRetry(async () => {
      await fetchDialog(language)
      return importDialog()
    }),
  ])
  showBooking({ ...options, messages, catalogue })
}

/** Fetches everything; nothing of it runs. */
export function fetchBooking(language: Language): Promise<unknown> {
  return Promise.all([messagesOf(language), fetchDialog(language)])
}

/** The same once the page rests. Running it then as well would take the processor of a slow phone for longer than a moment. */
export async function fetchBookingWhenIdle(language: Language): Promise<void> {
  // Safari knows no idle moments.
  await new Promise<unknown>((rest) =>
    typeof requestIdleCallback === 'undefined' ? setTimeout(rest, 200) : requestIdleCallback(rest),
  )
  await fetchBooking(language)
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
