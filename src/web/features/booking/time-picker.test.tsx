import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { daysOfMonth } from '#shared/lib/time.ts'
import { TimePicker } from '#web/features/booking/time-picker.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

// Full or closed from 9 December on; the visit that is moved, and with it the month that is looked at, lies in February.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-04T09:00:00Z'), toFake: ['Date'] })
  queryClient.setQueryData(['availability', 'first', { minutes: '60' }], {
    first: { date: '2026-12-07', time: '10:00', start: '2026-12-07T09:00:00.000Z' },
    timeZone: 'Europe/Amsterdam',
  })
  tell('2026-12', ['2026-12-07', '2026-12-08'])
})
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

it('offers the next days while the month that is looked at is still being read', () => {
  expect(offered()).toEqual(['ma 7 dec', 'di 8 dec'])
})

it('offers none of a later month that is looked at as one of the next days', () => {
  tell('2027-02', ['2027-02-01', '2027-02-02'])
  expect(offered()).toEqual(['ma 7 dec', 'di 8 dec'])
})

it('offers the days of the next month where the first free one lies at the end of its own', () => {
  queryClient.setQueryData(['availability', 'first', { minutes: '60' }], {
    first: { date: '2026-12-30', time: '10:00', start: '2026-12-30T09:00:00.000Z' },
    timeZone: 'Europe/Amsterdam',
  })
  tell('2026-12', ['2026-12-30'])
  expect(offered()).toEqual([])
  tell('2027-01', ['2027-01-04', '2027-01-05', '2027-01-06'])
  expect(offered()).toEqual(['wo 30 dec', 'ma 4 jan', 'di 5 jan'])
})

/** What the server has said of a month. */
function tell(month: string, free: readonly string[]): void {
  queryClient.setQueryData(['availability', 'days', month, { minutes: '60' }], {
    month,
    days: daysOfMonth(month).map((date) => ({ date, available: free.includes(date) })),
  })
}

/** The days under "Eerstvolgende dagen". */
function offered(): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        <TimePicker
          treatment={{ name: 'Hotstone massage', kept: '2027-02-10T09:00:00.000Z', minutes: 60 }}
          date={null}
          slot={null}
          isCompact={false}
          onDate={() => undefined}
          onMoment={() => undefined}
        />
      </WordsProvider>
    </QueryClientProvider>,
  )
  const [, list = ''] = /<ul[^>]*aria-label="Eerstvolgende dagen">(.*?)<\/ul>/.exec(html) ?? []
  return [...list.matchAll(/<li[^>]*><span[^>]*>([^<]*)/g)].map(([, day]) => day)
}
