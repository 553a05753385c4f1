import { expect, test } from '@playwright/test'
import { saveData } from './booking-steps.ts'
import { afterAllTries } from './clock.ts'
import { journeys } from './journeys.ts'
import { withMotion } from './motion.ts'

test.use(withMotion)

/** A headline as it is read, without the marks of its emphasis. */
const read = (title: string) => title.replaceAll('*', '')

for (const { language, prefix, t } of journeys) {
  test(`the sections stand in their order under one heading (${language})`, async ({ page }) => {
    await page.goto(prefix || '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toHaveCount(8)
    await expect(headings).toContainText(
      [
        t('home.partners.title'),
        t('home.highlights.title'),
        t('home.award.title'),
        t('home.reviews.title'),
        t('home.blog.title'),
        t('faq.title'),
        t('home.call.title'),
        t('home.contact.title'),
      ].map(read),
    )
    for (const id of ['behandelingen', 'over-ons', 'reviews', 'contact']) {
      await expect(page.locator(`section#${id}`)).toHaveCount(1)
    }
    const reviews = page.locator('#reviews')
    await expect(reviews).toContainText('4.7/5')
    await expect(reviews.getByRole('listitem')).toHaveCount(3)
    await expect(reviews.getByText(t('home.reviews.stars', { count: 5 }))).toHaveCount(3)
    await expect(page.getByRole('contentinfo')).toContainText(t('footer.sample'))
  })

  test(`one answer is open at a time and can be closed again (${language})`, async ({ page }) => {
    await page.goto(prefix || '/')
    const faq = page.getByRole('region', { name: read(t('faq.title')) })
    const consult = faq.getByText(t('faq.items.consult.question'), { exact: true })
    const payment = faq.getByText(t('faq.items.payment.question'), { exact: true })
    const answers = faq.locator('details p').filter({ visible: true })
    await expect(answers).toHaveCount(0)
    await consult.click()
    await expect(answers).toHaveText([/./])
    await payment.click()
    await expect(answers).toHaveText([t('faq.items.payment.answer')])
    await payment.click()
    await expect(answers).toHaveCount(0)
  })
}

test('the first free moment is a link to its day and opens the booking', async ({ page }) => {
  await page.goto('/')
  const chip = page.getByRole('link', { name: /^Boek het eerste vrije moment/ })
  await expect(chip).toHaveAttribute('href', /\/afspraak\?datum=\d{4}-\d\d-\d\d&tijd=\d\d:\d\d$/)
  await expect(chip).toContainText(/\d\d:\d\d/)
  await chip.click()
  await expect(page.getByRole('dialog', { name: /./ })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a page that comes back as it was left asks anew for the first free moment', async ({ page }) => {
  const times = ['09:00', '10:30']
  await page.route('**/api/availability/first', (route) => {
    const time = times.shift() ?? ''
    const first = { date: '2028-02-03', time, start: `2028-02-03T${time}:00+01:00` }
    return route.fulfill({ json: { first, timeZone: 'Europe/Amsterdam' } })
  })
  await page.goto('/')
  const chip = page.getByRole('link', { name: /^Boek het eerste vrije moment/ })
  await expect(chip).toContainText('09:00')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(chip).toContainText('10:30')
  await expect(chip).toHaveAttribute('href', /\/afspraak\?datum=2028-02-03&tijd=10:30$/)
})

test('the first free moment is written with the commas of the language of its page', async ({ page }) => {
  await page.goto('/ar')
  const chip = page.locator('a[data-first-free=known]').first()
  await expect(chip.locator('[data-moment]')).toHaveText(/^[^,]+، [^,]+ \d\d:\d\d$/)
})

test('a click while the code cannot be loaded is remembered and opens the booking once', async ({
  page,
  context,
}) => {
  await saveData(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor()
  await context.setOffline(true)
  const book = page.getByRole('main').getByRole('link', { name: 'Afspraak maken' }).first()
  await book.click()
  await expect(book).toHaveAttribute('aria-busy', 'true')
  await book.click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Kies een behandeling' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(book).not.toHaveAttribute('aria-busy')
})

test('code that fails for good says so in the language of the page, and the link stays a link', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await saveData(page)
  await page.goto('/ar', { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor()
  await context.setOffline(true)
  const book = page.getByRole('main').getByRole('link', { name: 'حجز موعد' }).first()
  await book.click()
  const notice = page.getByRole('alert')
  await afterAllTries(page, () => expect(notice).toContainText('تعذّر تحميل نافذة الحجز', { timeout: 100 }))
  await expect(notice.getByRole('link', { name: '+31 36 000 0001' })).toHaveAttribute(
    'href',
    'tel:+31360000001',
  )
  await notice.getByRole('button', { name: 'إغلاق' }).click()
  await expect(notice).toHaveCount(0)
  await context.setOffline(false)
  await book.click()
  await expect(page).toHaveURL('/ar/afspraak')
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the silk stays a still', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('video source')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Video/ })).toBeHidden()
  })
})

test.describe('before the script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('a click on a booking link leads to the booking page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Afspraak maken' }).first().click()
    await expect(page).toHaveURL('/afspraak')
  })
})

test('on a slow line no film comes before the booking', async ({ page }) => {
  await saveData(page, { saveData: false, effectiveType: '3g' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('video source')).toHaveCount(0)
})

test('the film can be paused', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Video pauzeren' }).click()
  await expect(page.getByRole('button', { name: 'Video afspelen' })).toBeVisible()
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('on paper the home page shows what rises on the screen, though nobody came by it', async ({ page }) => {
  await page.goto('/')
  const faint = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h3, summary')]
        .filter((words) => {
          let shown = 1
          for (let part: Element | null = words; part !== null; part = part.parentElement)
            shown *= Number(getComputedStyle(part).opacity)
          return shown < 1
        })
        .map(({ textContent }) => textContent),
    )
  expect(await faint()).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect.poll(faint).toEqual([])
})
