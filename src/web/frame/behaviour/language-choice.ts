import { leaveMenu } from '#web/frame/behaviour/menu-history.ts'
import { isPlainClick } from '#web/frame/behaviour/plain-click.ts'

const yearSeconds = 31_536_000

/** Stores the choice and shows the same path, query and hash in the chosen language (DECISIONS 2). */
export function startLanguageChoice(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-language]') : null
    const language = link?.dataset.language
    if (language !== undefined) void choose(language, event, link?.closest('dialog'))
  })
}

/** Another tab or window is left to the browser, once the choice is stored. */
async function choose(language: string, event: MouseEvent, dialog?: HTMLDialogElement | null): Promise<void> {
  try {
    localStorage.setItem('language', language)
  } catch {
    // Storage can be refused; the cookie and the address carry the choice then.
  }
  document.cookie = `language=${language};path=/;max-age=${yearSeconds};samesite=lax`
  if (!isPlainClick(event)) return
  event.preventDefault()
  dialog?.close()
  await leaveMenu()
  const { pathname, search, hash } = location
  const { lang } = document.documentElement
  // The prefix of a page is its language, except of a Dutch one.
  const path = lang === 'nl' ? pathname : pathname.slice(`/${lang}`.length)
  const wanted = language === 'nl' ? path : `/${language}${path}`.replace(/\/$/, '')
  // In the place of this page: Back leads to the page before it, not to this one once more.
  if (lang !== language) location.replace((wanted || '/') + search + hash)
}
