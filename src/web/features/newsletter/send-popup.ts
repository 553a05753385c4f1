import { postSubscription } from '#web/features/newsletter/post-subscription.ts'
import { splitLanguage } from '#shared/i18n/paths.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { textsOf } from '#web/lib/texts-of.ts'
import { showToast } from '#web/ui/show-toast.tsx'

/** What the popup says after its button was pressed; it stands in the page, in the page's language. */
export type PopupWords = {
  errorTitle: string
  error: string
  doneTitle: string
  done: string
  submitting: string
  toasts: string
  dismiss: string
}

/** Sends the popup's form: a toast says how it went, and success closes and clears it (SPEC 4, 5 and 8). */
export async function sendPopup(popup: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const words = JSON.parse(form.dataset.words ?? '{}') as PopupWords
  const places = { regionLabel: words.toasts, dismissLabel: words.dismiss }
  const fail = (text: string) =>
    showToast(
      { variant: 'destructive', title: words.errorTitle, description: text },
      // Closed meanwhile, the page says it; its content is taken out only a moment after the window is hidden.
      {
        ...places,
        container: (popup.open && popup.querySelector<HTMLElement>('[data-toasts]')) || document.body,
      },
    )
  const typed = (name: string) => String(new FormData(form).get(name) ?? '').trim()
  const email = typed('email')
  markEmail(form, !email.includes('@'))
  if (!email.includes('@')) {
    fail(words.error)
    return
  }
  const rest = showSending(form, words.submitting)
  try {
    await postSubscription(
      { email, name: typed('name') || null, website: typed('website') },
      splitLanguage(location.pathname).language,
    )
    form.reset()
    popup.close()
    showToast(
      { variant: 'default', title: words.doneTitle, description: words.done },
      { ...places, container: document.body },
    )
  } catch (failure) {
    const answer = failure instanceof ApiError ? failure : undefined
    // A password manager may fill in what nobody sees: the next press must not fail for it again.
    for (const trap of form.querySelectorAll<HTMLInputElement>('[name=website]')) trap.value = ''
    markEmail(form, answer?.fields['email'] !== undefined)
    fail(textsOf(answer?.answer)['error'] || words.error)
  } finally {
    rest()
  }
}

function markEmail(form: HTMLFormElement, isWrong: boolean): void {
  const input = form.querySelector<HTMLInputElement>('[name=email]')
  const text = form.querySelector<HTMLElement>('[data-email-error]')
  if (text) text.hidden = !isWrong
  input?.removeAttribute('aria-invalid')
  // Hidden words that a field refers to are read all the same.
  input?.removeAttribute('aria-describedby')
  if (!isWrong) return
  input?.setAttribute('aria-invalid', 'true')
  input?.setAttribute('aria-describedby', 'newsletter-popup-error')
  input?.focus()
}

/** The words of the button change while it is sent; the returned function puts them back. */
function showSending(form: HTMLFormElement, submitting: string): () => void {
  const label = form.querySelector('[data-label]')
  const words = label?.textContent ?? ''
  if (label) label.textContent = submitting
  return () => {
    if (label) label.textContent = words
  }
}
