import { importWithRetry } from '#web/lib/load-with-retry.ts'

let content: DocumentFragment | undefined
let loading: Promise<typeof import('#web/features/newsletter/send-popup.ts')> | undefined

/**
 * Opens the popup. Closed, its content is not in the page at all: its fields would answer to the same labels as those of the
 * page's own forms.
 */
export function showPopup(popup: HTMLDialogElement): void {
  content ??= prepare(popup)
  popup.append(content)
  popup.showModal()
  popup.querySelector('h2')?.focus({ preventScroll: true })
}

function prepare(popup: HTMLDialogElement): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const template = popup.querySelector('template')
  if (template) fragment.append(document.importNode(template.content, true))
  template?.remove()
  popup.addEventListener('close', () => fragment.append(...popup.childNodes))
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
