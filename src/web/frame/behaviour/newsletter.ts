import { importWithRetry } from '#web/lib/load-with-retry.ts'

/** The time it was last closed or subscribed to, in milliseconds. */
const storageKey = 'newsletter'
const restMs = 7 * 24 * 60 * 60 * 1000
const openAfterMs = 10_000
const openFromShare = 0.5
/** Between what was in the way and the popup. */
const pauseMs = 1000

let loading: Promise<typeof import('#web/features/newsletter/send-popup.ts')> | undefined

/**
 * The newsletter popup: after 10 seconds or half of the page, whichever is first, unless it was closed or subscribed to
 * within 7 days; and whenever the page event asks for it (SPEC 2). It never covers another dialog, or a field that
 * somebody types in: it waits.
 */
export function startNewsletter(): void {
  const popup = document.querySelector<HTMLDialogElement>('#newsletter-popup')
  const form = popup?.querySelector('form')
  if (!popup || !form) return
  let isDue = false
  // Closed, it is not in the page at all: its fields would answer to the same labels as those of the page's own forms.
  const content = document.createDocumentFragment()
  content.append(...popup.childNodes)
  popup.addEventListener('close', () => content.append(...popup.childNodes))

  const show = () => {
    isDue = isBusy()
    if (isDue) return
    popup.append(content)
    popup.showModal()
    popup.querySelector('h2')?.focus({ preventScroll: true })
  }
  const showByItself = () => {
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
    // Another page, or the form on this one, may have had its answer meanwhile.
    if (!isResting()) show()
  }
  const onScroll = () => {
    const scrollable = document.documentElement.scrollHeight - innerHeight
    if (scrollable > 0 && scrollY / scrollable >= openFromShare) showByItself()
  }
  let timer = 0
  if (popup.dataset.quiet === undefined && !isResting()) {
    timer = window.setTimeout(showByItself, openAfterMs)
    addEventListener('scroll', onScroll, { passive: true })
  }

  document.addEventListener('newsletter:open', (event) => {
    event.preventDefault()
    if (!popup.open) show()
  })
  for (const rest of ['newsletter:subscribed', 'newsletter:rest'])
    document.addEventListener(rest, () => {
      isDue = false
      remember()
    })
  popup.addEventListener('close', remember)
  for (const leaving of ['close', 'focusout'])
    document.addEventListener(leaving, () => isDue && setTimeout(() => isDue && show(), pauseMs), true)

  form.addEventListener('input', () => load().catch(() => undefined), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(popup, form)
  })
}

function isBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  )
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

function load() {
  loading ??= importWithRetry(() => import('#web/features/newsletter/send-popup.ts')).catch((failure) => {
    loading = undefined
    throw failure
  })
  return loading
}

async function send(popup: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('[type=submit]')
  const notice = form.querySelector<HTMLElement>('[data-load-error]')
  if (!button || !notice || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  notice.hidden = true
  try {
    await (await load()).sendPopup(popup, form)
  } catch {
    notice.hidden = false
  } finally {
    button.ariaBusy = null
  }
}
