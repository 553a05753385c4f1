import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { clinic, presence } from '#content/clinic.ts'
import { journeys } from './journeys.ts'

for (const { language, prefix, t } of journeys)
  test(`the contact page says when the clinic is open and where else it is found (${language})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/contact`)
    const days = {
      nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
      ar: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
    }[language]
    const hours = page.getByRole('region', { name: t('contact.hours') })
    await expect(hours.locator('dt')).toHaveText(days)
    await expect(hours.locator('dd')).toHaveText([
      t('footer.closed'),
      '10:00 – 21:00',
      '10:00 – 18:00',
      '10:00 – 21:00',
      '10:00 – 18:00',
      '10:00 – 18:00',
      t('footer.by_appointment', { time: clinic.appointmentsUntil }),
    ])
    await expect(hours).toContainText(t('footer.other_times'))
    const socials = page.getByRole('region', { name: t('contact.social') }).getByRole('link')
    await expect(socials).toHaveCount(3)
    for (const [index, network] of (['facebook', 'instagram', 'tiktok'] as const).entries()) {
      const link = socials.nth(index)
      await expect(link).toHaveAccessibleName(new RegExp(network, 'i'))
      await expect(link).toHaveAttribute('href', presence.socials[network])
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

for (const { language, prefix, t } of journeys)
  test(`a phone shows the form of the contact page from edge to edge, and the map's note below it (${language}) @phone`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/contact`)
    const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width)
    const name = page.getByLabel(t('contact.form.name'))
    expect(await widthOf(page.locator('#formulier'))).toBe(await page.evaluate(() => innerWidth))
    expect(await widthOf(name)).toBe(await widthOf(page.getByRole('main').locator('h1')))
    const drawing = await page.locator('[data-map] svg').first().boundingBox()
    const note = await page.getByText(t('contact.map.privacy')).boundingBox()
    expect(note?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0))
  })
