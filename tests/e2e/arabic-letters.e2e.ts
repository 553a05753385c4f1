import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { chooseMoment, chooseTreatment, goOn, words } from './booking-steps.ts'

/** Apart they are a fault of spelling to who reads Arabic; a face that is cut to fewer features loses the joined form. */
test('a headline writes a lam and the alef after it as one letter', async ({ page }) => {
  await page.goto('/ar')
  await page.evaluate(() => document.fonts.ready)
  const [joined, apart] = await page.locator('h1').evaluate((headline) =>
    ['normal', 'none'].map((ligatures) => {
      const letters = document.createElement('span')
      letters.textContent = 'لا'
      letters.style.fontVariantLigatures = ligatures
      headline.append(letters)
      return letters.getBoundingClientRect().width
    }),
  )
  expect(joined).not.toBeCloseTo(apart ?? 0, 0)
})

test('a Dutch name stands in the fields of an Arabic page as it is written, at the start of its line', async ({
  page,
}) => {
  const expectAsWritten = async (label: string) => {
    const field = page.getByLabel(label, { exact: true })
    const look = async (name: string) => {
      await field.fill(name)
      return field.screenshot()
    }
    const own = await field.evaluate((input: HTMLInputElement) => input.dir)
    for (const [name, written] of [
      ["'t Hooft", "\u2066't Hooft\u2069"],
      ['عبد الرحمن', 'عبد الرحمن'],
    ] as const)
      // Again where a letter of its face was still on its way.
      await expect(async () => {
        const typed = await look(name)
        // What nobody types: signs that say how it runs, in a field that runs as its page does.
        await field.evaluate((input: HTMLInputElement) => (input.dir = 'rtl'))
        const asWritten = await look(written)
        await field.evaluate((input: HTMLInputElement, dir) => (input.dir = dir), own)
        expect(typed.equals(asWritten), `${page.url()} ${name}`).toBe(true)
      }).toPass({ timeout: 10_000 })
  }
  await page.goto('/ar/contact')
  await expectAsWritten('الاسم')
  await page.goto('/ar/register')
  await expectAsWritten('اسم العائلة')
  await goToDetails(page)
  await expectAsWritten('الاسم الأول')
  await expectAsWritten('اسم العائلة')
})

test('the groups of a telephone number in Arabic digits stand in the order in which they are typed', async ({
  page,
}) => {
  const expectInOrder = async (label: string) => {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('type', 'tel')
    await expect(field, page.url()).toHaveCSS('unicode-bidi', 'bidi-override')
    await expect(field).toHaveCSS('direction', 'ltr')
  }
  for (const path of ['/ar/contact', '/ar/register']) {
    await page.goto(path)
    await expectInOrder('الهاتف')
  }
  await goToDetails(page)
  await expectInOrder('الهاتف')
})

/** To step 3 of the booking, on its page. */
async function goToDetails(page: Page): Promise<void> {
  await page.goto('/ar/afspraak')
  const steps = page.getByRole('main')
  await chooseTreatment(steps, words.ar.consult, words.ar)
  await chooseMoment(steps, 0, words.ar)
  await goOn(steps, words.ar)
}
