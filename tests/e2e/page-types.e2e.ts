import { expect, test } from '@playwright/test'
import { localized, paths } from '#shared/i18n/paths.ts'
import { expectFits320, flawsOf } from './accessibility.ts'
import { bookFor, linkInMail, newAccount } from './account-steps.ts'
import { freeDays, freeTimes } from './booking-steps.ts'
import { journeys } from './journeys.ts'
import { openReady } from './open-ready.ts'

/** Everybody can use every kind of page, as it comes and with what opens on it; the portal has tests of its own. */

const treatment = paths.treatment('fillers-injectables', 'hyaluronidase-filler-oplossen')
const types = [
  paths.home,
  paths.about,
  paths.treatments,
  `${paths.treatments}?zoek=qqq`,
  paths.category('botox'),
  treatment,
  paths.blog,
  paths.article('botox-gids'),
  paths.reviews,
  paths.contact,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.privacy,
  paths.houseRules,
  paths.complaints,
  paths.booking,
  paths.manageBooking,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  '/bestaat/niet',
  paths.category('bestaat-niet'),
  paths.treatment('botox', 'bestaat-niet'),
  paths.article('bestaat-niet'),
]

for (const { language, t } of journeys) {
  test.describe(language, () => {
    test('every kind of page, which fits 320 pixels too', async ({ page }) => {
      test.setTimeout(600_000)
      const found: string[] = []
      for (const path of types) {
        await openReady(page, localized(path, language))
        found.push(...(await flawsOf(page, path)))
        await expectFits320(page)
      }
      expect(found).toEqual([])
    })

    test('every menu, dialog and answer that opens on a page', async ({ page, isMobile }) => {
      test.setTimeout(180_000)
      const found: string[] = []
      const look = async (state: string) => found.push(...(await flawsOf(page, state)))
      const close = async () => {
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      }
      await openReady(page, localized(paths.home, language))
      if (isMobile) {
        await page.locator('[data-menu-button]').click()
        for (const part of await page.locator('dialog[open] summary').all()) await part.click()
        await look('mobile menu')
        await close()
      } else {
        await page.locator('[data-mega-trigger]').click()
        await expect(page.locator('#mega-menu')).toBeVisible()
        await look('mega menu')
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: t('frame.language') }).click()
      await look('language dialog')
      await close()
      await page.evaluate(() =>
        document.dispatchEvent(new CustomEvent('newsletter:open', { cancelable: true })),
      )
      const popup = page.getByRole('dialog')
      await popup.locator('form button[type=submit]').click()
      await expect(page.locator('[role=alert]:visible, [role=status]:visible').first()).toBeVisible()
      await look('newsletter popup with its error')
      await close()
      await openReady(page, localized(paths.reviews, language))
      await page.locator('[data-pair] button').first().click()
      await expect(page.getByRole('slider')).toBeVisible()
      await look('comparison')
      await openReady(page, localized(treatment, language))
      for (const question of await page.locator('main details > summary').all()) await question.click()
      await look('open question')
      await openReady(page, `${localized(paths.contact, language)}?treatment=gratis%20consult`)
      await page.locator('main form').scrollIntoViewIfNeeded()
      await page.locator('main form button[type=submit]').click()
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
      await look('contact form with its errors')
      expect(found).toEqual([])
    })

    test('every step of a booking, and what became of it', async ({ page, request }) => {
      test.setTimeout(180_000)
      const found: string[] = []
      const look = async (state: string) => found.push(...(await flawsOf(page, state)))
      await openReady(page, localized(paths.home, language))
      await page.locator('main a[href*="/afspraak"]:visible').first().click()
      const dialog = page.getByRole('dialog')
      const next = dialog.getByRole('button', { name: t('appointment.next'), exact: true })
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      await look('treatment')
      await dialog.getByRole('radio').first().check()
      await next.click()
      await dialog
        .locator(
          `[aria-label="${t('appointment.next_month')}"], [aria-label="${t('appointment.next_week')}"]`,
        )
        .click()
      await freeDays(dialog).first().click()
      await expect(freeTimes(dialog).first()).toBeVisible()
      await look('date and time')
      await freeTimes(dialog).first().check()
      await next.click()
      await dialog.getByRole('button', { name: t('appointment.confirm') }).click()
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
      await look('details with their errors')

      const { manageUrl } = await bookFor(request, newAccount(), 7)
      await openReady(page, localized(paths.manageBooking, language) + new URL(manageUrl).search)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await look('booked visit')
      const email = `${language}-${Date.now()}@example.nl`
      const headers = { 'Accept-Language': language }
      await request.post('/api/newsletter/subscribe', { headers, data: { email } })
      await openReady(page, await linkInMail('newsletter-', email))
      await look('newsletter link')
      await page.locator('main form button[type=submit]').click()
      await page.locator('html[data-ready]').waitFor()
      await look('newsletter confirmed')
      expect(found).toEqual([])
    })
  })
}
