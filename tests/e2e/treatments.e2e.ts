import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a search finds by name and description, stands in the address, and can be cleared', async ({
  page,
}) => {
  await page.goto('/behandelingen')
  const search = page.getByRole('searchbox', { name: 'Zoek een behandeling' })
  await expect(page.getByRole('button', { name: 'Wissen' })).toBeHidden()
  await search.fill('HYDRA')
  await expect(page).toHaveURL(/\?zoek=HYDRA/)
  await expect(cards(page).filter({ visible: true }).first()).toContainText(/hydra/i)
  const found = await cards(page).filter({ visible: true }).count()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(20)
  await expect(page.getByRole('status').filter({ hasText: 'gevonden' })).toContainText(`${found} behandeling`)
  await page.reload()
  await expect(search).toHaveValue('HYDRA')
  await expect(cards(page).filter({ visible: true })).toHaveCount(found)
  await page.getByRole('button', { name: 'Wissen' }).click()
  await expect(page).toHaveURL('/behandelingen')
  await expect(search).toBeFocused()
})

for (const [path, all, term] of [
  ['/behandelingen', 'Alle', 'massage'],
  ['/ar/behandelingen', 'الكل', 'تدليك'],
] as const)
  test(`a shared result of ${path} shows the same, and the back button undoes a choice`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`${path}?categorie=massages&zoek=${encodeURIComponent(term)}`)
    const shown = cards(page).filter({ visible: true })
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(term)
    await expect(shown.first()).toContainText(term)
    const found = await shown.count()
    if (isMobile) {
      await expect(page.getByRole('main').locator('section[data-category]:visible')).toHaveCount(1)
      return
    }
    await page.getByRole('button', { name: all, exact: true }).click()
    await expect(page).not.toHaveURL(/categorie/)
    await page.goBack()
    await expect(page).toHaveURL(/categorie=massages/)
    await expect(shown).toHaveCount(found)
  })

test('the promotion of the month carries a star, and each of its treatments a badge', async ({
  page,
  isMobile,
}) => {
  await page.goto('/behandelingen')
  const action = page.locator('[data-category=acties]')
  await expect(action.locator('h2 svg')).toBeVisible()
  if (isMobile) await action.locator('summary').click()
  await expect(action.getByText('Actie', { exact: true }).filter({ visible: true })).toHaveCount(
    await action.getByRole('article').count(),
  )
  await action.getByRole('article').first().getByRole('link').click()
  // The label of the treatment itself; the related ones below carry theirs.
  await expect(page.getByRole('main').getByText('Actie', { exact: true }).first()).toBeVisible()
})

test('a search without a result names what was asked for', async ({ page }) => {
  await page.goto('/behandelingen?zoek=haartransplantatie')
  await expect(page.getByText('Geen behandelingen gevonden voor “haartransplantatie”')).toBeVisible()
  await expect(cards(page).filter({ visible: true })).toHaveCount(0)
})

test('on a wide screen a category can be chosen, left by pressing it again, and the back button follows', async ({
  page,
  isMobile,
}) => {
  await page.goto('/behandelingen')
  const massages = page.getByRole('button', { name: 'Massages', exact: true })
  if (isMobile) {
    await expect(massages).toBeHidden()
    const section = page.getByRole('main').locator('details').filter({ hasText: 'Massages' })
    await expect(section.getByRole('article').first()).toBeHidden()
    await section.getByText('Massages', { exact: true }).click()
    await expect(section.getByRole('article').first()).toBeVisible()
    await expect(section.getByRole('link', { name: /^Alles bekijken/ })).toHaveAttribute(
      'href',
      '/behandelingen/massages',
    )
    return
  }
  await massages.click()
  await expect(massages).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\?categorie=massages/)
  await expect(cards(page).filter({ visible: true })).toHaveCount(7)
  await massages.click()
  await expect(page).toHaveURL('/behandelingen')
  await page.goBack()
  await expect(cards(page).filter({ visible: true })).toHaveCount(7)
})

test('in Arabic the search finds the names of that language', async ({ page }) => {
  await page.goto('/ar/behandelingen')
  await page.getByRole('searchbox', { name: 'البحث عن علاج' }).fill('بوتوكس')
  await expect(cards(page).filter({ visible: true }).first()).toContainText('بوتوكس')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

for (const [language, path, title, back, target] of [
  [
    'nl',
    '/behandelingen/haartransplantatie',
    'Categorie niet gevonden',
    'Terug naar Behandelingen',
    '/behandelingen',
  ],
  [
    'nl',
    '/behandelingen/botox/niets',
    'Behandeling niet gevonden',
    /^Terug naar Botox/,
    '/behandelingen/botox',
  ],
  ['ar', '/ar/behandelingen/nothing', 'الفئة غير موجودة', 'العودة إلى العلاجات', '/ar/behandelingen'],
] as const) {
  test(`${path} says in ${language} that there is no such thing and leads back`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('link', { name: back })).toHaveAttribute('href', target)
  })
}

test('a category shows its price list, six reasons, five questions and books', async ({ page }) => {
  await page.goto('/behandelingen/massages')
  await expect(cards(page)).toHaveCount(7)
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await page.getByRole('main').getByRole('link', { name: 'Afspraak maken' }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Kies een behandeling' })).toBeVisible()
})

test('a treatment books itself, and a free consultation beside it', async ({ page }) => {
  await page.goto('/behandelingen/botox/botox-eerste-zone')
  await expect(page.getByText('Vanaf 18 jaar.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Risico’s en bijwerkingen' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Afspraak maken' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Kies datum en tijd' })).toBeVisible()
  await expect(dialog.getByText('Botox eerste zone').filter({ visible: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Gratis Consult' }).first().click()
  await expect(dialog.getByText('Gratis consult').filter({ visible: true }).first()).toBeVisible()
})

for (const [path, parts] of [
  [
    '/behandelingen/botox/botox-eerste-zone',
    [
      'In het kort',
      'Wat u ervan mag verwachten',
      'Wat is het?',
      'Hoe werkt het?',
      'Geschikt voor',
      'Wanneer niet geschikt',
      'Risico’s en bijwerkingen',
      'Het verloop',
      'Zo bereidt u zich voor',
      'Nazorg',
      'Vragen',
      'Ook in deze categorie',
    ],
  ],
  [
    '/ar/behandelingen/botox/botox-eerste-zone',
    ['باختصار', 'ما يمكن توقّعه', 'ما هو هذا العلاج؟', 'كيف يعمل؟', 'لمن يناسب', 'متى لا يُنصح'],
  ],
] as const)
  test(`${path} tells everything in its order, with duration, price and one answer at a time`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toContainText([...parts])
    await expect(main.locator('dl').first()).toContainText('139')
    await expect(main.locator('dl').first()).toContainText('20')
    const questions = main.locator('details')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(main.locator('details[open]')).toHaveCount(1)
  })

for (const path of ['/behandelingen/massages', '/ar/behandelingen/massages'])
  test(`on a phone the bar of ${path} makes room for the buttons of the page itself`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    const dock = page.locator('[data-dock]')
    await expect(dock).toBeVisible()
    if (!isMobile) return
    await page.locator('[data-hero-actions]').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(dock).toBeHidden()
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(dock).toBeVisible()
  })

for (const path of [
  '/',
  '/behandelingen',
  '/behandelingen/massages',
  '/behandelingen/botox/botox-eerste-zone',
])
  test(`every link of ${path} that opens the booking says so with its first word`, async ({ page }) => {
    await page.goto(path)
    const names = await page
      .locator('a[href*="/afspraak"]')
      .evaluateAll((links) => links.map((link) => (link.ariaLabel ?? link.textContent ?? '').trim()))
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect(name).toMatch(/^(Afspraak maken|Boek|Gratis Consult)/)
  })

test('a treatment shows at most three others of its category', async ({ page }) => {
  await page.goto('/ar/behandelingen/massages')
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('article')).toHaveCount(3)
})
