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
