import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import type { DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { VisitPayments } from '#web/features/desk/agenda/visit-payments.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

/** The amount that the form offers for a visit of € 99,00, the line above it, and whether a payment link is asked for. */
function offered(visit: Partial<DeskVisitDetails>) {
  const priced = {
    id: 'a',
    priceCents: 9900,
    isCovered: false,
    paidCents: 0,
    feeCents: 0,
    payments: [],
    // Of a visit by itself what is paid is what was paid at it.
    settledCents: visit.paidCents ?? 0,
    ...visit,
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        <VisitPayments visit={priced as unknown as DeskVisitDetails} />
      </WordsProvider>
    </QueryClientProvider>,
  )
  const line = /<summary[^>]*>Betaling(.*?)<svg/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s/g, ' ')
  const isUnfolded = /^<details[^>]* open/.test(html)
  return {
    isUnfolded,
    amount: /<input[^>]* value="([^"]*)"/.exec(html)?.[1],
    line,
    hasLink: html.includes('type="url"'),
  }
}

it('offers the price of a visit and what a late move added to it, less what was paid', () => {
  expect(offered({ status: 'arrived' }).amount).toBe('99,00')
  const moved = offered({ status: 'arrived', feeCents: 4950, paidCents: 1000 })
  expect(moved).toMatchObject({
    amount: '138,50',
    line: '€ 10,00 van € 148,50 betaald · Late wijziging of no-show: € 49,50',
  })
})

it('offers of a visit that was cancelled or missed only the fee', () => {
  for (const status of ['cancelled', 'no_show'] as const) {
    expect(offered({ status, feeCents: 4950 })).toMatchObject({
      amount: '49,50',
      line: '€ 0,00 van € 49,50 betaald · Late wijziging of no-show: € 49,50',
    })
    expect(offered({ status, feeCents: 4950, paidCents: 9900 }).amount).toBe('')
    expect(offered({ status }).amount).toBe('')
  }
})

it('offers nothing of a later visit of a course but its fee', () => {
  const later = { status: 'arrived', paymentOption: 'pay_now', isCovered: true } as const
  expect(offered(later)).toEqual({ isUnfolded: false, amount: '', line: 'Hoort bij de kuur', hasLink: false })
  expect(offered({ ...later, feeCents: 1000 }).amount).toBe('10,00')
})

it('says of a visit of a course that was paid at another, and offers nothing more', () => {
  const paid = { status: 'arrived', paymentOption: 'pay_now', settledCents: 9900 } as const
  expect(offered(paid)).toEqual({
    isUnfolded: false,
    amount: '',
    line: '€ 99,00 betaald · Hoort bij de kuur',
    hasLink: false,
  })
  expect(offered({ status: 'cancelled', settledCents: 0, paidCents: 9900 }).line).toBe(
    '€ 0,00 betaald · Hoort bij de kuur',
  )
})

it('is unfolded for who is here and owes something', () => {
  expect(offered({ status: 'arrived' }).isUnfolded).toBe(true)
  expect(offered({ status: 'completed', paidCents: 1000 }).isUnfolded).toBe(true)
  expect(offered({ status: 'completed', paidCents: 9900 }).isUnfolded).toBe(false)
  expect(offered({ status: 'confirmed' }).isUnfolded).toBe(false)
})

it('asks for a payment link only where the price is owed beforehand', () => {
  const asked = (visit: Partial<DeskVisitDetails>) => offered({ paymentOption: 'pay_now', ...visit }).hasLink
  expect(asked({ status: 'confirmed' })).toBe(true)
  expect(asked({ status: 'confirmed', paymentOption: 'pay_later' })).toBe(false)
  expect(asked({ status: 'confirmed', paidCents: 9900 })).toBe(false)
  for (const status of ['cancelled', 'no_show'] as const) expect(asked({ status })).toBe(false)
})
