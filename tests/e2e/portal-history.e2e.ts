import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { ClinicWithHistory } from './clinic-with-history.ts'
import { startClinicWithHistory } from './clinic-with-history.ts'

/** What only time brings: past visits, a course, and an appointment that can no longer be changed for free. */
test.describe.configure({ mode: 'default' })

let clinic: ClinicWithHistory
test.beforeAll(async () => {
  test.setTimeout(240_000)
  clinic = await startClinicWithHistory()
})
test.afterAll(() => clinic.close())

test('the treatments page shows courses and what is allowed from when', async ({ page }) => {
  await clinic.open(page, '/portal/treatments')
  const care = page.getByRole('region', { name: 'Wanneer mag wat weer?' })
  await expect(care.getByRole('listitem').filter({ hasText: 'Make-up' })).toContainText('Mag weer')
  await expect(care.getByRole('listitem').filter({ hasText: 'Sporten' })).toContainText(
    /Vanaf \S+ \d+ \S+, \d\d:\d\d/,
  )
  await expect(page.getByRole('progressbar', { name: 'Bezoek 2 van 3' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Bezoek 1 van 3' })).toBeVisible()
  await expect(page.getByText(/Volgende keer zinvol vanaf/)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Boek het volgende bezoek' })).toHaveAttribute(
    'href',
    /\/afspraak\?behandeling=hydra-facial-gezicht-kuur-van-3&datum=/,
  )
  const visits = page.getByRole('main').getByRole('listitem')
  await expect(visits.filter({ hasText: 'Ontspanningsmassage' })).toContainText('Niet verschenen')
})

test('the dashboard shows three visits of each kind, and nothing that was cancelled', async ({ page }) => {
  await clinic.open(page, '/portal')
  const upcoming = page.getByRole('region', { name: 'Komende afspraken' }).getByRole('listitem')
  await expect(upcoming).toHaveCount(3)
  await expect(upcoming.first()).toContainText('Botox eerste zone')
  await expect(upcoming.filter({ hasText: 'Geannuleerd' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Recente behandelingen' }).getByRole('listitem')).toHaveCount(
    3,
  )
})

for (const [language, prefix] of [
  ['en', '/en'],
  ['es', '/es'],
] as const) {
  test(`no machine finds a flaw in the full portal pages (${language})`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['', '/appointments', '/treatments', '/preferences', '/profile']) {
      await clinic.open(page, `${prefix}/portal${path}`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const summary of await page.locator('main details:not([open]) > summary').all()) {
        await summary.click()
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

test('less than a day ahead, moving costs half, and so does cancelling by the link of the mail', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('newsletter', String(Date.now())))
  await page.goto(clinic.manageUrl)
  const main = page.getByRole('main')
  await expect(main).toContainText(/kost nu €\s69,50. Gratis kon tot/)
  await page.getByRole('button', { name: 'Afspraak verplaatsen' }).click()
  await expect(page.getByRole('button', { name: /^Verplaats voor €\s69,50$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Laat de afspraak staan' }).click()
  await page.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await page.getByRole('button', { name: /^Ja, annuleer voor €\s69,50$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Afspraak geannuleerd' })).toContainText(
    /De kosten zijn €\s69,50/,
  )
  await expect(main).toContainText(/Voor late wijzigingen van deze afspraak rekenen we €\s69,50/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Afspraak annuleren' })).toHaveCount(0)
})
