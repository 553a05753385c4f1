import type { ApiError } from '#web/lib/api-client.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { importWithRetry } from '#web/lib/load-with-retry.ts'

/** The states of the form on the blog pages: idle, submitting, subscribed (SPEC 4). Nothing is loaded before it is sent. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter-form]')
  const email = form?.querySelector<HTMLInputElement>('input[name="email"]')
  if (!form || !email) return
  let isSending = false

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    const address = email.value.trim()
    if (!address.includes('@')) {
      showError(form, email, form.dataset.invalid)
      return
    }
    isSending = true
    hideError(form, email)
    const rest = showSending(form)
    const trap = form.querySelector<HTMLInputElement>('[name="website"]')
    subscribe(address, trap?.value)
      .then(() => showDone(form))
      .catch((failure: Partial<ApiError>) =>
        showError(form, email, failure.fields?.['email'] ?? failure.visitorMessage ?? form.dataset.failed),
      )
      .finally(() => {
        isSending = false
        // A password manager may fill in what nobody sees: the next press must not fail for it again.
        if (trap) trap.value = ''
        rest()
      })
  })
  email.addEventListener('input', () => hideError(form, email))
}

async function subscribe(email: string, website = ''): Promise<void> {
  const { postSubscription } = await importWithRetry(
    () => import('#web/features/newsletter/post-subscription.ts'),
  )
  await postSubscription({ email, website }, document.documentElement.lang as Language)
}

function showSending(form: HTMLFormElement): () => void {
  const button = form.querySelector('button')
  const label = form.querySelector('[data-label]')
  const words = label?.textContent ?? ''
  if (label) label.textContent = form.dataset.submitting ?? words
  button?.setAttribute('aria-busy', 'true')
  return () => {
    if (label) label.textContent = words
    button?.removeAttribute('aria-busy')
  }
}

function showDone(form: HTMLFormElement): void {
  const done = document.querySelector<HTMLElement>('[data-newsletter-done]')
  form.reset()
  form.hidden = true
  // The popup need not ask any more.
  document.dispatchEvent(new Event('newsletter:rest'))
  if (!done) return
  done.hidden = false
  done.focus()
}

function showError(form: HTMLFormElement, email: HTMLInputElement, text: string | undefined): void {
  const notice = form.querySelector<HTMLElement>('[data-error] > div')
  const place = form.querySelector('[data-error-text]')
  if (place) place.textContent = text ?? ''
  if (notice) notice.hidden = false
  email.setAttribute('aria-invalid', 'true')
  email.setAttribute('aria-errormessage', 'newsletter-error')
  email.focus()
}

function hideError(form: HTMLFormElement, email: HTMLInputElement): void {
  const notice = form.querySelector<HTMLElement>('[data-error] > div')
  if (notice) notice.hidden = true
  email.removeAttribute('aria-invalid')
  email.removeAttribute('aria-errormessage')
}
