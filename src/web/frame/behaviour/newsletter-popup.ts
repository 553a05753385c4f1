import { importWithRetry } from '#web/lib/load-with-retry.ts'

/** The time it was last closed or subscribed to, in milliseconds. */
const storageKey = 'newsletter'
const restMs = 7 * 24 * 60 * 60 * 1000
const openAfterMs = 10_000
const openFromShare = 0.5

/**
 * The newsletter popup: after 10 seconds or half of the page, whichever is first, unless it was closed or subscribed to
 * within 7 days; and whenever the page event asks for it (SPEC 2). It never covers another dialog, a field that
 * somebody types in or a form that is being written: it waits.
 */
export function startNewsletterPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('#newsletter-popup')
  if (!popup) return

  const show = (isAsked?: boolean) =>
    importWithRetry(() => import('#web/features/newsletter/show-popup.ts')).then(({ showPopup }) =>
      showPopup(popup, isAsked),
    )
  const showByItself = () => {
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
    // Another page, or the form on this one, may have had its answer meanwhile.
    if (!isResting()) show().catch(() => undefined)
  }
  const onScroll = () => {
    const scrollable = document.documentElement.scrollHeight - innerHeight
    if (scrollable > 0 && scrollY / scrollable >= openFromShare) showByItself()
  }
  let timer = 0
  if (popup.dataset.quiet === undefined && !isResting()) {
    timer = window.setTimeout(showByItself, openAfterMs)
    addEventListener('scroll', onScroll)
  }

  document.addEventListener('newsletter:open', (event) => {
    event.preventDefault()
    // Where it cannot be fetched the link leads to the form of the blog page, as it does without a script.
    show(true).catch(() => location.assign(newsletterLink()))
  })
  document.addEventListener('newsletter:rest', remember)
  popup.addEventListener('close', remember)
}

/** Without a memory it would come back on every page, so then it only comes when it is asked for. */
function isResting(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(storageKey)) < restMs
  } catch {
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Storage can be refused.
  }
}

function newsletterLink(): string {
  return document.querySelector<HTMLAnchorElement>('[data-newsletter]')?.href ?? location.href
}
