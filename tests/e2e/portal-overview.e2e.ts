import { expect, test } from '@playwright/test'
import { newAccount, registerBy } from './account-steps.ts'
import { journeys } from './journeys.ts'

for (const { language, prefix, t } of journeys)
  test(`who has no visit coming is led to one before all else of the overview (${language})`, async ({
    page,
  }) => {
    await registerBy(page.request, newAccount(), language)
    await page.goto(`${prefix}/portal`)
    const coming = page.getByRole('region', { name: t('portal.dashboard.upcoming') })
    await expect(coming).toContainText(t('portal.dashboard.no_upcoming'))
    const parts = [
      coming.getByRole('link', { name: t('portal.appointments.book') }),
      page.getByRole('main').getByText(t('portal.dashboard.profile')),
      page.getByRole('region', { name: t('portal.dashboard.recent') }),
    ]
    const places = await Promise.all(
      parts.map((part) => part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

for (const { language, prefix, t } of journeys)
  test(`preferences say whether they are as they were stored (${language})`, async ({ page }) => {
    await registerBy(page.request, newAccount(), language)
    await page.goto(`${prefix}/portal/preferences`)
    const save = page.getByRole('button', { name: t('portal.save'), exact: true })
    const reminders = page.getByRole('checkbox', { name: t('portal.preferences.reminders') })
    await expect(save).toHaveAccessibleDescription(t('portal.preferences.as_stored'))
    await reminders.uncheck()
    await expect(save).toHaveAccessibleDescription(t('portal.preferences.not_stored'))
    await reminders.check()
    await expect(save).toHaveAccessibleDescription(t('portal.preferences.as_stored'))
    await reminders.uncheck()
    await save.click()
    await expect(save).toHaveAccessibleDescription(t('portal.preferences.as_stored'))
  })
