import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

const words = {
  nl: {
    path: '/contact',
    form: 'Stuur een bericht',
    name: 'Naam',
    email: 'E-mail',
    subject: 'Onderwerp',
    message: 'Bericht',
    treatments: 'Behandelingen',
    chosen: 'Gekozen behandelingen',
    remove: /^Verwijder /,
    submit: 'Versturen',
    success: 'Bericht verstuurd',
    required: 'Dit veld is verplicht.',
    maximum: 'Maximum bereikt',
    map: 'Toon de kaart van OpenStreetMap',
    open: 'Nu open, tot 21:00 uur',
    later: 'Nu gesloten, dinsdag weer open vanaf 10:00 uur',
    appointment: 'Vandaag alleen op afspraak',
  },
  ar: {
    path: '/ar/contact',
    form: 'إرسال رسالة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
    treatments: 'العلاجات',
    chosen: 'العلاجات المختارة',
    remove: /^إزالة /,
    submit: 'إرسال',
    success: 'أُرسلت الرسالة',
    required: 'هذا الحقل مطلوب.',
    maximum: 'تم بلوغ الحد الأقصى',
    map: 'عرض خريطة أوبن ستريت ماب',
    open: 'العيادة مفتوحة الآن حتى الساعة 21:00',
    later: 'العيادة مغلقة الآن وتفتح يوم الثلاثاء الساعة 10:00',
    appointment: 'اليوم بموعد مسبق فقط',
  },
} as const

async function openReady(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]
  const formOf = (page: Page) => page.getByRole('form', { name: w.form })

  test.describe(language, () => {
    test('name, e-mail, subject and message are required, telephone and treatments are not', async ({
      page,
    }) => {
      await openReady(page, w.path)
      const form = formOf(page)
      await form.getByRole('button', { name: w.submit }).click()
      await expect(form.getByLabel(w.name)).toBeFocused()
      for (const label of [w.name, w.email, w.subject, w.message]) {
        const field = form.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(/./)
      }
      await expect(form.getByText(w.required)).toHaveCount(3)
      await form.getByLabel(w.name).fill('Noor')
      await expect(form.getByLabel(w.name)).not.toHaveAttribute('aria-invalid')
    })

    test('a failed send says so and loses nothing', async ({ page, context }) => {
      await openReady(page, w.path)
      const form = formOf(page)
      await form.getByLabel(w.name).fill('Noor')
      await form.getByLabel(w.email).fill('noor@example.nl')
      await form.getByLabel(w.subject).fill('Vraag')
      await form.getByLabel(w.message, { exact: true }).fill('Blijft dit staan?')
      await form.getByLabel(w.treatments).selectOption('Gratis consult')
      await context.setOffline(true)
      await form.getByRole('button', { name: w.submit }).click()
      await expect(page.getByRole('alert')).toContainText(language === 'nl' ? 'Error' : 'خطأ')
      await expect(form.getByLabel(w.message, { exact: true })).toHaveValue('Blijft dit staan?')
      await expect(form.getByRole('list', { name: w.chosen }).getByRole('listitem')).toHaveCount(1)
      await context.setOffline(false)
      await form.getByRole('button', { name: w.submit }).click()
      await expect(form.getByRole('status')).toContainText(w.success)
    })

    test('everybody can use it', async ({ page }) => {
      await openReady(page, `${w.path}?treatment=gratis%20consult`)
      await formOf(page).getByRole('button', { name: w.submit }).click()
      await expect(formOf(page).getByLabel(w.name)).toHaveAttribute('aria-invalid', 'true')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  })
}

test('a press before the form has come to life is sent once it has', async ({ page }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/contact-form/, async (route) => {
    await held
    await route.continue()
  })
  await openReady(page, '/contact')
  const form = page.getByRole('form', { name: words.nl.form })
  await form.getByLabel('Naam').fill('Noor')
  await form.getByRole('button', { name: 'Versturen' }).click()
  release()
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Naam')).toHaveValue('Noor')
  await expect(form.getByLabel('Naam')).not.toHaveAttribute('aria-invalid')
})
