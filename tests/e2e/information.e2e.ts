import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { openReady } from './open-ready.ts'

/** About, house rules, complaints, terms and privacy, and what stands where there is no page. */
const words = {
  nl: {
    prefix: '',
    about: {
      philosophy: 'Hoe wij denken',
      why: ['Ruime keuze onder één dak', 'De huid als uitgangspunt', 'Advies zonder verkooppraat'],
      team: 'Wie u ontmoet',
      big: 'BIG-nummer',
      partners: 'Merken waarmee wij werken',
      rights: ['Informatie', 'Weigeren', 'Inzage', 'Uw mening', 'Privacy', 'Meebeslissen'],
      rightsTitle: 'Uw rechten',
      duties: 'Wat wij van u vragen',
    },
    rules: {
      cancellation: [/24 uur/, /50/],
      consultation: [/24 uur/, /20,00/],
      punctuality: [/5 tot 10 minuten/],
      complaints: [/twee weken/],
      returns: [/7 dagen/, /Faja/],
      payment: [/pin of contant/, /termijnen kan niet/],
      age: [/18 jaar/, /verwijzing/, /voogd/],
    },
    complaintsPage: 'Klachten',
    privacyPage: 'Voorwaarden en privacy',
    steps: ['Bespreek het met uw behandelaar', 'Schrijf naar onze klachtenfunctionaris'],
    officer: 'De klachtenfunctionaris',
    disputes: 'Onafhankelijke geschilleninstantie',
    licence: 'Wat u met de inhoud mag doen',
    terms: [
      'Informatie is geen advies op maat',
      'Aansprakelijkheid',
      'Fouten en correcties',
      'Verwijzingen naar anderen',
      'Wijzigingen',
      'Toepasselijk recht',
    ],
    principles: ['Een doel vooraf', 'Alleen voor dat doel', 'Eerlijk verkregen', 'Niet meer dan nodig'],
    law: 'het recht van Nederland',
    questions: 'Vragen over voorwaarden of privacy',
    missing: ['Naar de homepage', 'Bekijk behandelingen', 'Neem contact op'],
  },
  ar: {
    prefix: '/ar',
    about: {
      philosophy: 'طريقة تفكيرنا',
      why: ['خيارات واسعة تحت سقف واحد', 'البشرة نقطة البداية', 'نصيحة بلا ترويج'],
      team: 'فريق العيادة',
      big: 'BIG',
      partners: 'علامات تجارية نعمل معها',
      rights: ['المعلومات', 'الرفض', 'الاطلاع', 'إبداء الرأي', 'الخصوصية', 'المشاركة في القرار'],
      rightsTitle: 'حقوقكم',
      duties: 'ما نطلبه منكم',
    },
    rules: {
      cancellation: [/24 ساعة/, /50/],
      consultation: [/24 ساعة/, /20/],
      punctuality: [/بخمس إلى عشر دقائق/],
      complaints: [/أسبوعين/],
      returns: [/7 أيام/, /Faja/],
      payment: [/بالبطاقة أو نقدًا/, /لا يمكن الدفع بالتقسيط/],
      age: [/18 عامًا/, /إحالة/, /الوصي/],
    },
    complaintsPage: 'الشكاوى',
    privacyPage: 'الشروط والخصوصية',
    steps: ['الحديث مع المعالج', 'الكتابة إلى مسؤول الشكاوى'],
    officer: 'مسؤول الشكاوى',
    disputes: 'هيئة مستقلة لتسوية النزاعات',
    licence: 'ما يجوز فعله بالمحتوى',
    terms: [
      'المعلومات ليست نصيحة شخصية',
      'المسؤولية',
      'الأخطاء وتصحيحها',
      'الروابط إلى مواقع أخرى',
      'تعديل الشروط',
      'القانون المطبق',
    ],
    principles: ['غرض محدد مسبقًا', 'لهذا الغرض وحده', 'جمع نزيه', 'لا أكثر من اللازم'],
    law: 'هولندا',
    questions: 'أسئلة عن الشروط أو الخصوصية',
    missing: ['إلى الصفحة الرئيسية', 'عرض العلاجات', 'التواصل معنا'],
  },
} as const

async function open(page: Page, path: string): Promise<Locator> {
  await openReady(page, path)
  return page.getByRole('main')
}

test(
  'a phone folds the contents of the privacy statement above its words',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await openReady(page, '/privacy-policy')
    const parts = page.getByRole('main').getByRole('navigation')
    const shown = parts.getByRole('link').filter({ visible: true })
    if (isMobile) {
      await expect(shown).toHaveCount(0)
      await parts.getByText('Op deze pagina').click()
    }
    await expect(shown).toHaveCount(14)
    await parts.getByRole('link', { name: 'Uw rechten' }).click()
    await expect(page.getByRole('heading', { name: 'Uw rechten' })).toBeInViewport()
  },
)

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]
  const at = (path: string) => `${w.prefix}${path}`

  test.describe(language, () => {
    test('about us says how the clinic thinks, who works there, and what both sides may expect', async ({
      page,
    }) => {
      const main = await open(page, at('/over-ons'))
      const part = (title: string) =>
        main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
      await expect(part(w.about.philosophy).getByRole('listitem')).toHaveCount(4)
      // Four paragraphs, and one in each of the four cards.
      await expect(part(w.about.philosophy).getByRole('paragraph')).toHaveCount(8)
      for (const name of w.about.why)
        await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()

      const team = part(w.about.team).getByRole('listitem')
      await expect(team).toHaveCount(8)
      await expect(team.getByRole('img')).toHaveCount(8)
      await expect(team.filter({ hasText: w.about.big })).toHaveCount(2)
      // The numbers of the sample team are zeros: the register knows nobody by them.
      await expect(team.getByRole('link')).toHaveCount(0)

      await expect(main.getByRole('region', { name: w.about.partners }).getByRole('listitem')).toHaveCount(8)
      await expect(part(w.about.rightsTitle).getByRole('heading', { level: 3 })).toHaveText([
        ...w.about.rights,
      ])
      const duties = part(w.about.duties)
      await expect(duties.getByRole('paragraph')).toHaveCount(3)
      await expect(duties.getByRole('link')).toHaveAttribute('href', at('/huisregels'))
    })

    test('the house rules are seventeen cards, with the terms of the clinic', async ({ page }) => {
      const main = await open(page, at('/huisregels'))
      await expect(main.getByRole('listitem')).toHaveCount(17)
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(17)
      for (const [id, terms] of Object.entries(w.rules))
        for (const term of terms) await expect(main.locator(`#${id}`)).toContainText(term)
      await expect(main.locator('#complaints').getByRole('link', { name: w.complaintsPage })).toHaveAttribute(
        'href',
        at('/klachten'),
      )
      await expect(main.locator('#privacy').getByRole('link', { name: w.privacyPage })).toHaveAttribute(
        'href',
        at('/privacy-policy'),
      )
    })

    test('a complaint has three steps, an officer, an independent body and an address', async ({ page }) => {
      const main = await open(page, at('/klachten'))
      await expect(main.getByRole('listitem').getByRole('heading')).toHaveCount(3)
      for (const name of [...w.steps, w.officer, w.disputes])
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
      const body = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: w.disputes, exact: true }) })
        .getByRole('link', { name: clinic.complaints.disputesBody.name })
      await expect(body).toHaveAttribute('href', clinic.complaints.disputesBody.url)
      await expect(body).toHaveAttribute('target', '_blank')
      await expect(body).toHaveAttribute('rel', /noopener/)
      await expect(main).toContainText(clinic.complaints.officer)
      await expect(main.locator('a[href="mailto:klachten@kliniekbuiten.example"]').first()).toBeVisible()
      await expect(main.locator('a[href="tel:+31360000001"]')).toBeVisible()
    })

    test('terms and privacy name what is forbidden, seven principles and what is stored', async ({
      page,
    }) => {
      const main = await open(page, at('/privacy-policy'))
      const part = (name: string) =>
        main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(part(w.licence).getByRole('listitem')).toHaveCount(5)
      const titles = await main.getByRole('heading', { level: 3 }).allTextContents()
      // Licence, six terms, seven principles, what is stored, who gets it, the browser, rights.
      expect(titles).toHaveLength(18)
      expect(titles.slice(0, 7)).toEqual([w.licence, ...w.terms])
      expect(titles.slice(7, 11)).toEqual([...w.principles])
      await expect(part(w.terms[5])).toContainText(w.law)
      await expect(main.getByRole('table').getByRole('rowheader')).not.toHaveCount(0)
      const card = part(w.questions)
      await expect(card).toContainText('Voorbeeldstraat 1')
      await expect(card.locator('a[href="mailto:privacy@kliniekbuiten.example"]').first()).toBeVisible()
      await expect(card.locator('a[href^="tel:"]')).toHaveCount(2)
    })

    test('an unknown address is a 404 with three ways on', async ({ page }) => {
      const answer = await page.goto(at('/bestaat/niet'))
      expect(answer?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main).toContainText('404')
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute(
        'href',
        w.prefix || '/',
      )
      const links = main.getByRole('link')
      await expect(links).toHaveText([...w.missing])
      for (const [index, path] of ['/', '/behandelingen', '/contact'].entries())
        await expect(links.nth(index)).toHaveAttribute('href', path === '/' ? w.prefix || '/' : at(path))
    })
  })
}

test('a prefix of no language is an unknown address, in Dutch', async ({ page }) => {
  const answer = await page.goto('/de/contact')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden')
})
