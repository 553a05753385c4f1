import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { daysOfMonth } from '#shared/lib/time.ts'
import type { Named } from '#web/features/booking/booking-queries.ts'
import { TimePicker } from '#web/features/booking/time-picker.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

const treatment = 'Hotstone massage'
const ofVisit = '/api/appointments/one/availability'
const ofTreatment = (of: string, query = {}) =>
  `/api/availability${of}?${new URLSearchParams({ ...query, treatment })}`
const movedFrom = (start: string): Named => ({ name: treatment, moved: { id: 'one', start } })

// Full or closed from 9 December on; the visit that is moved, and with it the month that is looked at, lies in February.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-04T09:00:00Z'), toFake: ['Date'] })
  queryClient.setQueryData(['availability', `${ofVisit}/first?`], {
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
  queryClient.setQueryData(['availability', `${ofVisit}/first?`], {
    first: { date: '2026-12-30', time: '10:00', start: '2026-12-30T09:00:00.000Z' },
    timeZone: 'Europe/Amsterdam',
  })
  tell('2026-12', ['2026-12-30'])
  expect(offered()).toEqual([])
  tell('2027-01', ['2027-01-04', '2027-01-05', '2027-01-06'])
  expect(offered()).toEqual(['wo 30 dec', 'ma 4 jan', 'di 5 jan'])
})

it('offers the first free moment once, and no day that has no other', () => {
  const first = { date: '2026-12-07', time: '10:00', start: '2026-12-07T09:00:00.000Z' }
  queryClient.setQueryData(['availability', ofTreatment('/first')], { first, timeZone: 'Europe/Amsterdam' })
  tell('2026-12', ['2026-12-07', '2026-12-08'], ofTreatment('/days', { month: '2026-12' }))
  const later = { time: '11:30', start: '2026-12-07T10:30:00.000Z', available: true }
  for (const [slots, times] of [
    [[{ ...first, available: true }, later], ['11:30']],
    [[{ ...first, available: true }], []],
  ]) {
    queryClient.setQueryData(['availability', ofTreatment('', { date: '2026-12-07' })], { slots })
    const html = drawn({ name: treatment })
    expect(html).toContain('>ma 7 dec, 10:00<')
    expect([...html.matchAll(/aria-label="([\d:]+), ma 7 dec"/g)].map(([, time]) => time)).toEqual(times)
  }
})

it('names the months of a grid that two share on the first of their days', () => {
  expect(drawn(movedFrom('2026-12-10T09:00:00.000Z'))).not.toContain('data-month')
  vi.setSystemTime(new Date('2026-11-30T06:00:00Z'))
  tell('2026-11', ['2026-11-30'])
  const html = drawn(movedFrom('2026-12-10T09:00:00.000Z'))
  const named = [...html.matchAll(/data-month="(\w+)"[^>]*aria-label="([^"]+)"/g)]
  expect(named.map(([, month, day]) => [month, day])).toEqual([
    ['nov', 'maandag 30 november 2026'],
    ['dec', 'dinsdag 1 december 2026'],
  ])
})

it('names a month that is being read as once it is, where today is over for who books', () => {
  vi.setSystemTime(new Date('2026-11-30T19:00:00Z'))
  const reading = drawn({ name: treatment })
  tell('2026-11', [], ofTreatment('/days', { month: '2026-11' }))
  tell('2026-12', ['2026-12-01'], ofTreatment('/days', { month: '2026-12' }))
  for (const html of [reading, drawn({ name: treatment })]) {
    expect(html).toContain('aria-label="december 2026"')
    expect(html).not.toContain('data-month')
    expect(html).toMatch(/aria-label="Vorige maand" aria-disabled="true"/)
    expect(wordsBelow(html)).toEqual([])
  }
})

it('marks today and the day of the visit that is moved by signs of their own, each with its word', () => {
  const html = drawn(movedFrom('2026-12-10T09:00:00.000Z'))
  const marked = (sign: string) => new RegExp(`${sign}[^>]*aria-label="([^"]+)"`).exec(html)?.[1]
  expect(marked('aria-current="date"')).toBe('vrijdag 4 december 2026')
  expect(marked('title="Uw afspraak"')).toBe('donderdag 10 december 2026')
  expect(wordsBelow(html)).toEqual(['Vandaag', 'Uw afspraak'])
  tell('2027-02', ['2027-02-08'])
  expect(wordsBelow(drawn(movedFrom('2027-02-10T09:00:00.000Z')))).toEqual(['Uw afspraak'])
  expect(wordsBelow(drawn({ name: treatment }))).toEqual(['Vandaag'])
})

/** What the legend says of the two days that are marked. */
function wordsBelow(html: string): string[] {
  return [...html.matchAll(/<li data-kind="(?:today|own)">([^<]+)/g)].map(([, word = '']) => word)
}

/** What the server has said of a month. */
function tell(month: string, free: readonly string[], path = `${ofVisit}/days?month=${month}`): void {
  queryClient.setQueryData(['availability', path], {
    month,
    days: daysOfMonth(month).map((date) => ({ date, available: free.includes(date) })),
  })
}

/** The days under "Eerstvolgende dagen". */
function offered(): (string | undefined)[] {
  const html = drawn(movedFrom('2027-02-10T09:00:00.000Z'))
  const [, list = ''] = /<ul[^>]*aria-label="Eerstvolgende dagen">(.*?)<\/ul>/.exec(html) ?? []
  return [...list.matchAll(/<li[^>]*><button[^>]*>([^<]*)/g)].map(([, day = '']) => day.trim())
}

function drawn(named: Named): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        <TimePicker
          treatment={named}
          date={null}
          slot={null}
          isCompact={false}
          onDate={() => undefined}
          onMoment={() => undefined}
        />
      </WordsProvider>
    </QueryClientProvider>,
  )
}
