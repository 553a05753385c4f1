import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { ar } from '#content/messages/ar.ts'
import { nl } from '#content/messages/nl.ts'
import { openReady } from './open-ready.ts'

const words = {
  nl: {
    path: '/reviews',
    anonymous: 'Anonieme cliënt',
    stars: '5 van de 5 sterren',
    provider: `Reviews bij ${clinic.name}`,
    list: 'Negen ervaringen',
    open: 'Vergelijk voor en na: Botox drie zones',
    tag: 'Illustratie',
    sides: ['Voor', 'Na'],
    close: 'Sluiten',
    previous: 'Vorige vergelijking',
    next: 'Volgende vergelijking',
    consult: /^gratis consult$/i,
    body: 'Lichaam',
    all: 'Alles',
    lips: 'Lippen',
    none: 'Hiervan hebben we nog geen illustratie.',
  },
  ar: {
    path: '/ar/reviews',
    anonymous: 'تقييم من دون ذكر الاسم',
    stars: '5 من 5 نجوم',
    provider: `تقييمات ${clinic.name}`,
    list: 'تسع تجارب',
    open: /بوتوكس/,
    tag: 'رسم توضيحي',
    sides: ['قبل', 'بعد'],
    close: 'إغلاق',
    previous: 'المقارنة السابقة',
    next: 'المقارنة التالية',
    consult: 'استشارة مجانية',
    body: 'الجسم',
    all: 'الكل',
    lips: 'الشفاه',
    none: /./,
  },
} as const

const pairs = (page: Page) => page.locator('[data-pair]').filter({ visible: true })

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]

  test.describe(language, () => {
    test('the page shows 5.0/5, nine anonymous reviews and six pairs', async ({ page }) => {
      await openReady(page, w.path)
      await expect(page.getByRole('main')).toContainText('5.0/5')
      const list = page.getByRole('region', { name: w.list })
      await expect(list.getByRole('listitem')).toHaveCount(9)
      await expect(list.getByText(w.anonymous)).toHaveCount(9)
      for (const review of await list.getByRole('listitem').all()) await expectStars(review, w.stars)
      const badge = page
        .locator('main header div')
        .filter({ has: page.getByText(w.provider, { exact: true }) })
        .last()
      await expect(badge).toBeVisible()
      await expect(badge).toContainText('5.0')
      await expectStars(badge, w.stars)
      await expect(pairs(page)).toHaveCount(6)
      for (const label of [w.tag, ...w.sides])
        await expect(pairs(page).getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(6)
    })

    test('what is called before shows the picture before, and what is called after the one after', async ({
      page,
    }) => {
      await openReady(page, w.path)
      for (const pair of await pairs(page).all()) {
        await pair.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        for (const [index, name] of w.sides.entries()) {
          const label = pair.getByText(name, { exact: true }).first()
          const shown = await label.evaluate((element) => {
            const { x, y, width } = element.getBoundingClientRect()
            const above = document.elementFromPoint(x + width / 2, y - 16)
            return above instanceof HTMLImageElement ? above.src : above?.tagName
          })
          expect(shown).toContain(index === 0 ? '-before' : '-after')
        }
      }
    })

    test('the gallery is filtered in the address, and says so when there is nothing', async ({ page }) => {
      await openReady(page, w.path)
      const filter = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true })
      await expect(page.getByRole('search').getByRole('button')).toHaveCount(8)
      await filter(w.lips).click()
      await expect(page).toHaveURL(`${w.path}?categorie=lips`)
      await expect(pairs(page)).toHaveCount(1)
      await filter(w.body).click()
      await expect(pairs(page)).toHaveCount(0)
      await expect(page.locator('[data-filter-empty]').getByText(w.none).first()).toBeVisible()
      await page.goBack()
      await expect(pairs(page)).toHaveCount(1)
      await filter(w.all).click()
      await expect(pairs(page)).toHaveCount(6)
    })

    test('a pair opens with the line in the middle; keys move it within 0 and 100', async ({ page }) => {
      await openReady(page, w.path)
      const opener = page.getByRole('button', { name: w.open })
      await opener.click()
      const dialog = page.getByRole('dialog')
      const slider = dialog.getByRole('slider')
      await expect(dialog.getByText(w.tag, { exact: true })).toBeVisible()
      await expect(slider).toHaveValue('50')
      await slider.focus()
      // In Arabic the scale runs from the right, so the left arrow goes up.
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(slider).toHaveValue('51')
      await expect(slider).toHaveAttribute('aria-valuetext', /51/)
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowUp')
      await expect(slider).toHaveValue('100')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      await expect(slider).toHaveValue('0')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await expect(slider).toHaveValue('50')
      await dialog.getByRole('button', { name: w.close }).click()
      await expect(dialog).toBeHidden()
    })

    test('of a pair the picture before is read first', async ({ page }) => {
      await openReady(page, w.path)
      await page.getByRole('button', { name: w.open }).click()
      const pictures = page.getByRole('dialog').getByRole('img')
      await expect(pictures).toHaveCount(2)
      const named = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
      const { before_alt, after_alt } = { nl, ar }[language].gallery.items.botox
      expect(named).toEqual([before_alt, after_alt])
    })

    test('from a pair one goes on to the next, round and round', async ({ page }) => {
      await openReady(page, w.path)
      await page.getByRole('button', { name: w.open }).click()
      const dialog = page.getByRole('dialog')
      const title = dialog.getByRole('heading')
      const first = (await title.textContent()) ?? ''
      await dialog.getByRole('button', { name: w.previous }).click()
      await expect(title).not.toHaveText(first)
      await expect(dialog).toHaveCount(1)
      await expect(dialog.getByRole('button', { name: w.previous })).toBeFocused()
      await dialog.getByRole('button', { name: w.next }).click()
      await expect(title).toHaveText(first)
    })

    test('Back with a pair open leaves no invisible window over the page', async ({ page }) => {
      await openReady(page, `${w.path}?categorie=body`)
      const filter = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true })
      await filter(w.all).click()
      await page.getByRole('button', { name: w.open }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(pairs(page)).toHaveCount(0)
      await filter(w.all).click()
      await expect(pairs(page)).toHaveCount(6)
    })

    test('from a pair one goes on to the free consultation, and from none as well', async ({ page }) => {
      await openReady(page, w.path)
      await page.getByRole('button', { name: w.open }).click()
      await page.getByRole('dialog').getByRole('link', { name: w.consult }).click()
      await expect(page.locator('[data-pair] dialog[open]')).toHaveCount(0)
      await expect(page.getByRole('dialog').getByText(w.consult).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: w.open })).toBeFocused()
      await openReady(page, `${w.path}?categorie=body`)
      await expect(page.locator('[data-filter-empty]').getByRole('link', { name: w.consult })).toBeVisible()
    })

    test('the line follows a pointer and stops at the edges', async ({ page, isMobile }) => {
      await openReady(page, w.path)
      await page.getByRole('button', { name: w.open }).click()
      const slider = page.getByRole('dialog').getByRole('slider')
      const box = await steadyBox(slider)
      const at = (share: number) => {
        const fromLeft = language === 'ar' ? 1 - share : share
        return { x: box.x + box.width * fromLeft, y: box.y + box.height / 2 }
      }
      const drag = isMobile ? touchDrag : mouseDrag
      await drag(page, at(0.5), at(0.8))
      await expect(slider).toHaveValue(/^(79|80|81)$/)
      await drag(page, at(0.8), { x: at(1).x + (language === 'ar' ? -30 : 30), y: at(0.5).y + 20 })
      await expect(slider).toHaveValue('100')
      await drag(page, at(0.5), { x: at(0).x + (language === 'ar' ? 30 : -30), y: at(0.5).y })
      await expect(slider).toHaveValue('0')
    })
  })
}

/** Five, seen and said. */
async function expectStars(place: Locator, said: string) {
  await expect(place.getByText(said, { exact: true })).toHaveCount(1)
  await expect(place.locator('svg.lucide-star')).toHaveCount(5)
}

type Point = { x: number; y: number }

async function mouseDrag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, from.y)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

async function touchDrag(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  await touch('touchEnd', [])
  await client.detach()
}

/** Where it stands once the dialog has come to rest. */
async function steadyBox(element: Locator) {
  await element.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const box = await element.boundingBox()
  if (box === null) throw new Error('the slider is not shown')
  return box
}
