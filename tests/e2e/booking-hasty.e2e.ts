import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { clinic } from '#content/clinic.ts'
import { bookElsewhere, chooseMoment, chooseTreatment, confirm, fillDetails } from './booking-steps.ts'
import { goOn, openDay, openDialog, openerOf, reachDetails } from './booking-steps.ts'
import { loseAnswer } from './lose-answer.ts'

function countBookings(page: Page): () => number {
  let booked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/appointments') booked += 1
  })
  return () => booked
}

test('on a phone that draws step 3 late a second tap on "next" books nothing, also one that began too early', async ({
  page,
}) => {
  const bookings = countBookings(page)
  const steps = await reachDetails(page, openDay(33), '14:00')
  await steps.getByRole('button', { name: 'Terug' }).click()
  await expect(steps.getByRole('radio', { name: '14:00' })).toBeChecked()
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLElement>('[data-settling]')
      if (button === null) return
      observer.disconnect()
      const busyUntil = performance.now() + 900
      while (performance.now() < busyUntil);
      requestAnimationFrame(() =>
        setTimeout(() => {
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          button.click()
          button.dataset.tapped = ''
        }, 100),
      )
    }).observe(document.body, { childList: true, subtree: true })
  })
  await goOn(steps)
  const button = steps.locator('[data-tapped]')
  await expect(button).not.toHaveAttribute('data-settling')
  // The finger that went down before it could be read is lifted.
  await button.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
  )
  await expect(steps.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
  expect(bookings()).toBe(0)
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  expect(bookings()).toBe(1)
})

test('each tab goes on with its own choice after a reload, and a new one with the last', async ({
  page,
  context,
}) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  const other = await context.newPage()
  await other.goto('/behandelingen/massages/hotstone-massage')
  await openerOf(other).click()
  const elsewhere = other.getByRole('dialog')
  await expect(elsewhere.getByRole('heading', { name: 'Kies datum en tijd' })).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
  await expect(dialog.getByText('Gratis consult', { exact: true }).first()).toBeVisible()
  const third = await context.newPage()
  await third.goto('/')
  await openerOf(third).click()
  await expect(third.getByRole('dialog').getByText('Gratis consult', { exact: true }).first()).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Annuleren' }).click()
  await expect(elsewhere).toBeHidden()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible()
})

test('when only the answer is lost, confirming again after a reload books once, and another time is another visit', async ({
  page,
}) => {
  const date = openDay(34)
  const steps = await reachDetails(page, date, '10:00')
  await loseAnswer(page, '**/api/appointments')
  await confirm(steps)
  await expect(page.getByRole('alert').filter({ hasText: 'Fout bij Boeken' })).toBeVisible()
  await page.reload()
  await expect(steps.getByLabel('Voornaam', { exact: true })).toHaveValue('Noor')
  await confirm(steps)
  await expect(page.getByText('Afspraak bevestigd')).toBeVisible()
  const rivals: number[] = []
  for (let rival = 0; rival < clinic.booking.rooms; rival += 1)
    rivals.push(await bookElsewhere(page.request, `${date}T10:00`))
  expect(rivals).toEqual([...Array.from({ length: clinic.booking.rooms - 1 }, () => 201), 409])

  await reachDetails(page, date, '12:00')
  await loseAnswer(page, '**/api/appointments')
  await confirm(steps)
  await expect(page.getByRole('alert').filter({ hasText: 'Fout bij Boeken' })).toBeVisible()
  await page.reload()
  await expect(steps.getByLabel('Voornaam', { exact: true })).toHaveValue('Noor')
  await steps.getByRole('button', { name: 'Terug' }).click()
  await steps.getByRole('radio', { name: '15:00' }).check()
  await goOn(steps)
  await confirm(steps)
  await expect(page.locator('[data-receipt]')).toContainText('15:00')
})

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [320, 568],
] as const)
  test(`on a phone of ${width} × ${height} what is refused stays in sight with its reason, and a look elsewhere stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const dialog = await openDialog(page)
    await chooseTreatment(dialog, 'Botox eerste zone')
    await chooseMoment(dialog)
    await goOn(dialog)
    await fillDetails(dialog)
    const field = dialog.getByLabel('Geboortedatum')
    const reason = dialog.locator('[id$="-error"]')
    await field.fill('31-02-2004')
    await confirm(dialog)
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(field).toBeInViewport({ ratio: 1 })
    await field.fill('29-02-2012')
    await confirm(dialog)
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(reason).toContainText('18 jaar')
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(field).toBeInViewport({ ratio: 1 })
    const body = dialog.locator('[data-step=details]').first()
    await body.evaluate((element) => element.scrollTo({ top: 0 }))
    await expect(dialog.getByRole('alert')).toBeHidden()
    expect(await body.evaluate((element) => element.scrollTop)).toBe(0)
  })
