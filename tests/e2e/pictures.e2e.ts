import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { z } from 'zod'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import type {
  AppointmentAnswer,
  availabilityAnswer,
  availableDaysAnswer,
  firstFreeAnswer,
} from '#shared/features/booking/contract.ts'
import { confirm, fillDetails, freeDays, freeTimes, goOn, words } from './booking-steps.ts'
import { journeys } from './journeys.ts'
import { openReady } from './open-ready.ts'

/**
 * A few screens as they have to look; `npm run pictures:renew` takes them anew, to be looked at before they are kept. They
 * hold type, colours and layout. What differs from day to day and from machine to machine stays out: the moment and the
 * free times are fixed, photographs are left out (another decoder, other pixels), and every letter is in a face of the site.
 */
const now = new Date('2027-03-02T09:00:00Z')
const timeZone = 'Europe/Amsterdam'
const today = '2027-03-02'

test.use({ bypassCSP: true })

const options = {
  stylePath: join(import.meta.dirname, 'pictures/still.css'),
  // Edges of letters differ between builds of the browser; buttons that move by eight pixels are five times as much as this.
  threshold: 0.3,
  maxDiffPixelRatio: 0.002,
}

/** A headline alone: so small a picture that another face, weight or tracking is far more than edges. */
const strict = { ...options, maxDiffPixelRatio: 0.02 }

const instant = (date: string, time: string) => new Date(`${date}T${time}:00+01:00`).toISOString()
const isOpen = (date: string) => date > today && new Date(date).getUTCDay() !== 0
const times = ['09:00', '09:30', '10:00', '11:30', '13:00', '13:30', '15:00', '16:30', '18:00', '18:30']

/** What the server would say of a calm month. */
function answerTo(url: URL) {
  const date = url.searchParams.get('date')
  const month = url.searchParams.get('month')
  if (date !== null) {
    const slots = times.map((time, at) => ({
      time,
      start: instant(date, time),
      available: isOpen(date) && at % 4 !== 2,
    }))
    return { date, timeZone, slots } satisfies z.infer<typeof availabilityAnswer>
  }
  if (month !== null) {
    const count = month === '2027-02' ? 28 : 31
    const dates = Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
    const days = dates.map((day) => ({ date: day, available: isOpen(day) }))
    return { month, days } satisfies z.infer<typeof availableDaysAnswer>
  }
  const first = { date: '2027-03-03', time: '09:00', start: instant('2027-03-03', '09:00') }
  return { first, timeZone } satisfies z.infer<typeof firstFreeAnswer>
}

const booked: Omit<AppointmentAnswer, 'price'> = {
  id: '0195f000-0000-7000-8000-000000000000',
  reference: 'KB4R7M',
  treatmentType: 'Hotstone massage',
  appointmentDate: instant('2027-03-05', '09:00'),
  durationMinutes: 75,
  status: 'confirmed',
  paymentOption: 'pay_later',
  manageUrl: 'https://kliniek.example/afspraak/beheer?id=1&token=2',
  mailTo: 'noor@example.nl',
}

async function open(page: Page, path: string, language: Language) {
  await page.clock.setFixedTime(now)
  // On that day the popup has just been closed, too.
  await page.addInitScript((at) => localStorage.setItem('newsletter', String(at)), now.getTime())
  await page.route('**/api/availability**', (route) =>
    route.fulfill({ json: answerTo(new URL(route.request().url())) }),
  )
  const answer: AppointmentAnswer = { ...booked, price: formatPrice(9500, language) }
  await page.route('**/api/appointments', (route) => route.fulfill({ status: 201, json: answer }))
  await openReady(page, path)
}

async function expectPicture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot(name, options)
}

for (const { language } of journeys) {
  const said = words[language]
  const massage = localized(paths.treatment('massages', 'hotstone-massage'), language)

  test(`the frame and a treatment look as they did (${language})`, async ({ page }) => {
    await open(page, massage, language)
    await expectPicture(page, 'treatment.png')
    await expect(page.getByRole('heading', { level: 1 })).toHaveScreenshot('headline.png', strict)
    await expect(page.locator('main .lead').first()).toHaveScreenshot('lead.png', strict)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectPicture(page, 'footer-dark.png')
  })

  test(`the way from a treatment to the receipt looks as it did (${language})`, async ({ page }) => {
    await open(page, localized(paths.reviews, language), language)
    await page.getByRole('main').getByRole('link', { name: said.opener }).first().click()
    const steps = page.getByRole('dialog')
    await expect(steps.getByRole('radio').first()).toBeVisible()
    await expectPicture(page, 'step-1.png')

    await open(page, massage, language)
    await page.getByRole('main').locator('[data-hero-actions] a').first().click()
    await freeDays(steps).first().waitFor()
    await freeDays(steps).nth(2).click()
    await freeTimes(steps).first().check()
    await page.mouse.move(0, 0)
    await expectPicture(page, 'step-2.png')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(page, 'step-2-dark.png')
    await page.emulateMedia({ colorScheme: 'light' })
    await goOn(steps, said)
    await expect(steps.getByRole('button', { name: said.confirm })).toBeEnabled()
    await page.mouse.move(0, 0)
    await expectPicture(page, 'step-3.png')
    await fillDetails(steps, said)
    // The receipt shows it, and another each time would be another picture.
    await steps.getByLabel(said.fields[2], { exact: true }).fill('noor@example.nl')
    await confirm(steps, said)
    await page.locator('[data-receipt]').getByText(booked.reference).waitFor()
    await page.mouse.move(0, 0)
    await expectPicture(page, 'receipt.png')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(page, 'receipt-dark.png')
  })
}
