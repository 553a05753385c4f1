import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { clinic } from '#content/clinic.ts'

/** The words that the steps are found by. */
export const words = {
  nl: {
    home: '/',
    opener: /^Afspraak maken/,
    next: 'Volgende',
    confirm: 'Afspraak bevestigen',
    fields: ['Voornaam', 'Achternaam', 'E-mail', 'Telefoon'],
    nextMonth: 'Volgende maand',
    nextWeek: 'Volgende week',
    consult: 'Gratis consult',
    booked: 'Afspraak bevestigd',
  },
  ar: {
    home: '/ar',
    opener: /حجز/,
    next: 'التالي',
    confirm: 'تأكيد الموعد',
    fields: ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الهاتف'],
    nextMonth: 'الشهر التالي',
    nextWeek: 'الأسبوع التالي',
    consult: 'استشارة مجانية',
    booked: 'تم تأكيد الموعد',
  },
  en: {
    home: '/en',
    opener: /^Book/,
    next: 'Next',
    confirm: 'Confirm appointment',
    fields: ['First name', 'Last name', 'Email', 'Phone'],
    nextMonth: 'Next month',
    nextWeek: 'Next week',
    consult: 'Free consultation',
    booked: 'Appointment confirmed',
  },
  es: {
    home: '/es',
    opener: /^(?:Pedir|Reservar)/,
    next: 'Siguiente',
    confirm: 'Confirmar cita',
    fields: ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono'],
    nextMonth: 'Mes siguiente',
    nextWeek: 'Semana siguiente',
    consult: 'Consulta gratuita',
    booked: 'Cita confirmada',
  },
} as const

export type Words = (typeof words)[keyof typeof words]

/** Who fills in step 3; each time somebody else by the address, because one person holds only so many visits. */
export const person: [string, string, string, string] = ['Noor', 'de Vries', newAddress(), '06 12345678']

function newAddress(): string {
  return `noor-${randomUUID().slice(0, 8)}@example.nl`
}

/** Opens the dialog with the first opener that can be seen. */
export async function openDialog(page: Page, said: Words = words.nl): Promise<Locator> {
  await page.goto(said.home)
  await openerOf(page, said).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  return dialog
}

/** As on a connection that saves data: the booking is not fetched before a hand comes near. */
export async function saveData(
  page: Page,
  connection = { saveData: true, effectiveType: '4g' },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

export function openerOf(page: Page, said: Words = words.nl): Locator {
  return page.getByRole('main').getByRole('link', { name: said.opener }).filter({ visible: true }).first()
}

export async function goOn(steps: Locator, said: Words = words.nl): Promise<void> {
  await steps.getByRole('button', { name: said.next, exact: true }).click()
}

/** Step 1. */
export async function chooseTreatment(steps: Locator, name: string, said: Words = words.nl): Promise<void> {
  await steps.getByRole('radio', { name, exact: true }).check()
  await goOn(steps, said)
}

/**
 * Step 2, some weeks ahead: the first free day there, and its `nth` free time, or the last one where others have left fewer.
 * Answers with the time.
 */
export async function chooseMoment(steps: Locator, nth = 0, said: Words = words.nl): Promise<string> {
  const forward = steps
    .getByRole('button', { name: said.nextMonth })
    .or(steps.getByRole('button', { name: said.nextWeek }))
  await forward.click()
  await freeDays(steps).first().click()
  await freeTimes(steps).first().waitFor()
  const time = freeTimes(steps).nth(Math.min(nth, (await freeTimes(steps).count()) - 1))
  await time.check()
  return (await time.getAttribute('value')) ?? ''
}

export function freeDays(steps: Locator): Locator {
  return steps.locator('button[aria-pressed]:enabled').filter({ hasText: /^\d{1,2}$/ })
}

export function freeTimes(steps: Locator): Locator {
  return steps.getByRole('radio', { name: /^\d\d:\d\d$/, disabled: false })
}

/** Step 3, what is required. */
export async function fillDetails(steps: Locator, said: Words = words.nl): Promise<void> {
  person[2] = newAddress()
  for (const [index, label] of said.fields.entries())
    await steps.getByLabel(label, { exact: true }).fill(person[index] ?? '')
}

export async function confirm(steps: Locator, said: Words = words.nl): Promise<void> {
  await steps.getByRole('button', { name: said.confirm }).click()
}

/** A weekday that can be booked, some days ahead. */
export function openDay(daysAhead: number): string {
  for (let ahead = daysAhead; ; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const isSunday = new Date(`${date}T12:00:00Z`).getUTCDay() === 0
    if (!isSunday && !clinic.booking.closedDates.includes(date)) return date
  }
}

/** Books as somebody else; answers with the status. */
export async function bookElsewhere(request: APIRequestContext, appointmentDate: string): Promise<number> {
  const answer = await request.post('/api/appointments', {
    data: {
      treatmentType: 'Gratis consult',
      appointmentDate,
      firstName: 'Iemand',
      lastName: 'Anders',
      email: newAddress(),
      phone: '0612345679',
    },
  })
  return answer.status()
}

/** The page at step 3 for one time of one day, filled in. */
export async function reachDetails(page: Page, date: string, time: string): Promise<Locator> {
  await page.goto(`/afspraak?behandeling=gratis-consult&datum=${date}`)
  const steps = page.getByRole('main')
  await steps.getByRole('radio', { name: time }).check()
  await goOn(steps)
  await fillDetails(steps)
  return steps
}
