import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bookFor, newAccount, registerBy } from './account-steps.ts'
import { journeys } from './journeys.ts'

for (const { language, prefix, t } of journeys)
  test(`who has no visit coming is led to one before all else of the overview (${language})`, async ({
    page,
  }) => {
    await registerBy(page.request, newAccount(), language)
    await page.goto(`${prefix}/portal`)
    const coming = page.getByRole('region', { name: t('portal.dashboard.upcoming') })
    await expect(coming).toContainText(t('portal.dashboard.no_upcoming'))
    const main = page.getByRole('main')
    const book = { name: t('portal.appointments.book') }
    const parts = [
      main.getByRole('link', book).first(),
      main.getByText(t('portal.dashboard.profile')),
      page.getByRole('region', { name: t('portal.dashboard.recent') }),
      coming.getByRole('link', book),
    ]
    const places = await Promise.all(
      parts.map((part) => part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

for (const { language, prefix, t } of journeys)
  test(`preferences say whether they are as they were stored, and their button is in use where they are not (${language})`, async ({
    page,
  }) => {
    await registerBy(page.request, newAccount(), language)
    await page.goto(`${prefix}/portal/preferences`)
    const save = page.getByRole('button', { name: t('portal.save'), exact: true })
    const reminders = page.getByRole('checkbox', { name: t('portal.preferences.reminders') })
    const ground = () => save.evaluate((button) => getComputedStyle(button).backgroundColor)
    const isStored = () => expect(save).toHaveAccessibleDescription(t('portal.preferences.as_stored'))
    await isStored()
    const quiet = await ground()
    expect(quiet).not.toBe('rgba(0, 0, 0, 0)')
    await reminders.uncheck()
    await expect(save).toHaveAccessibleDescription(t('portal.preferences.not_stored'))
    await expect.poll(ground).not.toBe(quiet)
    await reminders.check()
    await isStored()
    await expect.poll(ground).toBe(quiet)
    await reminders.uncheck()
    await save.click()
    await isStored()
    await expect.poll(ground).toBe(quiet)
    // Who presses it all the same is answered.
    const saved = page.getByRole('status').filter({ hasText: t('portal.saved_title') })
    await saved.getByRole('button').click()
    await expect(saved).toBeHidden()
    await save.click()
    await expect(saved).toBeVisible()
  })

for (const { language, prefix, t } of journeys)
  test.describe(`where clocks are not put forward (${language})`, () => {
    test.use({ timezoneId: 'Africa/Algiers' })

    for (const [season, appointmentDate, isOther] of [
      ['summer', '2030-07-02T08:00:00.000Z', true],
      ['winter', '2030-12-03T09:00:00.000Z', false],
    ] as const)
      test(`a visit in ${season} says whose time it is in, whatever season it is now: ${isOther}`, async ({
        page,
      }) => {
        const account = newAccount()
        await registerBy(page.request, account, language)
        await bookFor(page.request, account, 4)
        await answerWith(page, { appointmentDate, freeUntil: appointmentDate })
        for (const at of ['2030-01-15T10:00:00Z', '2030-06-15T10:00:00Z']) {
          await page.clock.setFixedTime(new Date(at))
          for (const path of ['', '/appointments']) {
            await page.goto(`${prefix}/portal${path}`)
            const coming = path === '' ? t('portal.dashboard.upcoming') : t('portal.appointments.upcoming')
            await expect(page.getByRole('region', { name: coming }).getByText('10:00').first()).toBeVisible()
            await expect(page.getByText(t('portal.time_zone_note'))).toHaveCount(isOther ? 1 : 0)
          }
        }
      })
  })

/** What the server would say of a visit on another day. */
async function answerWith(page: Page, facts: object): Promise<void> {
  await page.route('**/api/appointments', async (route) => {
    const response = await route.fetch()
    const visits = (await response.json()) as object[]
    await route.fulfill({ response, json: visits.map((visit) => ({ ...visit, ...facts })) })
  })
}
