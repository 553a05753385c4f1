import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import {
  chooseMoment,
  chooseTreatment,
  confirm,
  fillDetails,
  goOn,
  openDialog,
  openerOf,
  person,
} from './booking-steps.ts'
import { skipToContent } from './keyboard.ts'
import type { Locator, Page } from '@playwright/test'

async function book(page: Page, nth: number): Promise<Locator> {
  return finish(page, await openDialog(page), nth)
}

async function finish(page: Page, dialog: Locator, nth: number): Promise<Locator> {
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog, nth)
  await goOn(dialog)
  await fillDetails(dialog)
  await confirm(dialog)
  await expect(dialog).toBeHidden()
  return page.getByRole('region', { name: 'Uw afspraak' })
}

test('one receipt says when, where, how to prepare and until when it is free', async ({ page }, info) => {
  const receipt = await book(page, info.project.name === 'phone' ? 8 : 9)
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak bevestigd' })).toBeVisible()
  await expect(receipt.getByRole('heading', { name: 'Gratis consult' })).toBeFocused()
  await expect(receipt).toContainText(/\d\d:\d\d/)
  await expect(receipt.getByText('Bevestigd', { exact: true })).toBeVisible()
  await expect(receipt.getByText('30 min')).toBeVisible()
  await expect(receipt.getByText('Afspraakcode')).toBeVisible()
  await expect(receipt.getByText(/^Gratis verplaatsen of annuleren tot/)).toBeVisible()
  await expect(receipt.getByRole('heading', { name: 'Zo bereidt u zich voor' })).toBeVisible()
  await expect(receipt.getByRole('list').getByRole('listitem')).toHaveCount(2)
  await expect(receipt.getByText('Kan iets hiervan niet meer?')).toHaveCount(0)
  const calendar = await receipt.getByRole('link', { name: 'Zet in agenda' }).getAttribute('href')
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT')
  await expect(receipt.getByRole('link', { name: /^Route/ })).toHaveAttribute('target', '_blank')
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .include('[data-receipt]')
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
})

test('the receipt tells who pays beforehand that a link will come, and whom to ask where it is too late to prepare', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Hydra facial gezicht')
  await chooseMoment(dialog, 6)
  await goOn(dialog)
  await fillDetails(dialog)
  await dialog.getByLabel('Vooraf betalen').check()
  await confirm(dialog)
  const receipt = page.getByRole('region', { name: 'Uw afspraak' })
  await expect(receipt.getByText('De kliniek mailt u een betaallink')).toBeVisible()
  await expect(receipt.getByText('Kan iets hiervan niet meer? Bel ons:')).toBeVisible()
})

test('the receipt offers an account that knows already who has booked', async ({ page }, info) => {
  const receipt = await book(page, info.project.name === 'phone' ? 10 : 11)
  await receipt.getByRole('link', { name: 'Account maken' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toHaveValue(person[2])
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue(person[0])
  expect(page.url()).not.toContain('noor')
})

test('a link of the receipt that is pressed before the browser has walked back is followed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const go = History.prototype.go
    History.prototype.go = function (this: History, entries) {
      setTimeout(() => go.call(this, entries), 300)
    }
  })
  await page.route('/register', async (route) => {
    await new Promise((later) => setTimeout(later, 2500))
    await route.continue()
  })
  const receipt = await book(page, 14)
  await receipt.getByRole('link', { name: 'Account maken' }).click()
  await expect(page).toHaveURL('/register')
})

test('Back closes the receipt and stays on its page; closed by hand it leaves no entry behind', async ({
  page,
}) => {
  await page.goto('/huisregels')
  const receipt = await book(page, 16)
  await expect.poll(() => page.evaluate(() => history.state?.receipt)).toBe(true)
  await page.goBack()
  await expect(receipt).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(openerOf(page)).toBeFocused()
  await finish(page, await openDialog(page), 17)
  await expect.poll(() => page.evaluate(() => history.state?.receipt)).toBe(true)
  await receipt.getByRole('button', { name: 'Sluiten' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.receipt ?? null)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/huisregels')
})

test('a booking that is opened over the receipt takes its place and stays open', async ({ page }) => {
  await book(page, 18)
  await expect.poll(() => page.evaluate(() => history.state?.receipt)).toBe(true)
  await openerOf(page).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await expect(page.locator('[data-receipt]')).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.booking)).toBe(1)
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('after the link to the contents the receipt has the focus, and gives it back to what opened it', async ({
  page,
}) => {
  await page.goto('/')
  await skipToContent(page, 'Naar de inhoud')
  await openerOf(page).click()
  const receipt = await finish(page, page.getByRole('dialog'), 19)
  await expect.poll(() => page.evaluate(() => history.state?.booking ?? null)).toBeNull()
  await expect(receipt.getByRole('heading', { name: 'Gratis consult' })).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await receipt.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.receipt ?? null)).toBeNull()
  await expect(openerOf(page)).toBeFocused()
})

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [320, 256],
] as const)
  test(`on a screen of ${width} × ${height} nothing of the receipt is cut off, and it can be closed at its end`, async ({
    page,
  }) => {
    const receipt = await book(page, 20 + (height % 7))
    await page.setViewportSize({ width, height })
    const sheet = receipt.locator('> div')
    const close = receipt.getByRole('button', { name: 'Sluiten' })
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await sheet.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(receipt).toBeHidden()
  })

test.describe('a visitor in London', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('reads wherever their moment stands whose clock it follows', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-first-free=known]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Uw moment:')).toBeVisible()
    await expect(dialog.getByText('Tijden zijn in Nederlandse tijd.')).toBeVisible()
    const receipt = await finish(page, dialog, 15)
    const whoseClock = /Tijden zijn in Nederlandse tijd\. Bij u is het dan \d\d:\d\d\./
    await expect(receipt).toContainText(whoseClock)
    await receipt.getByRole('link', { name: 'Bekijk de afspraak' }).click()
    await page.getByRole('button', { name: 'Afspraak annuleren' }).click()
    await expect(page.getByRole('heading', { name: 'Deze afspraak annuleren?' })).toBeVisible()
    await expect(page.getByText(whoseClock)).toBeInViewport()
  })
})

test(
  'on paper the receipt stands alone, says where to come and whom to call, and has no picture',
  { tag: '@wide' },
  async ({ page }) => {
    const receipt = await book(page, 12)
    await page.emulateMedia({ media: 'print' })
    await expect(receipt.getByText('Afspraakcode')).toBeVisible()
    await expect(page.getByRole('main')).toBeHidden()
    await expect(receipt.getByRole('button', { name: 'Afdrukken' })).toBeHidden()
    await expect(receipt.getByText('Voorbeeldstraat 1, 1335 AA Almere')).toBeVisible()
    await expect(
      receipt.getByText('Iets wijzigen of annuleren? Open de link in uw bevestiging of bel ons:'),
    ).toBeVisible()
    await expect(receipt.locator('img')).toBeHidden()
  },
)

test('after a booking the newsletter popup rests', { tag: '@wide' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await page.evaluate(() => localStorage.removeItem('newsletter'))
  await finish(page, dialog, 13)
  expect(await page.evaluate(() => localStorage.getItem('newsletter'))).not.toBeNull()
})

test(
  'a booking opened from the mega menu gives the focus back to its button',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/')
    const trigger = page.getByRole('button', { name: 'Behandelingen' })
    await trigger.click()
    await page.locator('#mega-menu a[href*="/afspraak"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
)
