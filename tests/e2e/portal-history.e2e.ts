import { expect, test } from '@playwright/test'
import { clinic as clinicFile } from '#content/clinic.ts'
import { findByName } from '#shared/content/catalogue.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { expectFits320, flawsOf } from './accessibility.ts'
import { confirm, freeTimes, goOn } from './booking-steps.ts'
import type { ClinicWithHistory } from './clinic-with-history.ts'
import { startClinicWithHistory } from './clinic-with-history.ts'
import { journeys } from './journeys.ts'
import { amount, patternOf } from './sentences.ts'

const clinicZone = clinicFile.timeZone

/** What only time brings: past visits, a course, and an appointment that can no longer be changed for free. */
test.describe.configure({ mode: 'default' })

let clinic: ClinicWithHistory
test.beforeAll(async () => {
  test.setTimeout(240_000)
  clinic = await startClinicWithHistory()
})
test.afterAll(() => clinic.close())

for (const { language, prefix, t } of journeys) {
  const nameOf = (treatment: string) => findByName(treatment)?.treatment.name[language] ?? ''

  test(`the treatments page shows courses and what is allowed from when (${language})`, async ({ page }) => {
    const answer = page.waitForResponse('**/api/treatments')
    await clinic.open(page, `${prefix}/portal/treatments`)
    const visits: ClientTreatment[] = await (await answer).json()
    const care = page.getByRole('region', { name: t('portal.treatments.aftercare') })
    const latest = visits[0]?.aftercare ?? []
    expect(latest.map(({ activity }) => activity)).toEqual(
      expect.arrayContaining(['makeup', 'sport', 'sauna']),
    )
    await expect(care.getByRole('listitem')).toHaveCount(latest.length)
    for (const [index, { activity, allowedFrom }] of latest.entries()) {
      const line = care.getByRole('listitem').nth(index)
      const from = new Date(allowedFrom)
      await expect(line).toContainText(t(`portal.treatments.activity.${activity}`))
      await expect(line.getByText(t('portal.treatments.allowed'), { exact: true })).toHaveCount(
        from.getTime() <= Date.now() ? 1 : 0,
      )
      if (activity === 'sport')
        await expect(line).toContainText(
          patternOf(t('portal.treatments.allowed_from', { date: 'DATE', time: 'TIME' }), {
            DATE: '.+',
            TIME: formatTime(from, language, clinicZone),
          }),
        )
    }
    for (const number of [1, 2]) {
      const name = t('portal.treatments.course', { number, visits: 3 })
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('value', String(number))
    }
    const next = patternOf(t('portal.treatments.next_from', { date: 'DATE' }), { DATE: '.+' })
    await expect(page.getByText(next)).toHaveCount(1)
    await expect(page.getByRole('link', { name: t('portal.treatments.book_next') })).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/afspraak\\?behandeling=hydra-facial-gezicht-kuur-van-3&datum=`),
    )
    const missed = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: nameOf('Ontspanningsmassage rug en nek') })
    await expect(missed).toContainText(t('portal.status.no_show'))
  })

  test(`the dashboard greets, leads on, and shows three visits of each kind but nothing cancelled (${language})`, async ({
    page,
  }) => {
    await clinic.open(page, `${prefix}/portal`)
    const greeting = t('portal.dashboard.greeting', { name: clinic.history.firstName })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    for (const name of ['appointments', 'treatments', 'preferences', 'profile'] as const) {
      const card = cards.filter({ hasText: t(`portal.dashboard.${name}`) })
      await expect(card).toContainText(t(`portal.page.${name}`))
      await expect(card).toHaveAttribute('href', `${prefix}/portal/${name}`)
    }
    const linesOf = (part: 'upcoming' | 'recent') =>
      page.getByRole('region', { name: t(`portal.dashboard.${part}`) }).locator('> ul > li')
    const upcoming = linesOf('upcoming')
    await expect(upcoming).toHaveCount(3)
    await expect(upcoming.first()).toContainText(nameOf('Botox eerste zone'))
    await expect(upcoming.filter({ hasText: t('portal.status.cancelled') })).toHaveCount(0)
    const recent = linesOf('recent')
    await expect(recent).toHaveCount(3)
    await expect(recent.first()).toContainText(nameOf('Hydra facial gezicht kuur van 3'))
    await expect(recent.first()).toContainText(t('portal.status.completed'))
    const name = t('portal.treatments.course', { number: 2, visits: 3 })
    await expect(recent.first().getByRole('progressbar', { name })).toHaveAttribute('value', '2')
  })

  test(`a past visit of the dashboard leads to its line (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await clinic.open(page, `${prefix}/portal`)
    const recent = page.getByRole('region', { name: t('portal.dashboard.recent') }).locator('> ul > li')
    const last = recent.last().getByRole('link').first()
    const { hash } = new URL((await last.getAttribute('href')) ?? '', page.url())
    await last.click()
    const line = page.locator(`[id="${hash.slice(1)}"]`)
    await expect(line).toBeFocused()
    await expect(line).toBeInViewport()
  })

  test(`the parts of the dashboard stand in their order (${language})`, async ({ page }) => {
    await clinic.open(page, `${prefix}/portal`)
    const region = (part: 'upcoming' | 'recent') =>
      page.getByRole('region', { name: t(`portal.dashboard.${part}`) })
    const next = page.getByRole('article', { name: nameOf('Botox eerste zone') })
    const parts = [
      page.getByRole('heading', { level: 1 }),
      next,
      page.getByRole('main').getByText(t('portal.dashboard.profile')),
      region('recent'),
      region('upcoming'),
      region('upcoming').getByRole('link', { name: t('portal.appointments.book') }),
      page.getByRole('button', { name: t('portal.logout.button') }),
    ]
    await expect(next).toBeVisible()
    const places = await Promise.all(
      parts.map((part) => part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test(`the dashboard opens on the next visit (${language})`, async ({ page }) => {
    await clinic.open(page, `${prefix}/portal`)
    const next = page.getByRole('main').getByRole('article', { name: nameOf('Botox eerste zone') })
    const start = new Date(clinic.history.nextStart)
    await expect(next).toContainText(formatTime(start, language, clinicZone))
    await expect(next.getByRole('list').getByRole('listitem')).not.toHaveCount(0)
    const gaps = { FEE: amount(69_50), MOMENT: '.+' }
    const costs = t('portal.dashboard.costs_now', { fee: 'FEE', moment: 'MOMENT' })
    await expect(next).toContainText(patternOf(costs, gaps))
    await expect(next.getByRole('link', { name: t('portal.dashboard.route') })).toHaveAttribute(
      'target',
      '_blank',
    )
    await next.getByRole('link', { name: t('portal.dashboard.change') }).click()
    await expect(page.locator('details[open]').getByRole('button', { name: t('change.move') })).toBeVisible()
  })

  test(`the portal shows who is signed in and leads on in one line (${language})`, async ({ page }) => {
    await clinic.open(page, `${prefix}/portal/profile`)
    const { firstName, lastName } = clinic.history
    const link = page.locator('[data-portal-link]')
    await expect(link).toHaveAttribute('aria-label', `${t('frame.portal')}: ${firstName} ${lastName}`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.reload()
      const items = page.getByRole('navigation', { name: t('portal.navigation') }).getByRole('listitem')
      await expect(items).toHaveCount(5)
      const tops = await items.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      const current = page.getByRole('link', { name: t('portal.page.profile'), exact: true })
      await expect(current).toBeInViewport()
    }
  })
}

test('the day of the next visit stands clear of its time on a small phone, in a month with a long name too', async ({
  page,
}) => {
  // What the server says at the end of the year.
  await page.route('**/api/appointments', async (route) => {
    const response = await route.fetch()
    const [visit] = await response.json()
    await route.fulfill({ response, json: [{ ...visit, appointmentDate: '2030-11-29T14:00:00.000Z' }] })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await clinic.open(page, '/es/portal')
  const next = page.getByRole('main').getByRole('article').first()
  const boxOf = (text: string) =>
    next.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    })
  const [day, time] = [await boxOf('29 noviembre'), await boxOf('15:00')]
  expect(time.left >= day.right + 8 || time.top >= day.bottom, JSON.stringify({ day, time })).toBe(true)
})

for (const [language, prefix] of [
  ['en', '/en'],
  ['es', '/es'],
] as const) {
  test(`no machine finds a flaw in the full portal pages, and they fit 320 pixels (${language})`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['', '/appointments', '/treatments', '/preferences', '/profile']) {
      await clinic.open(page, `${prefix}/portal${path}`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What opens holds more to open.
      const closed = page.locator('main details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
      expect(await flawsOf(page, path)).toEqual([])
      await expectFits320(page)
    }
  })
}

for (const [index, { language, prefix, t }] of journeys.entries())
  test(`a cancellation that was free when its panel was opened is not charged, but asked again (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('newsletter', String(Date.now())))
    const link = new URL(clinic.history.lateLinks[index] ?? '')
    // As the page stands since yesterday, when it was free.
    await page.clock.setFixedTime(Date.now() - 24 * 60 * 60_000)
    let answers = 0
    await page.route(`**/api/appointments/*`, async (route) => {
      const answer = await route.fetch()
      answers += 1
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), ...(answers === 1 && { feeCents: 0 }) },
      })
    })
    await page.goto(`${clinic.origin}${prefix}${link.pathname}${link.search}`)
    await page.getByRole('button', { name: t('change.cancel') }).click()
    await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.fee_changed') })).toBeVisible()
    const priced = patternOf(t('change.confirm_cancel_fee', { fee: 'FEE' }), { FEE: amount(69_50) })
    await expect(page.getByRole('button', { name: priced })).toBeVisible()
  })

for (const [index, { language, prefix, t }] of journeys.entries())
  test(`less than a day ahead, moving costs half, and so does cancelling by the link of the mail (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('newsletter', String(Date.now())))
    const link = new URL(clinic.history.lateLinks[index] ?? '')
    await page.goto(`${clinic.origin}${prefix}${link.pathname}${link.search}`)
    const main = page.getByRole('main')
    const gaps = { FEE: amount(69_50), MOMENT: '.+' }
    const named = { fee: 'FEE', moment: 'MOMENT' }
    const button = (name: string) => page.getByRole('button', { name: patternOf(name, gaps) })
    await expect(main).toContainText(patternOf(t('change.costs_now', named), gaps))
    await button(t('change.move')).click()
    await expect(button(t('change.confirm_move_fee', named))).toBeVisible()
    await button(t('change.keep')).click()
    await button(t('change.cancel')).click()
    await button(t('change.confirm_cancel_fee', named)).click()
    await expect(page.getByRole('status').filter({ hasText: t('change.cancelled_title') })).toContainText(
      patternOf(t('change.cancelled_fee', named), gaps),
    )
    await expect(main).toContainText(patternOf(t('change.charged', named), gaps))
    await page.reload()
    await expect(main).toContainText(t('appointment.status_cancelled'))
    await expect(button(t('change.cancel'))).toHaveCount(0)
  })

test('the next visit of a course is no longer offered once it is booked from there', async ({ page }) => {
  const { t } = journeys[0]
  await clinic.open(page, '/portal/treatments')
  const offer = page.getByRole('link', { name: t('portal.treatments.book_next') })
  await offer.click()
  const dialog = page.getByRole('dialog')
  await freeTimes(dialog).first().check()
  await goOn(dialog)
  await expect(dialog.getByLabel(t('form.first_name'))).toHaveValue(clinic.history.firstName)
  await confirm(dialog)
  const booked = patternOf(t('portal.treatments.next_booked', { date: 'DATE', time: 'TIME' }), {
    DATE: '.+',
    TIME: '.+',
  })
  await expect(page.getByRole('link', { name: booked })).toHaveCount(1)
  await expect(offer).toHaveCount(0)
})

test('beside the next visit stands what it is about, and a course is on one line with how its visit went @wide', async ({
  page,
}) => {
  await clinic.open(page, '/portal')
  const still = page.getByRole('article', { name: 'Botox eerste zone' }).locator('img')
  await expect(still).toBeVisible()
  await expect(still).toHaveAttribute('src', /\/botox\./)
  for (const path of ['/portal', '/portal/treatments']) {
    await clinic.open(page, path)
    const course = page.getByText('Bezoek 1 van 3', { exact: true })
    const visit = page.getByRole('listitem').filter({ has: course })
    const middles = await Promise.all(
      [course, visit.getByText('Geweest', { exact: true })].map(async (words) => {
        const box = await words.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) / 2
      }),
    )
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(3)
  }
})
