import { formatShortDate, formatTime, formatWeekday } from '#shared/i18n/format.ts'
import { isLanguage } from '#shared/i18n/languages.ts'

type Answer = { first: { date: string; time: string; start: string } | null; timeZone: string }

const sixDaysMs = 518_400_000

/**
 * Writes the first free moment where it is promised, under the hero's button and beside the treatment of the page, and
 * into the link itself, so that the promise is kept. When that fails they stay plain links.
 */
export function startFirstFree(): void {
  const show = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-first-free]'))
      fill(link).catch(() => undefined)
  }
  if (document.readyState === 'complete') show()
  else addEventListener('load', show)
}

async function fill(link: HTMLAnchorElement): Promise<void> {
  const { treatment, clinicTime } = link.dataset
  const response = await fetch(
    `/api/availability/first${treatment ? `?treatment=${encodeURIComponent(treatment)}` : ''}`,
  )
  if (!response.ok) return
  const { first, timeZone } = (await response.json()) as Answer
  const text = link.querySelector('[data-moment]')
  const language = document.documentElement.lang
  if (first === null || text === null || !isLanguage(language)) return
  const start = new Date(first.start)
  const time = formatTime(start, language, timeZone)
  if (treatment) {
    const isSoon = start.getTime() - Date.now() < sixDaysMs
    text.textContent = ` · ${(isSoon ? formatWeekday : formatShortDate)(start, language, timeZone)} ${time}`
  } else {
    const moment = `${formatShortDate(start, language, timeZone)}${language === 'ar' ? '،' : ','} ${time}`
    const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone
    text.textContent = isElsewhere ? `${moment} (${clinicTime})` : moment
  }
  link.search += `${link.search && '&'}datum=${first.date}&tijd=${first.time}`
  link.dataset.firstFree = 'known'
}
