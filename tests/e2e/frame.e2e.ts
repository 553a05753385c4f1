import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { withMotion } from './motion.ts'
import { openReady } from './open-ready.ts'

test.use(withMotion)

const trigger = (page: Page) => page.getByRole('button', { name: 'Behandelingen' })
const panelLink = (page: Page) => page.getByRole('link', { name: 'Alles bekijken: Wenkbrauwen' })

test('the menu leads to every category but the promotion', { tag: '@both' }, async ({ page, isMobile }) => {
  await openReady(page, '/')
  if (isMobile) {
    await expect(trigger(page)).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Behandelingen', { exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Wenkbrauwen' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Actie van de Maand' })).toHaveCount(0)
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Chat met ons via WhatsApp' }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return
  }
  await trigger(page).click()
  await expect(page.getByRole('link', { name: /^Alles bekijken/ })).toHaveCount(17)
  await expect(page.locator('#mega-menu').getByRole('link', { name: 'Stel een vraag' })).toBeVisible()
  await panelLink(page).click()
  await expect(page).toHaveURL('/behandelingen/wenkbrauwen')
})

test('the menus mark the part of the site that one is in', { tag: '@both' }, async ({ page, isMobile }) => {
  await openReady(page, '/behandelingen/massages/hotstone-massage')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.locator('[data-header]')
  const marked = menu.locator('[aria-current]:not([lang])').filter({ visible: true })
  await expect(marked).toHaveText('Behandelingen')
  await expect(marked).toHaveAttribute('aria-current', 'true')
  await openReady(page, '/reviews')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await expect(marked).toHaveText('Reviews')
  await expect(marked).toHaveAttribute('aria-current', 'page')
})

test('on paper a page says how to reach the clinic', { tag: '@both' }, async ({ page }) => {
  await openReady(page, '/behandelingen/massages/hotstone-massage')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-header]').getByText(clinic.phones.landline)).toBeVisible()
})

test('the menu of wide screens opens on hover, focus and click, and closes on leave and Escape', async ({
  page,
}) => {
  await openReady(page, '/')
  await trigger(page).hover()
  await expect(panelLink(page)).toBeVisible()
  await page.mouse.move(700, 880)
  await expect(panelLink(page)).toBeHidden()

  await trigger(page).focus()
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(panelLink(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panelLink(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#mega-menu a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger(page)).toBeFocused()
  await expect(panelLink(page)).toBeHidden()
})

test('a slow hand keeps the menu on the way to its panel', { tag: '@wide' }, async ({ page }) => {
  await openReady(page, '/')
  await trigger(page).hover()
  await expect(panelLink(page)).toBeVisible()
  const button = await trigger(page).boundingBox()
  const panel = await page.locator('#mega-menu').boundingBox()
  if (button === null || panel === null) throw new Error('the menu is not on the page')
  const start = button.y + button.height
  const middle = button.x + button.width / 2
  for (const share of [0.1, 0.5, 0.9]) {
    await page.mouse.move(middle, start + share * (panel.y - start))
    await page.waitForTimeout(700)
    await expect(panelLink(page)).toBeVisible()
  }
  await page.mouse.move(middle, panel.y + 20)
  await page.waitForTimeout(700)
  await expect(panelLink(page)).toBeVisible()
})

test('Tab right after Escape does not lead into the menu that closes', { tag: '@wide' }, async ({ page }) => {
  await openReady(page, '/')
  await trigger(page).focus()
  await expect(panelLink(page)).toBeVisible()
  // In one go: the panel is still fading when the second key comes.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#mega-menu') === null)).toBe(true)
  await expect(page.locator('body')).not.toBeFocused()
})

test('the picture of the menu is asked for when the menu opens', { tag: '@wide' }, async ({ page }) => {
  await openReady(page, '/contact')
  await page.waitForLoadState('networkidle')
  const width = () => page.locator('#mega-menu img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(await width()).toBe(0)
  await trigger(page).click()
  await expect.poll(width).toBeGreaterThan(0)
})

for (const path of ['/', '/ar'])
  test(
    `${path} shows the whole menu at once to who asked for stillness`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openReady(page, path)
      const shown = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('[data-mega-trigger]')?.click()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const words = [...document.querySelectorAll('#mega-menu a, #mega-menu a svg')]
        return words.every((word) => getComputedStyle(word).visibility === 'visible')
      })
      expect(shown).toBe(true)
    },
  )

for (const path of ['/behandelingen/botox', '/ar/behandelingen/botox'])
  test(`on ${path} no floating button lies over a price`, { tag: '@wide' }, async ({ page }) => {
    await openReady(page, path)
    await page.mouse.wheel(0, 700)
    const overlap = await page.evaluate(() => {
      const dock = document.querySelector('[data-dock]')?.getBoundingClientRect()
      const text = document.querySelector('main article:nth-child(2) > :last-child')?.getBoundingClientRect()
      if (dock === undefined || text === undefined) return undefined
      return Math.min(dock.right, text.right) - Math.max(dock.left, text.left)
    })
    expect(overlap).toBeLessThanOrEqual(0)
  })

test('arrow keys walk the menu in the reading direction', { tag: '@wide' }, async ({ page }) => {
  await openReady(page, '/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const groups = page.locator('[data-mega-group]')
  await page.getByRole('button', { name: 'العلاجات' }).focus()
  await groups.nth(0).locator('a').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(groups.nth(1).locator('a').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(groups.nth(0).locator('a').first()).toBeFocused()
})

test('choosing a language keeps path, query and hash and is remembered', async ({ page }) => {
  await openReady(page, '/?bron=test#reviews')
  await page.getByRole('button', { name: 'Taal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kies een taal' })
  await expect(dialog.getByRole('link')).toHaveText([/Nederlands/, /English/, /العربية/, /Español/])
  await dialog.getByRole('link', { name: 'العربية' }).click()

  await expect(page).toHaveURL('/ar?bron=test#reviews')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
  expect(await page.evaluate(() => document.cookie)).toContain('language=ar')
})

test('a choice that only this browser knows leads to its own address', async ({ page, context }) => {
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await context.clearCookies()
  await page.goto('/?a=1#contact')
  await expect(page).toHaveURL('/es?a=1#contact')
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-GB' })

  for (const { stored, shown } of [
    { stored: 'nl', shown: '/contact?a=1#kaart' },
    { stored: 'es', shown: '/es/contact?a=1#kaart' },
    { stored: 'xx', shown: '/contact?a=1#kaart' },
  ])
    test(`the stored choice "${stored}" wins, without its cookie too, and then has one again`, async ({
      page,
      context,
    }) => {
      await page.goto('/contact')
      await expect(page).toHaveURL('/en/contact')
      await page.evaluate((language) => localStorage.setItem('language', language), stored)
      await context.clearCookies()
      await page.goto('/contact?a=1#kaart')
      await expect(page).toHaveURL(shown)
      expect(await page.evaluate(() => document.cookie)).toBe(`language=${stored === 'es' ? 'es' : 'nl'}`)
      await page.goto('/en/contact')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.waitForLoadState()
      await expect(page).toHaveURL('/en/contact')
    })
})

test(
  'Back after a change of language leads to the page before it',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await openReady(page, '/over-ons')
    await openReady(page, '/contact')
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Taal: Nederlands').click()
    } else await page.getByRole('button', { name: 'Taal' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/contact')
    await page.goBack()
    await expect(page).toHaveURL('/ar/over-ons')
  },
)

test(
  'Back closes the menu of the phone, Forward opens it, and its links leave no trace of it',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await openReady(page, '/reviews')
    await openReady(page, '/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/contact')
    await page.goForward()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Sluiten' }).click()
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.menu ?? false)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/reviews')

    await openReady(page, '/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Over ons' }).click()
    await expect(page).toHaveURL('/over-ons')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Afspraak maken' }).click()
    const booking = page.getByRole('dialog', { name: 'Afspraak maken' })
    await expect(booking).toBeVisible()
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(booking).toBeHidden()
    await expect(page).toHaveURL('/contact')
  },
)

test(
  'the menu of wide screens leads to the free consultation, the booking beside it to every treatment',
  { tag: '@wide' },
  async ({ page }) => {
    await openReady(page, '/')
    await trigger(page).click()
    await page.locator('#mega-menu').getByRole('link', { name: 'Gratis Consult', exact: true }).click()
    const booking = page.getByRole('dialog')
    await expect(booking.getByRole('region', { name: 'Gekozen behandeling' })).toContainText('Gratis consult')
    await page.keyboard.press('Escape')
    await page.locator('[data-header]').getByRole('link', { name: 'Afspraak maken' }).click()
    await expect(booking.getByRole('heading', { name: 'Kies een behandeling' })).toBeVisible()
  },
)

test('scroll-to-top waits for 100 pixels and the bar shows how far the page is', async ({ page }) => {
  await openReady(page, '/')
  const toTop = page.getByRole('button', { name: 'Naar boven' })
  const bar = page.locator('[data-scroll-progress]')
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await expect(toTop).toBeHidden()
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  )
  await expect(toTop).toBeVisible()
  const share = () =>
    bar.evaluate((element) => element.getBoundingClientRect().width / document.documentElement.clientWidth)
  await expect.poll(share).toBeCloseTo(0.5, 1)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop).toBeHidden()
})

test('who goes to the top by key goes on from there', async ({ page }) => {
  await openReady(page, '/huisregels')
  await page.keyboard.press('End')
  const toTop = page.getByRole('button', { name: 'Naar boven' })
  await expect(toTop).toBeVisible()
  await toTop.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBeLessThan(400)
})

test('the chat opens elsewhere and says what it is after 700 ms', async ({ page }) => {
  const openedAt = Date.now()
  await page.clock.install({ time: openedAt })
  await openReady(page, '/over-ons-bestaat-niet')
  // From here on the page's clock goes on only where the test says so.
  await page.clock.pauseAt(openedAt + 600_000)
  const chat = page.getByRole('link', { name: /WhatsApp/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=$/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await chat.hover()
  await page.clock.runFor(699)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.clock.runFor(1)
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test(
  'the footer is columns on wide screens and accordions on narrow ones',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await openReady(page, '/')
    const footer = page.getByRole('contentinfo')
    const monday = footer.getByText('maandag')
    if (isMobile) {
      await expect(monday).toBeHidden()
      await footer.getByText('Openingstijden').click()
      await footer.getByText('Menu', { exact: true }).click()
    }
    await expect(monday).toBeVisible()
    await expect(footer.getByText('10:00 – 21:00').first()).toBeVisible()
    await expect(footer.getByText('Op afspraak, tot 18:00')).toBeVisible()
    // A year would be that of the build.
    await expect(footer.getByText('©')).toHaveText(/^© \D+$/)
    await expect(footer.getByRole('link', { name: 'Klachten' })).toBeVisible()

    const opened = page.evaluate(
      () =>
        new Promise((resolve) => addEventListener('newsletter:open', () => resolve(true), { once: true })),
    )
    await footer.getByRole('link', { name: 'Nieuwsbrief' }).click()
    expect(await opened).toBe(true)
  },
)

test('the footer closes nothing when a tablet is turned', async ({ page }) => {
  const upright = { width: 800, height: 1100 }
  await page.setViewportSize(upright)
  await openReady(page, '/')
  const footer = page.getByRole('contentinfo')
  const monday = footer.getByText('maandag')
  const menu = footer.getByRole('link', { name: 'Blog' })
  await footer.getByText('Openingstijden').click()
  await expect(monday).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(menu).toBeVisible()
  await page.setViewportSize(upright)
  // What is closed by then would have been within a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  await expect(monday).toBeVisible()
  await expect(menu).toBeVisible()
})

test('an unknown address answers with the not-found page in the language of its prefix', async ({ page }) => {
  const answer = await page.goto('/es/no/existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Ir al inicio',
    'Ver tratamientos',
    'Contactar',
  ])
})
