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
  const { treatment, clinicTime, locale } = link.dataset
  const response = await fetch(
    `/api/availability/first${treatment ? `?treatment=${encodeURIComponent(treatment)}` : ''}`,
  )
  if (!response.ok) return
  const { first, timeZone } = (await response.json()) as Answer
  const text = link.querySelector('[data-moment]')
  if (first === null || text === null) return
  const start = new Date(first.start)
  // As in shared/i18n/format.ts, which holds all the other ways to write a moment too.
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(start)
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const date = () => write({ weekday: 'short', day: 'numeric', month: 'short' })
  if (treatment) {
    const isSoon = start.getTime() - Date.now() < sixDaysMs
    text.textContent = ` · ${isSoon ? write({ weekday: 'short' }) : date()} ${time}`
  } else {
    const moment = `${date()}${document.dir === 'rtl' ? '،' : ','} ${time}`
    const isElsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone
    text.textContent = isElsewhere ? `${moment} (${clinicTime})` : moment
  }
  link.search += `${link.search && '&'}datum=${first.date}&tijd=${first.time}`
  link.dataset.firstFree = 'known'
}
