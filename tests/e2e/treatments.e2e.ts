import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { findCategory } from '#shared/content/catalogue.ts'
import { journeys } from './journeys.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const shownCards = (page: Page) => cards(page).filter({ visible: true })

const asked = {
  nl: {
    term: 'HYDRA',
    massage: 'massage',
    laser: 'Laser',
    nothing: 'haartransplantatie',
    none: 'Geen behandelingen gevonden voor “haartransplantatie”',
  },
  ar: {
    term: 'هيدرا',
    massage: 'تدليك',
    laser: 'ليزر',
    nothing: 'زراعة الشعر',
    none: 'لا توجد علاجات مطابقة لعبارة «زراعة الشعر»',
  },
} as const

for (const { language, prefix, t } of journeys) {
  const path = `${prefix}/behandelingen`
  const { term, massage, laser, nothing, none } = asked[language]
  const massages = findCategory('massages')
  const nameOfMassages = massages?.name[language] ?? ''

  test.describe(language, () => {
    test('a search finds by name and description, stands in the address, and can be cleared', async ({
      page,
    }) => {
      await page.goto(path)
      const search = page.getByRole('searchbox', { name: t('treatments.search') })
      const clear = page.getByRole('main').getByRole('button', { name: t('treatments.clear') })
      await expect(clear).toBeHidden()
      await search.fill(term)
      await expect.poll(() => new URL(page.url()).searchParams.get('zoek')).toBe(term)
      await expect(shownCards(page).first()).toContainText(new RegExp(term, 'i'))
      const found = await shownCards(page).count()
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThan(20)
      const count = page.getByRole('status').filter({ hasText: t('treatments.found', { count: found }) })
      await expect(count).toHaveCount(1)
      await page.reload()
      await expect(search).toHaveValue(term)
      await expect(shownCards(page)).toHaveCount(found)

      await search.fill(massages?.treatments[0]?.description[language].toUpperCase() ?? '')
      await expect(shownCards(page)).toHaveCount(1)
      await expect(shownCards(page)).toContainText(massages?.treatments[0]?.name[language] ?? '')
      await clear.click()
      await expect(page).toHaveURL(path)
      await expect(search).toBeFocused()
      await expect(clear).toBeHidden()
    })

    test('what is called by the word that was typed comes first, and all is back in its place afterwards', async ({
      page,
    }) => {
      await page.goto(path)
      const sections = page.getByRole('main').locator('section[data-category]:visible')
      const order = () => sections.evaluateAll((all) => all.map((each) => each.getAttribute('data-category')))
      const before = await order()
      expect(before).toHaveLength(18)
      expect(before.at(-1)).toBe('acties')
      await page.getByRole('main').getByRole('searchbox').fill(laser)
      await expect(sections.first()).toHaveAttribute('data-category', 'laser-ontharen')
      await expect(shownCards(page).first()).toContainText(laser)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('treatments.clear') })
        .click()
      await expect.poll(order).toEqual(before)
    })

    test('a shared result shows the same, and the back button undoes a choice', async ({ page }) => {
      await page.goto(`${path}?categorie=massages&zoek=${encodeURIComponent(massage)}`)
      const sections = page.getByRole('main').locator('section[data-category]:visible')
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(massage)
      await expect(sections).toHaveCount(1)
      await expect(shownCards(page).first()).toContainText(massage)
      const found = await shownCards(page).count()
      await page.getByRole('button', { name: t('treatments.all'), exact: true }).click()
      await expect(page).not.toHaveURL(/categorie/)
      await expect(sections).not.toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(/categorie=massages/)
      await expect(shownCards(page)).toHaveCount(found)
      await page.goto(`${path}?categorie=trapeze`)
      await expect(sections).toHaveCount(18)
    })

    test('the promotion of the month carries a star, and each of its treatments a badge', async ({
      page,
      isMobile,
    }) => {
      await page.goto(path)
      const action = page.locator('[data-category=acties]')
      const badge = { text: t('treatments.action'), exactly: { exact: true } }
      await expect(action.locator('h2 svg')).toBeVisible()
      if (isMobile) await action.locator('summary').click()
      await expect(action.getByText(badge.text, badge.exactly).filter({ visible: true })).toHaveCount(
        await action.getByRole('article').count(),
      )
      await action.getByRole('article').first().getByRole('link').click()
      await expect(page.locator('main header').getByText(badge.text, badge.exactly)).toBeVisible()
    })

    test(
      'on a phone who shows everything again keeps the focus in the page',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(`${path}?categorie=botox`)
        const all = page.locator('[data-filter-category=""]')
        await all.waitFor()
        await all.press('Enter')
        await expect(all).toBeHidden()
        await expect(page.getByRole('main')).toBeFocused()
      },
    )

    test(
      'on a phone a search that is emptied leaves the sections as they were',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(path)
        const open = page.locator('section[data-category] > details[open]')
        await page.locator('[data-category=massages] summary').click()
        await expect(open).toHaveCount(1)
        const search = page.getByRole('main').getByRole('searchbox')
        await search.fill(term)
        await expect(open).not.toHaveCount(1)
        await search.fill('')
        await expect(open).toHaveCount(1)
        await expect(page.locator('[data-category=massages] > details')).toHaveAttribute('open')
      },
    )

    test('a price that begins somewhere says what it depends on', async ({ page }) => {
      await page.goto(path)
      const from = page.locator('main article').filter({ hasText: t('treatments.detail.from_area') })
      await expect(from).not.toHaveCount(0)
    })

    test('a search without a result names what was asked for', async ({ page }) => {
      await page.goto(`${path}?zoek=${encodeURIComponent(nothing)}`)
      await expect(page.getByText(none)).toBeVisible()
      await expect(shownCards(page)).toHaveCount(0)
      // Between the field and the categories, for the eye and for the keys.
      await page
        .getByRole('main')
        .getByRole('button', { name: t('treatments.clear') })
        .focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-filter-empty] a').first()).toBeFocused()
    })

    test('on a wide screen a category can be chosen, left by pressing it again, and the back button follows', async ({
      page,
      isMobile,
    }) => {
      await page.goto(path)
      const choice = page.getByRole('button', { name: nameOfMassages, exact: true })
      if (isMobile) {
        await expect(choice).toBeHidden()
        const section = page.locator('[data-category=massages] details')
        await expect(section.locator('summary')).toContainText(t('treatments.count', { count: 7 }))
        await expect(section.getByRole('article').first()).toBeHidden()
        await section.getByText(nameOfMassages, { exact: true }).click()
        await expect(section.getByRole('article').first()).toBeVisible()
        const all = section.getByRole('link', { name: t('treatments.view_all') })
        await expect(all).toContainText(`${t('treatments.view_all')}: ${nameOfMassages}`)
        await expect(all).toHaveAttribute('href', `${path}/massages`)
        return
      }
      await choice.click()
      await expect(choice).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/\?categorie=massages/)
      await expect(shownCards(page)).toHaveCount(7)
      await choice.click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(shownCards(page)).toHaveCount(7)
    })
  })
}

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

test('who looks for a laser finds no treatment without one', async ({ page }) => {
  await page.goto('/behandelingen?zoek=laser')
  await expect(shownCards(page).first()).toBeVisible()
  await expect(shownCards(page).filter({ hasText: 'PMU' })).toHaveCount(0)
})

test(
  'a treatment that shows nothing of what was asked for says what found it',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/behandelingen?zoek=laser')
    const found = (category: string) => page.locator(`[data-category=${category}]`).getByRole('article')
    await expect(found('couperose').first()).toContainText('Gevonden op: vaatlaser')
    await expect(found('laser-ontharen').filter({ hasText: 'Gevonden op' })).toHaveCount(0)
    await expect(found('huidverbetering-peelings').filter({ hasText: 'laserpulsen' })).not.toContainText(
      'Gevonden op',
    )
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('rode wangen')
    await expect(found('couperose').first()).toContainText('Gevonden op: rode wangen')
    await search.fill('')
    await expect(page.getByText('Gevonden op')).toHaveCount(0)
    await page.goto('/ar/behandelingen?zoek=wimperextensions')
    await expect(found('wimperextensions').first()).toContainText('بالهولندية: Wimper')
    await expect(found('wimperextensions').first().locator('[lang=nl]')).toHaveText(/^Wimper/)
    await page.goto('/ar/behandelingen?zoek=بقع')
    await expect(page.getByText('عُثر عليه عبر: ').first()).toBeVisible()
  },
)

for (const path of ['/behandelingen', '/', '/login', '/contact', '/blog'])
  test(`no block of ${path} stands inside a line of text`, async ({ page }) => {
    await page.goto(path)
    const blocks = page.locator(
      ':is(span, p, h1, h2, h3, h4, label) :is(h1, h2, h3, h4, p, div, ul, dl, section)',
    )
    expect(await blocks.evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 80)))).toEqual([])
  })

for (const { language, prefix, terms } of [
  { language: 'nl', prefix: '', terms: ['rimpels voorhoofd', 'laser ok', 'tandenbleken', 'masages'] },
  { language: 'ar', prefix: '/ar', terms: ['حب الشباب', 'التدليك', 'wimperextensions', 'التجاعييد'] },
])
  test(
    `overview and dialog find the same by what people call it (${language})`,
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(`${prefix}/behandelingen`)
      const found: string[][] = []
      const search = page.getByRole('main').getByRole('searchbox')
      for (const term of terms) {
        await search.fill(term)
        await expect(page.locator('[data-filter-status]')).not.toBeEmpty()
        await expect.poll(() => shownCards(page).count()).toBeLessThan(60)
        found.push(await shownCards(page).getByRole('heading').allTextContents())
        await search.fill('')
        await expect(page.locator('[data-filter-status]')).toBeEmpty()
      }
      await page.goto(`${prefix}/afspraak`)
      const steps = page.getByRole('main')
      await steps.getByRole('radio').first().waitFor()
      for (const [index, term] of terms.entries()) {
        await steps.getByRole('searchbox').fill(term)
        expect(found[index]?.length).toBeGreaterThan(0)
        await expect.poll(() => namesOf(steps.getByRole('radio'))).toEqual(found[index])
      }
    },
  )

function namesOf(radios: Locator): Promise<(string | null | undefined)[]> {
  return radios.evaluateAll((all) =>
    all.map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent),
  )
}

test('a search that finds nothing repeats what was typed to the letter', async ({ page }) => {
  await page.goto(`/behandelingen?zoek=${encodeURIComponent("$& $' qwxzv")}`)
  await expect(
    page.locator('[data-filter-empty]').getByText("Geen behandelingen gevonden voor “$& $' qwxzv”"),
  ).toBeVisible()
})

test('a search that finds nothing offers what comes nearest and the free consultation', async ({ page }) => {
  await page.goto('/behandelingen?zoek=haartransplantatie')
  const empty = page.locator('[data-filter-empty]')
  await expect(empty.getByRole('link', { name: /^PRP haar/ })).toHaveAttribute(
    'href',
    /^\/behandelingen\/skinboosters-prp\/prp-haar/,
  )
  await expect(empty.getByRole('link', { name: 'Gratis Consult' })).toBeVisible()
  await page.goto('/afspraak')
  const steps = page.getByRole('main')
  await steps.getByRole('radio').first().waitFor()
  await steps.getByRole('searchbox').fill('haartransplantatie')
  await expect(steps.getByText('Dit lijkt erop')).toBeVisible()
  await expect(steps.getByRole('radio', { name: /^PRP haar/ })).toBeVisible()
  await steps.getByRole('radio', { name: 'Gratis consult' }).check()
  await steps.getByRole('button', { name: 'Volgende', exact: true }).click()
  await expect(steps.getByRole('heading', { name: 'Kies datum en tijd' })).toBeVisible()
})

test('after a word only the categories that hold it are a choice, and one alone is none @wide', async ({
  page,
}) => {
  await page.goto('/behandelingen?zoek=carbon')
  const choices = page.getByRole('search').getByRole('button').and(page.locator('[aria-pressed]'))
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(choices).toHaveCount(0)
  await search.fill('laser')
  await expect(choices.filter({ hasText: 'Laseren / IPL Ontharen' })).toBeVisible()
  const held = await choices.count()
  await expect(choices.filter({ hasText: 'Massages' })).toHaveCount(0)
  await choices.filter({ hasText: 'Couperose' }).click()
  await expect(choices).toHaveCount(held)
  await choices.filter({ hasText: 'Alles' }).click()
  await search.fill('')
  await expect(choices).toHaveCount(19)
})

test('who goes on to a category from a word that nothing holds sees all of it @wide', async ({ page }) => {
  await page.goto('/behandelingen?zoek=qqqq')
  const category = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true })
  await expect(page.locator('[data-filter-empty]')).toBeVisible()
  // "Alle behandelingen" above is the same.
  await expect(category('Alles')).toBeHidden()
  await category('Massages').click()
  await expect(page).toHaveURL('/behandelingen?categorie=massages')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('')
  await expect(shownCards(page).first()).toBeVisible()
  await expect(page.locator('[data-filter-empty]')).toBeHidden()
  await page.goBack()
  await expect(page.locator('[data-filter-empty]')).toContainText('qqqq')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('qqqq')
})

test('a word that only another category holds is offered from there', async ({ page }) => {
  await page.goto('/behandelingen?categorie=massages&zoek=botox')
  const empty = page.locator('[data-filter-empty]')
  await expect(empty).toBeVisible()
  await expect(empty.getByRole('link', { name: /botox/i }).first()).toBeVisible()
})

test('what a search found stays in sight when a tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('/behandelingen?zoek=hydra')
  await expect.poll(() => shownCards(page).count()).toBeLessThan(20)
  const found = await shownCards(page).count()
  await page.setViewportSize({ width: 800, height: 1100 })
  await expect(shownCards(page)).toHaveCount(found)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(shownCards(page)).toHaveCount(found)
})

test('a folded category holds its name and how many treatments it has between its lines @phone', async ({
  page,
}) => {
  await page.goto('/behandelingen')
  const folded = page.getByRole('main').locator('details:not([open]) > summary')
  const airs = await folded.evaluateAll((heads) =>
    heads.map((head) => {
      const { top, bottom } = head.getBoundingClientRect()
      const parts = [...head.children].map((part) => part.getBoundingClientRect())
      return [
        Math.min(...parts.map((part) => part.top)) - top,
        bottom - Math.max(...parts.map((part) => part.bottom)),
      ]
    }),
  )
  expect(airs.length).toBeGreaterThan(10)
  expect(airs.flat().filter((air) => air < 16)).toEqual([])
})

test('the menu names the categories in the order of the overview', async ({ page }) => {
  await page.goto('/behandelingen')
  const headings = await page.getByRole('main').locator('section[data-category] h2').allInnerTexts()
  const names = await page.locator('#mega-menu [data-mega-group] > p').allTextContents()
  expect(names).toHaveLength(17)
  expect(headings.map((name) => name.trim()).filter((name) => names.includes(name))).toEqual(names)
})
