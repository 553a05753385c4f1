import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import {
  bookElsewhere,
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  freeTimes,
  goOn,
  openDay,
  openDialog,
  openerOf,
  reachDetails,
} from './booking-steps.ts'
import { hold } from './hold.ts'
import { askToClose } from './way-back.ts'

const headings = ['Kies een behandeling', 'Kies datum en tijd', 'Uw gegevens'] as const
const headingOf = (steps: Locator, step: 1 | 2 | 3) =>
  steps.getByRole('heading', { name: headings[step - 1] ?? '' })

test('Back walks the steps 3, 2, 1 and then closes; Forward and the buttons walk the same way', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  const time = await chooseMoment(dialog)
  await goOn(dialog)
  await expect(headingOf(dialog, 3)).toBeVisible()
  await page.goBack()
  await expect(headingOf(dialog, 2)).toBeVisible()
  await page.goForward()
  await expect(headingOf(dialog, 3)).toBeVisible()
  await dialog.getByRole('button', { name: 'Terug' }).click()
  await expect(headingOf(dialog, 2)).toBeVisible()
  // The browser walks a moment after the step is shown, and would walk no further meanwhile.
  await expect.poll(() => page.evaluate(() => history.state?.booking)).toBe(2)
  await expect(freeTimes(dialog).and(dialog.locator(`[value="${time}"]`))).toBeChecked()
  await page.goBack()
  await expect(headingOf(dialog, 1)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Gratis consult', exact: true })).toBeChecked()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(openerOf(page)).toBeFocused()
})

for (const insists of [false, true]) {
  const refusable = insists ? 'that cannot be refused' : 'that can be refused'
  test(`the way back of a telephone ${refusable} walks the same steps @phone`, async ({ page }) => {
    const dialog = await openDialog(page)
    await chooseTreatment(dialog, 'Gratis consult')
    const time = await chooseMoment(dialog)
    await goOn(dialog)
    await expect(headingOf(dialog, 3)).toBeVisible()
    await askToClose(page, { insists })
    await expect(headingOf(dialog, 2)).toBeFocused()
    await expect(freeTimes(dialog).and(dialog.locator(`[value="${time}"]`))).toBeChecked()
    await askToClose(page, { insists })
    await expect(headingOf(dialog, 1)).toBeFocused()
    await expect(dialog.getByRole('radio', { name: 'Gratis consult', exact: true })).toBeChecked()
    await askToClose(page, { insists })
    await expect(dialog).toBeHidden()
    await expect(openerOf(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state?.booking ?? 0)).toBe(0)
  })

  test(`the way back of a telephone ${refusable} asks before what was typed is lost @phone`, async ({
    page,
  }) => {
    const dialog = await openDialog(page)
    const question = page.getByRole('alertdialog', { name: 'Stoppen met boeken?' })
    await chooseTreatment(dialog, 'Gratis consult')
    await chooseMoment(dialog)
    await goOn(dialog)
    await dialog.getByLabel('Voornaam').fill('Noor')
    await askToClose(page, { insists, times: 2 })
    await expect(headingOf(dialog, 1)).toBeVisible()
    // The question, away with it, and the question again.
    await askToClose(page, { insists, times: 3 })
    await question.getByRole('button', { name: 'Doorgaan met boeken' }).tap()
    await goOn(dialog)
    await goOn(dialog)
    await expect(dialog.getByLabel('Voornaam')).toHaveValue('Noor')
    await dialog.getByRole('button', { name: 'Annuleren' }).tap()
    await expect(question).toBeVisible()
    await askToClose(page, { insists })
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Voornaam')).toHaveValue('Noor')
    await dialog.getByRole('button', { name: 'Annuleren' }).tap()
    await question.getByRole('button', { name: 'Ja, stoppen' }).tap()
    await expect(dialog).toBeHidden()
  })
}

test('Escape closes from any step, also where nothing has the focus', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await expect(headingOf(dialog, 2)).toBeFocused()
  await headingOf(dialog, 2).evaluate((heading) => heading.blur())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
})

test(
  'on a phone the sheet of the booking keeps its height from step to step',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openDialog(page)
    const height = () => dialog.evaluate((sheet) => sheet.clientHeight)
    const first = await height()
    await chooseTreatment(dialog, 'Gratis consult')
    await expect(headingOf(dialog, 2)).toBeVisible()
    expect(await height()).toBe(first)
    await chooseMoment(dialog)
    await goOn(dialog)
    await expect(headingOf(dialog, 3)).toBeVisible()
    expect(await height()).toBe(first)
  },
)

test('who taps twice in step 2 stands in step 3 and has booked nothing @both', async ({ page, isMobile }) => {
  let booked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/appointments') booked += 1
  })
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await fillDetails(dialog)
  await dialog.getByRole('button', { name: 'Terug' }).click()
  const box = await dialog.getByRole('button', { name: 'Volgende', exact: true }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const tap = () => (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await tap()
  await tap()
  await expect(headingOf(dialog, 3)).toBeVisible()
  await dialog.getByRole('button', { name: 'Terug' }).click()
  await expect(headingOf(dialog, 2)).toBeVisible()
  expect(booked).toBe(0)
})

test('who clicks twice on Back or Next walks one step, and closes nothing @wide', async ({ page }) => {
  const dialog = await openDialog(page)
  const next = dialog.getByRole('button', { name: 'Volgende', exact: true })
  const back = dialog.getByRole('button', { name: 'Terug' })
  await dialog.getByRole('radio', { name: 'Gratis consult', exact: true }).check()
  await next.dblclick()
  await expect(headingOf(dialog, 2)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const time = await chooseMoment(dialog)
  await goOn(dialog)
  await expect(headingOf(dialog, 3)).toBeVisible()
  await back.dblclick()
  await expect(freeTimes(dialog).and(dialog.locator(`[value="${time}"]`))).toBeChecked()
  await expect.poll(() => page.evaluate(() => history.state?.booking)).toBe(2)
  // Where "cancel" takes its place.
  await back.dblclick({ position: { x: 20, y: 20 } })
  await expect(headingOf(dialog, 1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.booking)).toBe(1)
  await expect(headingOf(dialog, 1)).toBeVisible()
})

test('a dialog closed in step 3 leaves no entries behind', async ({ page }) => {
  await page.goto('/huisregels')
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.booking ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/huisregels')
})

test('with something typed closing asks first, whichever way it is closed', async ({ page, isMobile }) => {
  const dialog = await openDialog(page)
  const question = page.getByRole('alertdialog', { name: 'Stoppen met boeken?' })
  const stay = question.getByRole('button', { name: 'Doorgaan met boeken' })
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await dialog.getByLabel('Voornaam').fill('Noor')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expect(stay).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  const close = dialog.getByRole('button', { name: isMobile ? 'Annuleren' : 'Sluiten' })
  await close.click()
  await stay.click()
  await expect(close).toBeFocused()
  for (const step of [2, 1] as const) {
    await page.goBack()
    await expect(headingOf(dialog, step)).toBeVisible()
  }
  await page.goBack()
  await stay.click()
  await goOn(dialog)
  await goOn(dialog)
  await expect(dialog.getByLabel('Voornaam')).toHaveValue('Noor')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await question.getByRole('button', { name: 'Ja, stoppen' }).click()
  await expect(dialog).toBeHidden()
})

test('while a booking is being sent it cannot be closed', async ({ page }, info) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog, info.project.name === 'phone' ? 6 : 7)
  await goOn(dialog)
  await fillDetails(dialog)
  // A slow line; the booking itself goes to the server as it is.
  const answer = await hold(page, '**/api/appointments')
  await confirm(dialog)
  await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.goBack()
  await askToClose(page, { times: 2 })
  await expect(headingOf(dialog, 3)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  answer()
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('Escape in a toast closes the toast and not the dialog', async ({ page }) => {
  const dialog = await openDialog(page)
  await goOn(dialog)
  const toast = page.getByRole('alert').filter({ hasText: 'Fout bij Boeken' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Melding sluiten' }).focus()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await expect(headingOf(dialog, 1)).toBeVisible()
})

test('the first free moment that was promised is chosen, day and time, and shown in step 1', async ({
  page,
}) => {
  await page.goto('/')
  const chip = page.locator('[data-first-free=known]')
  await chip.waitFor()
  const promised = new URL((await chip.getAttribute('href')) ?? '', page.url()).searchParams
  await chip.click()
  const dialog = page.getByRole('dialog')
  const time = promised.get('tijd') ?? ''
  expect(time).toMatch(/^\d\d:\d\d$/)
  await expect(dialog.getByText('Uw moment:')).toContainText(time)
  await chooseTreatment(dialog, 'Gratis consult')
  await expect(dialog.getByRole('radio', { name: time })).toBeChecked()
  await goOn(dialog)
  await expect(headingOf(dialog, 3)).toBeVisible()
})

test('where the pressed control goes, the focus stays at the steps', async ({ page }) => {
  await page.goto(`/afspraak?datum=${openDay(52)}&tijd=12:00`)
  const steps = page.getByRole('main')
  await steps.getByRole('button', { name: 'Ander moment' }).click()
  await expect(headingOf(steps, 1)).toBeFocused()
  await chooseTreatment(steps, 'Gratis consult')
  await steps.getByRole('button', { name: 'Annuleren' }).click()
  await expect(headingOf(steps, 1)).toBeFocused()
})

test('a promised moment that was taken meanwhile is said, and its day stays chosen', async ({
  page,
}, info) => {
  const date = openDay(info.project.name === 'phone' ? 50 : 51)
  const rivals = await Promise.all([1, 2, 3, 4].map(() => bookElsewhere(page.request, `${date}T12:00`)))
  expect(rivals).toEqual([201, 201, 201, 201])
  await page.goto(`/afspraak?behandeling=gratis-consult&datum=${date}&tijd=12:00`)
  const steps = page.getByRole('main')
  await expect(
    page.getByRole('alert').filter({ hasText: '12:00 is voor deze behandeling niet' }),
  ).toBeVisible()
  await expect(steps.getByRole('radio', { name: '12:00' })).toBeDisabled()
  await expect(freeTimes(steps).first()).toBeVisible()
})

test('a reload in step 3 stays in step 3 with treatment and time', async ({ page }) => {
  const steps = await reachDetails(page, openDay(40), '10:00')
  await expect(page).toHaveURL(/tijd=10%3A00$/)
  await page.reload()
  await expect(headingOf(steps, 3)).toBeVisible()
  await page.goBack()
  await expect(headingOf(steps, 2)).toBeVisible()
  await expect(steps.getByRole('radio', { name: '10:00' })).toBeChecked()
  await page.goBack()
  await expect(headingOf(steps, 1)).toBeVisible()
})

test('a reload brings the dialog back, and Back walks on from there', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await expect(headingOf(dialog, 2)).toBeVisible()
  await page.reload()
  await expect(headingOf(dialog, 2)).toBeVisible()
  await page.goBack()
  await expect(headingOf(dialog, 1)).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('who leaves and comes back within the hour finds what was chosen; who closes starts anew', async ({
  page,
}) => {
  let dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  const time = await chooseMoment(dialog)
  await page.goto('/huisregels')
  await page.goto('/')
  await openerOf(page).click()
  dialog = page.getByRole('dialog')
  await expect(headingOf(dialog, 2)).toBeVisible()
  await expect(dialog.locator(`[value="${time}"]`)).toBeChecked()
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  dialog = await openDialog(page)
  await expect(headingOf(dialog, 1)).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('what was chosen is gone after an hour', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await page.goto('/huisregels')
  const kept = () => page.evaluate(() => localStorage.getItem('booking-choice'))
  expect(await kept()).toContain('storedAt')
  await page.evaluate(() => {
    const choice = JSON.parse(localStorage.getItem('booking-choice') ?? '')
    const storedAt = String(Date.now() - 3_601_000)
    for (const storage of [sessionStorage, localStorage])
      storage.setItem('booking-choice', JSON.stringify({ ...choice, storedAt }))
  })
  await page.goto('/afspraak')
  await expect(headingOf(page.locator('main'), 1)).toBeVisible()
  await expect.poll(kept).toBeNull()
})

test('another language that is opened in a tab of its own leaves the booking where it is', async ({
  page,
  context,
}) => {
  const steps = await reachDetails(page, openDay(12), '11:00')
  await page.getByRole('button', { name: 'Taal', exact: false }).first().click()
  const opened = context.waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'English' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/en\/afspraak/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/^[^?]+\/afspraak/)
  await expect(steps.getByLabel('Voornaam', { exact: true })).toHaveValue('Noor')
  expect(await page.evaluate(() => history.state?.booking)).toBe(2)
})
