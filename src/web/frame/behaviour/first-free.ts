import { dateParameter, timeParameter } from '#shared/i18n/booking-parameters.ts'

type Answer = { first: { date: string; time: string; start: string } | null; timeZone: string }

const sixDaysMs = 518_400_000

/**
 * Writes the first free moment where it is promised, under the hero's buttons and, shorter, in the dock beside the treatment of
 * the page, and into the link itself, so that the promise is kept. When that fails they stay plain links.
 */
export function startFirstFree(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-first-free]')].map(
    (link) => [link, link.search] as const,
  )
  const show = () => {
    const asked: Record<string, Promise<Answer>> = {}
    for (const [link, search] of links) {
      const { treatment = '' } = link.dataset
      asked[treatment] ??= ask(treatment)
      asked[treatment].then((answer) => fill(link, search, answer)).catch(() => undefined)
    }
  }
  if (document.readyState === 'complete') show()
  else addEventListener('load', show)
  // A page that comes back as it was left may promise what has gone meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}

async function ask(treatment: string): Promise<Answer> {
  const response = await fetch(
    `/api/availability/first${treatment && `?treatment=${encodeURIComponent(treatment)}`}`,
  )
  return response.json()
}

function fill(link: HTMLAnchorElement, search: string, { first, timeZone }: Answer): void {
  const { clinicTime, locale } = link.dataset
  const text = link.querySelector('[data-moment]')
  if (!first || text === null) return
  const start = new Date(first.start)
  // As in shared/i18n/format.ts, which would weigh more than all that stands here.
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(start)
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  const time = write(clock)
  // The dock has no room for more.
  const isDock = link.closest('[data-dock]') !== null
  const isShort = isDock && start.getTime() - Date.now() < sixDaysMs
  const day = write({ weekday: 'short', ...(!isShort && { day: 'numeric', month: 'short' }) })
  const isElsewhere = new Intl.DateTimeFormat(locale, clock).format(start) !== time
  const whose = isElsewhere ? ` (${clinicTime})` : ''
  const written = isDock ? ` · ${day}` : day + (document.dir === 'rtl' ? '،' : ',')
  text.textContent = `${written} ${time}${whose}`
  link.search = `${search && `${search}&`}${dateParameter}=${first.date}&${timeParameter}=${first.time}`
  link.dataset.firstFree = 'known'
}
