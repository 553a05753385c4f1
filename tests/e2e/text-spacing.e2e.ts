import { expect, test } from '@playwright/test'
import { openReady } from './open-ready.ts'

// Styles of one's own, as an extension sets them.
test.use({ bypassCSP: true, viewport: { width: 320, height: 800 } })

/** What WCAG 1.4.12 lets a reader ask for. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

for (const path of ['/behandelingen', '/afspraak?behandeling=gratis-consult'])
  test(`with letters and words set wider ${path} ends where the screen does`, async ({ page }) => {
    await openReady(page, path)
    const control = path.startsWith('/afspraak')
      ? page.getByRole('button', { name: 'Annuleren' })
      : page.getByRole('heading', { name: 'Gezichtsbehandelingen' }).locator('span')
    await control.waitFor()
    await page.addStyleTag({ content: spaced })
    const ends = () => control.evaluate((element) => element.getBoundingClientRect().right)
    await expect.poll(ends).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
