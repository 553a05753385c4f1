import { expect, test } from '@playwright/test'
import { newAccount, registerBy } from './account-steps.ts'
import { chooseMoment, chooseTreatment, goOn, openDialog } from './booking-steps.ts'
import { openReady } from './open-ready.ts'

/** Without what Chrome 111, Firefox 115 or Safari 16.4 do not know of what scripts call. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
    const unknown: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['any']],
      [Array, ['fromAsync']],
      [Intl, ['DurationFormat', 'Segmenter']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [RegExp, ['escape']],
      [Response, ['json']],
      [URL, ['canParse', 'parse']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'union'],
      ],
      [iterators, ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some']],
      [iterators, ['take', 'toArray']],
      [Element.prototype, ['ariaBusy', 'ariaHidden', 'ariaLabel', 'ariaSelected', 'checkVisibility', 'role']],
      [Document.prototype, ['startViewTransition']],
      [HTMLButtonElement.prototype, ['commandForElement']],
      [window, ['Iterator', 'navigation', 'scheduler']],
    ]
    for (const [owner, names] of unknown) for (const name of names) Reflect.deleteProperty(owner, name)
    addEventListener('command', (event) => event.preventDefault(), true)
  })
})

test('on a phone of 2023 free times are found, and the portal names who is signed in @phone', async ({
  page,
}) => {
  await registerBy(page.request, newAccount())
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await expect(dialog.getByLabel('Voornaam')).toBeVisible()
  await page.goto('/portal')
  await expect(page.locator('[data-portal-link]').first()).toHaveAttribute('aria-label', /Sara Jansen$/)
})

test('on a phone of 2023 the buttons of a dialog open and close it @phone', async ({ page }) => {
  await openReady(page, '/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Sluiten' }).click()
    await expect(menu).toBeHidden()
  }
})
