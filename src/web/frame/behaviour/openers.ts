import { importWithRetry } from '#web/lib/load-with-retry.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { leaveMenu } from '#web/frame/behaviour/menu-history.ts'
import { isPlainClick } from '#web/frame/behaviour/plain-click.ts'

type Booking = typeof import('#web/features/booking/open-booking.ts')

let loading: Promise<Booking> | undefined
let wanted: HTMLAnchorElement | undefined
let hasFailed = false

/**
 * Turns every link to the booking page into an opener of the dialog (DECISIONS 3). The code is fetched once the page rests,
 * and at once when a hand or the focus comes near. A click while it loads is remembered and opens once; when it cannot be
 * loaded the links stay links.
 */
export function startOpeners(): void {
  for (const nearby of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      nearby,
      (event) => {
        if (openerOf(event) !== undefined) void ahead('fetchBooking')
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (opener === undefined || hasFailed || !isPlainClick(event)) return
    event.preventDefault()
    void open(opener)
  })
  // A reload keeps the entries that the dialog has in the history, and without it Back would do nothing there.
  if (history.state?.booking && !isBookingPage()) void open(document.createElement('a'))
  addEventListener('load', async () => {
    if (mayFetchAhead()) await ahead('fetchBookingWhenIdle')
    // What only pleases the eye shares no slow line with the booking.
    document.dispatchEvent(new Event('page:rested'))
  })
}

/** Nothing of it is lost: who wants the dialog asks again. */
function ahead(step: 'fetchBooking' | 'fetchBookingWhenIdle'): Promise<unknown> {
  return load()
    .then((booking) => booking[step](document.documentElement.lang as Language))
    .catch(() => undefined)
}

/**
 * Not where it costs too much, not on the booking page, which has the steps already, nor on the demo, which asks the server
 * for nothing (SPEC 2).
 */
function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  const isDear = connection && (connection.saveData || connection.effectiveType !== '4g')
  return !isDear && !isBookingPage() && !document.body.dataset.demo
}

function isBookingPage(): boolean {
  return document.body.dataset.booking === location.pathname
}

function openerOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target !== '' || link.origin !== location.origin) return undefined
  // The page says where its booking is: knowing all addresses would weigh as much as all that stands here.
  const isBooking = link.pathname === document.body.dataset.booking
  // On the booking page itself the steps are already there.
  return isBooking && !isBookingPage() ? link : undefined
}

function load(): Promise<Booking> {
  loading ??= importWithRetry(() => import('#web/features/booking/open-booking.ts')).catch((failure) => {
    loading = undefined
    throw failure
  })
  return loading
}

async function open(opener: HTMLAnchorElement): Promise<void> {
  const isAlreadyWaiting = wanted !== undefined
  wanted?.removeAttribute('aria-busy')
  wanted = opener
  opener.setAttribute('aria-busy', 'true')
  if (isAlreadyWaiting) return
  try {
    const { openBooking } = await load()
    await leaveMenu()
    wanted.closest('dialog')?.close()
    await openBooking({
      language: document.documentElement.lang as Language,
      search: wanted.search,
      opener: document.querySelector<HTMLElement>(lastingOpener(wanted)) ?? wanted,
    })
  } catch {
    hasFailed = true
    showFailure()
    if (history.state?.booking) history.go(-history.state.booking)
  } finally {
    wanted.removeAttribute('aria-busy')
    wanted = undefined
  }
}

/** A link in a menu or dialog goes with it: the button that opened that stays. */
function lastingOpener(link: Element): string {
  const dialog = link.closest('dialog')
  if (dialog) return `[commandfor=${dialog.id}]`
  return link.closest('[data-mega]') ? '[data-mega-trigger]' : ':not(*)'
}

function showFailure(): void {
  const text = document.querySelector<HTMLTemplateElement>('#booking-failed')
  const notice = document.querySelector('#notice')
  notice?.replaceChildren(text?.content.cloneNode(true) ?? '')
  notice?.querySelector('[data-close-notice]')?.addEventListener('click', () => notice.replaceChildren())
}
