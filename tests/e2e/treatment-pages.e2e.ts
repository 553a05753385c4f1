import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { findByName, findCategory } from '#shared/content/catalogue.ts'
import { hold } from './hold.ts'
import { journeys } from './journeys.ts'
import { openReady } from './open-ready.ts'

const treatmentPath = '/behandelingen/botox/botox-eerste-zone'
const reasons = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const questions = ['one', 'two', 'three', 'four', 'five'] as const

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const partOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** The upper and the lower edge, in pixels of the page. */
const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { start: top + scrollY, end: bottom + scrollY }
  })

const missing = {
  nl: {
    category: ['Categorie niet gevonden', 'Terug naar Behandelingen'],
    treatment: ['Behandeling niet gevonden', 'Terug naar Botox'],
  },
  ar: {
    category: ['الفئة غير موجودة', 'العودة إلى العلاجات'],
    treatment: ['العلاج غير موجود', 'العودة إلى علاجات البوتوكس'],
  },
} as const

for (const { language, prefix, t } of journeys) {
  const at = (path: string) => `${prefix}${path}`
  const said = missing[language]

  test.describe(language, () => {
    for (const [path, [title, back], target] of [
      ['/behandelingen/haartransplantatie', said.category, '/behandelingen'],
      ['/behandelingen/haartransplantatie/niets', said.category, '/behandelingen'],
      ['/behandelingen/botox/niets', said.treatment, '/behandelingen/botox'],
    ] as const)
      test(`${path} says that there is no such thing and leads back`, async ({ page }) => {
        const answer = await page.goto(at(path))
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const link = page.getByRole('main').getByRole('link', { name: back })
        await expect(link).toHaveAttribute('href', at(target))
      })

    test('a category says what it is, shows its price list, and books', async ({ page }) => {
      await page.goto(at('/behandelingen/massages'))
      const category = findCategory('massages')
      const hero = page.locator('main header')
      await expect(hero.getByText(t('treatments.category.label'))).toBeVisible()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(category?.name[language] ?? '')
      await expect(hero.getByText(category?.description[language] ?? '')).toBeVisible()
      const list = partOf(page, t('treatments.category.treatments')).getByRole('article')
      await expect(list).toHaveCount(category?.treatments.length ?? 0)
      for (const [index, { name, description, priceCents }] of (category?.treatments ?? []).entries())
        for (const text of [name[language], description[language], String(priceCents / 100)])
          await expect(list.nth(index)).toContainText(text)

      const dialog = page.getByRole('dialog')
      await hero.getByRole('link', { name: t('treatments.book') }).click()
      await expect(dialog.getByRole('heading', { name: t('appointment.heading_treatment') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await hero.getByRole('link', { name: t('treatments.free_consult') }).click()
      await expect(dialog.getByRole('heading', { name: t('appointment.heading_time') })).toBeVisible()
      await expect(dialog.getByRole('region', { name: t('appointment.chosen_treatment') })).toContainText(
        findByName('Gratis consult')?.treatment.name[language] ?? '',
      )
    })

    test('the words of a category begin and end with its picture @wide', async ({ page }) => {
      await page.goto(at('/behandelingen/massages'))
      const hero = page.locator('main header')
      const still = await edgesOf(hero.locator('figure img'))
      expect((await edgesOf(hero.getByRole('navigation'))).start).toBeCloseTo(still.start, 0)
      expect((await edgesOf(hero.locator('[data-hero-actions]'))).end).toBeCloseTo(still.end, 0)
    })

    test('the duration and the price of a treatment stand on one line each @both', async ({ page }) => {
      await page.goto(at('/behandelingen/fillers-injectables/hyaluronidase-filler-oplossen'))
      const [duration, price] = await page.locator('main header dd').evaluateAll((values) =>
        values.map((value) => {
          const figure = document.createRange()
          figure.selectNode(value.firstChild ?? value)
          return figure.getBoundingClientRect().height
        }),
      )
      expect(duration).toBeGreaterThan(0)
      expect(price).toBeLessThan(1.5 * (duration ?? 0))
    })

    test('a category gives six reasons, answers five questions, and leads on at its end', async ({
      page,
    }) => {
      await page.goto(at('/behandelingen/massages'))
      const why = partOf(page, t('category_page.why_title')).getByRole('listitem')
      await expect(why).toHaveCount(6)
      for (const [index, reason] of reasons.entries()) {
        const { title, text } = {
          title: t(`category_page.reasons.${reason}.title`),
          text: t(`category_page.reasons.${reason}.text`),
        }
        await expect(why.nth(index).getByRole('heading', { level: 3 })).toHaveText(title)
        await expect(why.nth(index)).toContainText(text)
      }

      const asked = partOf(page, t('category_page.faq_title')).locator('details')
      await expect(asked.locator('summary')).toHaveText(
        questions.map((question) => t(`category_page.faqs.${question}.question`)),
      )
      await asked.nth(0).locator('summary').click()
      await asked.nth(1).locator('summary').click()
      await expect(asked.nth(0)).not.toHaveAttribute('open')
      await expect(asked.nth(1)).toHaveAttribute('open')

      const closing = partOf(page, t('treatments.category.close_title'))
      await expect(closing.getByRole('link', { name: t('treatments.category.other') })).toHaveAttribute(
        'href',
        at('/behandelingen'),
      )
      await closing.getByRole('link', { name: t('treatments.book') }).click()
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: t('appointment.heading_treatment') }),
      ).toBeVisible()
    })

    test('a treatment books itself, and a free consultation beside it', async ({ page }) => {
      await page.goto(at(treatmentPath))
      await expect(page.getByText(t('treatments.detail.age', { age: 18 }))).toBeVisible()
      const hero = page.locator('main header')
      const chosen = page.getByRole('dialog').getByRole('region', { name: t('appointment.chosen_treatment') })
      for (const [button, treatment] of [
        [t('treatments.book'), 'Botox eerste zone'],
        [t('treatments.free_consult'), 'Gratis consult'],
      ] as const) {
        await hero.getByRole('link', { name: button }).click()
        await expect(
          page.getByRole('dialog').getByRole('heading', { name: t('appointment.heading_time') }),
        ).toBeVisible()
        await expect(chosen).toContainText(findByName(treatment)?.treatment.name[language] ?? '')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })

    test('a treatment tells everything in its order, with duration, price and one answer at a time', async ({
      page,
    }) => {
      await page.goto(at(treatmentPath))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        t('treatments.detail.takeaways'),
        t('treatments.detail.benefits'),
        t('treatments.detail.what_is'),
        t('treatments.detail.how_works'),
        t('treatments.detail.suitable'),
        t('treatments.detail.not_suitable'),
        t('treatments.detail.risks'),
        t('treatments.detail.preparation'),
        t('treatments.detail.expect'),
        t('treatments.detail.aftercare'),
        t('urgent.title'),
        t('treatments.detail.faq'),
        t('treatments.detail.related'),
        t('treatments.detail.close_title'),
      ])
      await expect(main.locator('dl').first()).toContainText('139')
      await expect(main.locator('dl').first()).toContainText('20')
      // Whoever presses a button has read what it costs.
      await expect(main.locator('header').locator('dl, [data-hero-actions]')).toHaveCount(2)
      await expect(main.locator('header').locator('dl, [data-hero-actions]').first()).toContainText('139')
      const asked = main.locator('details')
      await asked.nth(0).locator('summary').click()
      await asked.nth(1).locator('summary').click()
      await expect(main.locator('details[open]')).toHaveCount(1)
    })

    test('a treatment has a picture with its caption, three others of its category, and an end that leads on', async ({
      page,
    }) => {
      await page.goto(at(treatmentPath))
      const figure = page.locator('main header figure')
      await expect(figure.locator('figcaption')).toHaveText(t('treatments.still_caption'))
      await expect(figure.locator('figcaption')).toBeVisible()
      const width = () => figure.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width).toBeGreaterThan(300)

      const related = await cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(related).toHaveLength(3)
      for (const href of related) {
        expect(href.startsWith(at('/behandelingen/botox/'))).toBe(true)
        expect(href).not.toBe(at(treatmentPath))
      }

      const name = findCategory('botox')?.name[language] ?? ''
      const back = page.getByRole('main').getByRole('link', {
        name: t('treatments.detail.back_to', { category: name }),
      })
      await expect(back).toHaveAttribute('href', at('/behandelingen/botox'))
      const closing = partOf(page, t('treatments.detail.close_title'))
      await expect(closing.getByRole('link', { name: t('treatments.detail.to_category') })).toHaveAttribute(
        'href',
        at('/behandelingen/botox'),
      )
      await closing.getByRole('link', { name: t('treatments.book') }).click()
      await expect(
        page.getByRole('dialog').getByRole('region', { name: t('appointment.chosen_treatment') }),
      ).toContainText(findByName('Botox eerste zone')?.treatment.name[language] ?? '')
    })

    test('half way down a treatment shows a close-up, which is not waited for and moves nothing', async ({
      page,
    }) => {
      const release = await hold(page, /\.(avif|webp)$/)
      await page.goto(at(treatmentPath), { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready)
      const closeUp = page.getByRole('main').locator('picture:has(+ #preparation) img')
      await expect(closeUp).toHaveAttribute('loading', 'lazy')
      const room = () =>
        closeUp.evaluate(
          ({ offsetWidth, offsetHeight }: HTMLImageElement) => `${offsetWidth} x ${offsetHeight}`,
        )
      const before = await room()
      release()
      await closeUp.scrollIntoViewIfNeeded()
      await expect
        .poll(() => closeUp.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300)
      expect(await room()).toBe(before)
    })

    test('the parts of a treatment stay one tap away, below the header where that is shown', async ({
      page,
      isMobile,
    }) => {
      await openReady(page, at(treatmentPath))
      const contents = page.getByRole('navigation', { name: t('treatments.detail.on_page') })
      await contents.getByRole('link', { name: t('treatments.detail.expect') }).click()
      const steps = page.getByRole('heading', { level: 2, name: t('treatments.detail.expect') })
      await expect(steps).toBeInViewport({ ratio: 1 })
      await expect(contents.getByRole('link', { name: t('treatments.detail.expect') })).toBeInViewport()
      if (!isMobile) return
      const top = () => contents.evaluate((nav) => nav.getBoundingClientRect().top)
      await expect.poll(top).toBe(0)
      expect((await edgesOf(steps)).start).toBeGreaterThanOrEqual((await edgesOf(contents)).end)
      await page.evaluate(() => scrollBy(0, -120))
      await expect.poll(top).toBeGreaterThan(40)
      await expect(page.locator('[data-header]')).toBeInViewport({ ratio: 1 })
    })

    test('on a phone the bar makes room for the buttons of the page itself', async ({ page, isMobile }) => {
      // Low enough for the buttons to lie below the edge at first.
      if (isMobile) await page.setViewportSize({ width: 390, height: 640 })
      await openReady(page, at('/behandelingen/massages'))
      const dock = page.locator('[data-dock]')
      await expect(dock).toBeVisible()
      if (!isMobile) return
      await page.locator('[data-hero-actions]').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 200)
      await expect(dock).toBeHidden()
      await page.evaluate(() => scrollTo(0, 2000))
      await expect(dock).toBeVisible()
    })
  })
}

for (const width of [390, 820])
  test(`the words of a category stand in their place before its picture comes (${width}) @wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/behandelingen/botox')
    const top = () => page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top)
    const before = await top()
    await page
      .getByRole('main')
      .locator('figure')
      .first()
      .evaluate((figure) => figure.remove())
    expect(Math.abs((await top()) - before)).toBeLessThan(8)
  })

test('a treatment fits on two sheets of paper, which say whose they are and of which day', async ({
  page,
}) => {
  // What needs a consultation first and says when to call has the most to say.
  await openReady(page, '/behandelingen/fillers-injectables/traangootfiller')
  const sheets = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  })
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(clinic.address.street).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[data-printed]')).toHaveText(/^\d{1,2} [a-z]+ \d{4}$/)
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
})

test('what to do at once after an injection stands once, beside what else there is to do', async ({
  page,
}) => {
  await page.goto('/behandelingen/fillers-injectables/lipfiller-1-ml')
  await expect(page.locator('#care').getByRole('listitem')).toHaveCount(5)
  await expect(page.locator('#care')).not.toContainText(/112|noodnummer|\+31/)
  await expect(page.locator('#urgent')).toContainText(/minder, wazig of dubbel.*112/)
  await expect(page.locator('#urgent')).toContainText(clinic.phones.emergency)
  // Where no such card follows, it is said here.
  await page.goto('/behandelingen/massages/hotstone-massage')
  await expect(page.locator('#urgent')).toHaveCount(0)
  await expect(page.locator('#care')).toContainText('Bel bij een rode plek')
})
