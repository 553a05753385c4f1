import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Facts } from '#web/features/desk/base/facts.tsx'

it('reads facts in a row with a dot between them, and leaves out those that are none', () => {
  const read = (...facts: readonly (string | false)[]) =>
    renderToStaticMarkup(<Facts facts={facts} />).replaceAll(/<[^>]*>/g, '')
  expect(read('Kamer 4', '€ 85,00', false)).toBe('Kamer 4 · € 85,00')
  expect(read(false, 'Kamer 4')).toBe('Kamer 4')
})
