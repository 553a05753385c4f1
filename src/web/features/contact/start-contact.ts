import { openingAt } from '#shared/features/contact/rules.ts'
import type { Hours, Opening } from '#shared/features/contact/rules.ts'
import { wallClock, weekdayOf } from '#shared/lib/time.ts'
import { importWithRetry } from '#web/lib/load-with-retry.ts'

/** What the page says of the clinic's hours, so that its script need not carry the clinic's file. */
export type ClinicHours = Hours & { timeZone: string }

const minuteMs = 60_000

/** What the contact page knows only in the browser: whether the clinic is open, and a press on "send" that came early. */
export function startContact(): void {
  showOpening()
  setInterval(showOpening, minuteMs)
  startForm()
  startMap()
}

function showOpening(): void {
  const place = document.querySelector<HTMLElement>('[data-opening]')
  if (!place) return
  const clinic = JSON.parse(place.dataset.hours ?? '{}') as ClinicHours
  const now = wallClock(new Date(), clinic.timeZone)
  const opening = openingAt(now, clinic)
  place.textContent = sentenceFor(opening, place.dataset)
  place.dataset.state = opening.state
  const today = weekdayOf(now.date)
  for (const row of document.querySelectorAll<HTMLElement>('[data-weekday]')) {
    if (row.dataset.weekday === today) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
  }
  const note = document.querySelector<HTMLElement>('[data-zone-note]')
  // The visitor's own clock; its zone may bear a name that the browser itself refuses ("Etc/Unknown").
  if (note) note.hidden = new Date().toTimeString().startsWith(now.time)
}

function sentenceFor(opening: Opening, words: DOMStringMap): string {
  if (opening.state === 'appointment') return words.appointment ?? ''
  if (opening.state === 'open') return (words.open ?? '').replace('{{time}}', opening.until)
  if (opening.next === null) return words.closed ?? ''
  const { weekday, time, isToday } = opening.next
  const day = document.querySelector(`[data-weekday="${weekday}"] dt`)?.textContent ?? ''
  return ((isToday ? words.today : words.later) ?? '').replace('{{day}}', day).replace('{{time}}', time)
}

/**
 * It comes to life when it comes near. What was typed before is kept; a press is sent then, and where the code does not come
 * it is said so and forgotten: the next press asks again. Until somebody listens the button is disabled.
 */
function startForm(): void {
  const form = document.querySelector<HTMLElement>('[data-contact-form]')
  const button = form?.querySelector<HTMLButtonElement>('[data-send]')
  const failed = document.querySelector<HTMLElement>('[data-send-failed]')
  if (!form || !button || !failed) return
  let coming: Promise<void> | undefined
  const start = () => {
    coming ??= importWithRetry(() => import('#web/features/contact/open-form.ts'))
      .then(({ openForm }) => openForm(form))
      .catch(() => {
        coming = undefined
        failed.hidden = !button.hasAttribute('aria-busy')
        button.removeAttribute('aria-busy')
      })
  }
  button.addEventListener('click', () => {
    failed.hidden = true
    if (button.type !== 'button') return
    button.setAttribute('aria-busy', 'true')
    start()
  })
  button.disabled = false
  // A busy phone is told of several moments at once.
  new IntersectionObserver((sights) => sights.some(({ isIntersecting }) => isIntersecting) && start(), {
    rootMargin: '300px',
  }).observe(form)
}

/** The map of OpenStreetMap comes only when it is asked for (SPEC 2 and the privacy text). */
function startMap(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-frame-src]')
  button?.addEventListener('click', () => {
    const frame = document.createElement('iframe')
    frame.src = button.dataset.frameSrc ?? ''
    frame.title = button.dataset.frameTitle ?? ''
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    button.closest('[data-map]')?.replaceChildren(frame)
    frame.focus()
  })
}
