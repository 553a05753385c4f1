import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const article = '/blog/waarom-een-gespecialiseerde-kliniek'

async function openReady(page: Page, path: string) {
  const answer = await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  return answer
}

test('the list shows six articles, newest first, with category, reading time, excerpt and date', async ({
  page,
}) => {
  await openReady(page, '/blog')
  await expect(cards(page)).toHaveCount(6)
  const days = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual(days.toSorted().toReversed())
  await expect(cards(page).first()).toContainText('Huidverzorging')
  await expect(cards(page).first()).toContainText('6 minuten lezen')
  await expect(cards(page).first()).toContainText('10 november 2026')
})

for (const [path, date] of [
  ['/en/blog', 'November 10, 2026'],
  ['/ar/blog', '١٠ نوفمبر ٢٠٢٦'],
  ['/es/blog', '10 de noviembre de 2026'],
] as const) {
  test(`the dates of ${path} are those of its language`, async ({ page }) => {
    await openReady(page, path)
    await expect(cards(page).first()).toContainText(date)
  })
}

for (const [language, words] of [
  [
    'nl',
    {
      path: '/blog',
      search: 'Zoek een artikel',
      clear: 'Wissen',
      term: 'HYDRA',
      all: 'Alles',
      clinic: 'Kliniek',
    },
  ],
  [
    'ar',
    {
      path: '/ar/blog',
      search: 'البحث في المقالات',
      clear: 'مسح',
      term: 'الهيدرا',
      all: 'الكل',
      clinic: 'العيادة',
    },
  ],
] as const) {
  test(`search and category narrow the list and stand in the address (${language})`, async ({ page }) => {
    await openReady(page, words.path)
    const search = page.getByRole('searchbox', { name: words.search })
    const clear = page.getByRole('button', { name: words.clear, exact: true })
    const category = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true })

    await expect(clear).toBeHidden()
    await search.fill(words.term)
    await expect(cards(page).filter({ visible: true })).toHaveCount(1)
    await expect(page).toHaveURL(/\?zoek=/)
    await clear.click()
    await expect(clear).toBeHidden()
    await expect(search).toBeFocused()
    await expect(cards(page).filter({ visible: true })).toHaveCount(6)

    await category(words.clinic).click()
    await expect(page).toHaveURL(`${words.path}?categorie=kliniek`)
    await expect(category(words.clinic)).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page).filter({ visible: true })).toHaveCount(2)
    await category(words.all).click()
    await expect(cards(page).filter({ visible: true })).toHaveCount(6)
    await page.goBack()
    await expect(cards(page).filter({ visible: true })).toHaveCount(2)
  })
}

test('a shared address shows the same result, and an empty one says so', async ({ page }) => {
  await openReady(page, '/blog?zoek=botox&categorie=behandelingen')
  await expect(page.getByRole('searchbox', { name: 'Zoek een artikel' })).toHaveValue('botox')
  await expect(cards(page).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Zoek een artikel' }).fill('trapeze')
  await expect(page.getByRole('heading', { name: 'Geen artikelen gevonden' })).toBeVisible()
  await expect(cards(page).filter({ visible: true })).toHaveCount(0)
})

test('an article has its parts and leads on', async ({ page }) => {
  await openReady(page, article)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Waarom een gespecialiseerde kliniek?')
  await expect(main.getByRole('heading', { name: 'In het kort' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Tot slot' })).toBeVisible()
  const related = main.getByRole('region', { name: 'Verder lezen' })
  await expect(related.getByRole('listitem')).toHaveCount(3)
  await expect(related.getByRole('listitem').first()).toContainText('Kliniek')
  await expect(main.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Bel +31 36 000 0001' })).toHaveAttribute(
    'href',
    'tel:+31360000001',
  )
  await main.getByRole('link', { name: 'Terug naar de blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('sharing names the full address of the article; Instagram leads to the profile', async ({
  page,
  baseURL,
}) => {
  await openReady(page, `/ar${article}`)
  const url = encodeURIComponent(`${baseURL}/ar${article}`)
  const share = page.getByRole('region', { name: 'مشاركة هذا المقال' })
  const hrefs = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toHaveLength(5)
  for (const href of hrefs.filter((each) => !each?.includes('instagram'))) expect(href).toContain(url)
  expect(hrefs.find((href) => href?.includes('instagram'))).toMatch(/^https:\/\/www\.instagram\.com\//)
  for (const link of await share.getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank')
})

test('the device shares where it can, and closing its sheet changes nothing', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('closed', 'AbortError')),
    })
  })
  await openReady(page, article)
  await page.getByRole('button', { name: 'Delen…' }).click()
  await expect(page.getByRole('button', { name: 'Delen…' })).toBeVisible()
  expect(problems).toEqual([])
})

for (const [path, heading, back] of [
  ['/blog/bestaat-niet', 'Artikel niet gevonden', 'Terug naar de blog'],
  ['/ar/blog/nothing', 'لم يُعثر على المقال', 'العودة إلى المدونة'],
] as const) {
  test(`${path} is missing and leads back to the blog`, async ({ page }) => {
    const answer = await openReady(page, path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('main').getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(/\/blog$/)
  })
}

test('the newsletter refuses what is no address', async ({ page }) => {
  await openReady(page, '/blog#newsletter')
  const form = page.getByRole('form', { name: /brief/ })
  const email = form.getByLabel('E-mail')
  for (const typed of ['', 'noor.example.nl']) {
    await email.fill(typed)
    await form.getByRole('button', { name: 'Aanmelden' }).click()
    await expect(form.getByRole('alert')).toContainText('Oeps!')
    await expect(form.getByRole('alert')).toContainText('Voer een geldig e-mailadres in.')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  }
})

test('the newsletter takes an address, says what comes next and keeps nothing typed', async ({ page }) => {
  await openReady(page, article)
  const form = page.getByRole('form', { name: /brief/ })
  await form.getByLabel('E-mail').fill(`noor-${Date.now()}-${Math.random()}@example.nl`)
  await form.getByRole('button', { name: 'Aanmelden' }).click()
  const done = page.getByRole('status').filter({ hasText: 'Bijna klaar' })
  await expect(done).toBeVisible()
  await expect(done).toBeFocused()
  await expect(form).toBeHidden()
})

test('an address that the server refuses stays in the form, with its message', async ({ page }) => {
  await openReady(page, '/ar/blog')
  const form = page.getByRole('form', { name: /رسالة/ })
  await form.getByRole('textbox').first().fill('noor@ex ample,nl')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toContainText('بريد')
  await expect(form.getByRole('textbox').first()).toHaveValue('noor@ex ample,nl')
})

for (const path of ['/blog', '/ar/blog', article, `/ar${article}`]) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await openReady(page, path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

test('the home page announces the three newest articles', async ({ page }) => {
  await openReady(page, '/')
  const teaser = page.getByRole('region', { name: 'Uit de blog' })
  const links = teaser.locator('a[href^="/blog/"]')
  await expect(links).toHaveCount(3)
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    expect((await page.request.get(href)).status()).toBe(200)
  }
})
