import { formatShortDate, formatTime } from '#shared/i18n/format.ts'
import { isLanguage } from '#shared/i18n/languages.ts'

type Answer = { first: { date: string; time: string; start: string } | null; timeZone: string }

/** Writes the first free moment into the chip under the hero's button; when that fails, the chip stays a plain link. */
export function startFirstFree(): void {
  const chip = document.querySelector<HTMLAnchorElement>('[data-first-free]')
  if (chip === null) return
  const show = () => fill(chip).catch(() => undefined)
  if (document.readyState === 'complete') void show()
  else addEventListener('load', show)
}

async function fill(chip: HTMLAnchorElement): Promise<void> {
  const response = await fetch('/api/availability/first')
  if (!response.ok) return
  const { first, timeZone } = (await response.json()) as Answer
  const text = chip.querySelector('[data-moment]')
  const language = document.documentElement.lang
  if (first === null || text === null || !isLanguage(language)) return
  const start = new Date(first.start)
  const moment = `${formatShortDate(start, language, timeZone)}, ${formatTime(start, language, timeZone)}`
  const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone
  text.textContent = isElsewhere ? `${moment} (${chip.dataset.clinicTime})` : moment
  chip.search = `?datum=${first.date}&tijd=${first.time}`
  chip.dataset.firstFree = 'known'
}
