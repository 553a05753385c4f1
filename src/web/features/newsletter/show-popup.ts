import { importWithRetry } from '#web/lib/load-with-retry.ts'

let content: DocumentFragment | undefined
let isDue = false
let loading: Promise<typeof import('#web/features/newsletter/send-popup.ts')> | undefined

/** Between what was in the way and the popup. */
const pauseMs = 1000

/**
 * Opens the popup, or once nothing is in its way any more: it covers no other dialog and no field that somebody types in;
 * where nobody asked for it, no form either that is written, sent or just answered.
 */
export function showPopup(popup: HTMLDialogElement, isAsked = false): void {
  content ??= prepare(popup)
  isDue = !popup.open && (isBusy() || (!isAsked && isWritten()))
  if (!popup.open && !isDue) open(popup, content)
}

/**
 * Closed, its content is not in the page at all: its fields would answer to the same labels as those of the page's own
 * forms.
 */
function open(popup: HTMLDialogElement, shown: DocumentFragment): void {
  popup.append(shown)
  popup.showModal()
  popup.querySelector('h2')?.focus({ preventScroll: true })
}

function isBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  )
}

/** A form that is sent still holds what was typed, and its answer takes the focus within it. */
function isWritten(): boolean {
  const forms = [...document.querySelectorAll('main form[method=post]')]
  return forms.some(
    (form) =>
      form.contains(document.activeElement) ||
      [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
        ({ value, defaultValue }) => value !== defaultValue,
      ),
  )
}

function waitForRoom(popup: HTMLDialogElement): void {
  const showDue = () => isDue && showPopup(popup)
  for (const leaving of ['close', 'focusout'])
    document.addEventListener(leaving, () => isDue && setTimeout(showDue, pauseMs), true)
  document.addEventListener('newsletter:rest', () => void (isDue = false))
}

function prepare(popup: HTMLDialogElement): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const template = popup.querySelector('template')
  if (template) fragment.append(document.importNode(template.content, true))
  template?.remove()
  popup.addEventListener('close', () => fragment.append(...popup.childNodes))
  waitForRoom(popup)
  const form = fragment.querySelector('form')
  form?.addEventListener('input', () => load().catch(() => undefined), { once: true })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(popup, form)
  })
  return fragment
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
  if (!button || !notice || button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  notice.hidden = true
  try {
    await (await load()).sendPopup(popup, form)
  } catch {
    notice.hidden = false
    // Closed meanwhile, it would tell nobody.
    showPopup(popup, true)
  } finally {
    button.removeAttribute('aria-busy')
  }
}
