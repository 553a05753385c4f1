import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkedText } from '#web/ui/linked-text.tsx'

const linksOf = (text: string) =>
  [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

it('dials 112, the numbers of the clinic and its addresses, wherever a text names them', () => {
  expect(linksOf('Bel meteen 112. Daarna ons: +31 6 0000 0003, of mail info@example.nl.')).toEqual([
    'tel:112',
    'tel:+31600000003',
    'mailto:info@example.nl',
  ])
  expect(linksOf('اتصلوا فورًا بالرقم 112، ثم بنا')).toEqual(['tel:112'])
})

it('takes no price and no longer number for 112', () => {
  for (const text of ['€ 112', '€112,50', '112.00 €', '112 €', '1120', '1.112', '2112'])
    expect(linksOf(text)).toEqual([])
})
