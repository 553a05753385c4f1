import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Isolated } from '#web/ui/isolated.tsx'

it.each([
  ['Gemiddeld 3 tot 4 maanden, uiterlijk na 14 dagen.', ['3 tot 4 maanden', '14 dagen']],
  ['De AVG (artikel 9, tweede lid), 30 dagen per e-mail', ['artikel 9', '30 dagen', 'e-mail']],
  ['Het BIG-register, vanaf 1,5 ml', ['BIG-register', '1,5 ml']],
  ['تدوم النتيجة 3 إلى 4 أشهر لدى Kliniek Buiten', ['3 إلى 4 أشهر']],
  ['Na dag 3, dan niet meer', []],
])('keeps on one line what only makes sense together, and changes no sign: %s', (text, whole) => {
  const html = renderToStaticMarkup(<Isolated text={text} />)
  expect([...html.matchAll(/<span class="unbroken">([^<]*)</g)].map(([, part]) => part)).toEqual(whole)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})

it('keeps the two words of a name in one isolate, also where the space between them does not break', () => {
  const html = renderToStaticMarkup(
    <Isolated text={'هيئة حماية البيانات (Autoriteit\u00a0Persoonsgegevens)'} />,
  )
  expect([...html.matchAll(/<bdi>([^<]*)</g)].map(([, name]) => name)).toEqual([
    'Autoriteit\u00a0Persoonsgegevens',
  ])
})
