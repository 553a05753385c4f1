import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { hold } from './hold.ts'
import { openReady } from './open-ready.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const article = '/blog/waarom-een-gespecialiseerde-kliniek'

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
  ['/ar/blog', '10 نوفمبر 2026'],
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

test('an article is found without its accents, and by its words in any order', async ({ page }) => {
  await openReady(page, '/es/blog?zoek=hace+botox')
  await expect(cards(page).filter({ visible: true })).toContainText(['Bótox: lo que hace y lo que no hace'])
})

test('who goes on to a category from a word that no article holds sees all of it', async ({ page }) => {
  await openReady(page, '/blog?zoek=qqqq')
  await expect(cards(page).filter({ visible: true })).toHaveCount(0)
  const category = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true })
  // "Alle artikelen" above is the same.
  await expect(category('Alles')).toBeHidden()
  await category('Kliniek').click()
  await expect(page).toHaveURL('/blog?categorie=kliniek')
  await expect(cards(page).filter({ visible: true })).toHaveCount(2)
})

test('what is searched before the script has come is found, also by who has gone on from the field', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/blog', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Zoek een artikel' })
  await search.fill('hydra')
  await search.blur()
  release()
  await page.locator('html[data-ready]').waitFor()
  await expect(search).toHaveValue('hydra')
  await expect(cards(page).filter({ visible: true })).toHaveCount(1)
})

const words = {
  nl: {
    prefix: '',
    search: 'Zoek een artikel',
    none: 'Geen artikelen gevonden voor “trapeze”',
    all: 'Alle artikelen',
    title: 'Waarom een gespecialiseerde kliniek?',
    date: '22 oktober 2026',
    readTime: '6 minuten lezen',
    points: 'In het kort',
    conclusion: 'Tot slot',
    related: 'Verder lezen',
    clinic: 'Kliniek',
    contact: 'Neem contact op',
    call: 'Bel +31 36 000 0001',
    back: 'Terug naar de blog',
    share: 'Deel dit artikel',
    letter: 'Af en toe een brief.',
    email: 'E-mail',
    subscribe: 'Aanmelden',
    wrong: ['Oeps!', 'Voer een geldig e-mailadres in.'],
    done: 'Bijna klaar',
  },
  ar: {
    prefix: '/ar',
    search: 'البحث في المقالات',
    none: 'لا توجد مقالات مطابقة لعبارة «trapeze»',
    all: 'جميع المقالات',
    title: 'لماذا عيادة متخصصة؟',
    date: '22 أكتوبر 2026',
    readTime: 'قراءة في 6 دقائق',
    points: 'باختصار',
    conclusion: 'خلاصة',
    related: 'للمزيد من القراءة',
    clinic: 'العيادة',
    contact: 'التواصل معنا',
    call: 'الاتصال بالرقم +31 36 000 0001',
    back: 'العودة إلى المدونة',
    share: 'مشاركة هذا المقال',
    letter: 'رسالة من حين لآخر.',
    email: 'البريد الإلكتروني',
    subscribe: 'اشتراك',
    wrong: ['عذرًا!', 'أدخلوا عنوان بريد إلكتروني صحيحًا.'],
    done: 'بقيت خطوة واحدة',
  },
} as const

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]
  const at = (path: string) => `${w.prefix}${path}`

  test.describe(language, () => {
    test('a shared address shows the same result, and an empty one says so', async ({ page }) => {
      await openReady(page, at('/blog?zoek=60&categorie=huidverzorging'))
      await expect(page.getByRole('searchbox', { name: w.search })).toHaveValue('60')
      await expect(cards(page).filter({ visible: true })).toHaveCount(1)
      await page.getByRole('searchbox', { name: w.search }).fill('trapeze')
      await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
      await expect(cards(page).filter({ visible: true })).toHaveCount(0)
      await page.getByRole('link', { name: w.all }).click()
      await expect(cards(page).filter({ visible: true })).toHaveCount(6)
    })

    test('an article has its parts and leads on', async ({ page }) => {
      await openReady(page, at(article))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(w.title)
      for (const fact of [w.clinic, w.date, w.readTime, clinic.name])
        await expect(main.locator('header')).toContainText(fact)
      await expect(main.getByRole('region', { name: w.points }).getByRole('listitem')).not.toHaveCount(0)
      await expect(main.getByRole('heading', { name: w.conclusion, exact: true })).toBeVisible()
      // The other article of its category, then the newest.
      const related = main.getByRole('region', { name: w.related }).getByRole('listitem')
      await expect(related).toHaveCount(3)
      const next = [
        'uw-eerste-behandeling-voorbereiden',
        'huidverzorging-per-seizoen',
        'hydrafacial-uitgelegd',
      ]
      for (const [index, slug] of next.entries())
        await expect(related.nth(index).getByRole('link')).toHaveAttribute('href', at(`/blog/${slug}`))
      await expect(main.getByRole('link', { name: w.contact })).toHaveAttribute('href', at('/contact'))
      await expect(main.getByRole('link', { name: w.call })).toHaveAttribute('href', 'tel:+31360000001')
      await main.getByRole('link', { name: w.back }).click()
      await expect(page).toHaveURL(at('/blog'))
    })

    test('sharing names the full address of the article; Instagram leads to the profile', async ({
      page,
      baseURL,
    }) => {
      await openReady(page, at(article))
      const links = page.getByRole('region', { name: w.share }).getByRole('link')
      const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      expect(targets.map((target) => new URL(target).hostname)).toEqual([
        'www.facebook.com',
        'x.com',
        'www.instagram.com',
        'www.linkedin.com',
        'wa.me',
      ])
      const url = `${baseURL}${at(article)}`
      for (const target of targets)
        expect(decodeURIComponent(target).includes(url)).toBe(!target.includes('instagram'))
      for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank')
    })

    test('the newsletter refuses what is no address', async ({ page }) => {
      await openReady(page, at('/blog#newsletter'))
      const form = page.getByRole('form', { name: w.letter })
      const email = form.getByLabel(w.email)
      for (const typed of ['', 'noor.example.nl']) {
        await email.fill(typed)
        await form.getByRole('button', { name: w.subscribe }).click()
        for (const text of w.wrong) await expect(form.getByRole('alert')).toContainText(text)
        await expect(email).toHaveAttribute('aria-invalid', 'true')
      }
    })

    test('the newsletter takes an address, says what comes next and keeps nothing typed', async ({
      page,
    }) => {
      await openReady(page, at(article))
      const form = page.getByRole('form', { name: w.letter })
      await form.getByLabel(w.email).fill(`noor-${Date.now()}-${Math.random()}@example.nl`)
      await form.getByRole('button', { name: w.subscribe }).click()
      const done = page.getByRole('status').filter({ hasText: w.done })
      await expect(done).toBeVisible()
      await expect(done).toBeFocused()
      await expect(form).toBeHidden()
    })
  })
}

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

test('an address that the server refuses stays in the form, with its message', async ({ page }) => {
  await openReady(page, '/ar/blog')
  const form = page.getByRole('form', { name: /رسالة/ })
  await form.getByRole('textbox').first().fill('noor@ex ample,nl')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toContainText('بريد')
  await expect(form.getByRole('textbox').first()).toHaveValue('noor@ex ample,nl')
})

test('the home page announces the three newest articles', async ({ page }) => {
  await openReady(page, '/')
  const teaser = page.getByRole('region', { name: 'Uit de blog' })
  const links = teaser.locator('a[href^="/blog/"]')
  await expect(links).toHaveCount(3)
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    expect((await page.request.get(href)).status()).toBe(200)
  }
})
