import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { ar } from '#content/messages/ar.ts'
import { nl } from '#content/messages/nl.ts'
import { chooseMoment, chooseTreatment, confirm, fillDetails, goOn, openDialog } from './booking-steps.ts'
import { openReady } from './open-ready.ts'

/** The form comes to life when it comes into view. */
async function openContact(page: Page, path: string, name: string): Promise<Locator> {
  await openReady(page, path)
  const form = page.getByRole('form', { name })
  await form.scrollIntoViewIfNeeded()
  await form.locator('button[type=submit]').waitFor()
  return form
}

test('what is written in the other direction is set in its own', async ({ page }) => {
  const form = await openContact(page, '/ar/contact', ar.contact.form.title)
  for (const label of [ar.contact.form.name, ar.contact.form.subject, ar.contact.form.message]) {
    const field = form.getByLabel(label, { exact: true })
    await field.fill('Afspraak op 3 december?')
    await expect(field).toHaveCSS('direction', 'ltr')
  }
})

test('a trap that a password manager has filled holds nobody twice', async ({ page }) => {
  const form = await openContact(page, '/contact', nl.contact.form.title)
  await form.getByLabel(nl.contact.form.name).fill('Noor')
  await form.getByLabel(nl.form.email).fill(`${randomUUID()}@example.nl`)
  await form.getByLabel(nl.contact.form.subject).fill('Vraag')
  await form.getByLabel(nl.contact.form.message, { exact: true }).fill('Kan ik komen?')
  await form.locator('[name=website]').fill('https://noor.example', { force: true })
  await form.getByRole('button', { name: nl.contact.form.submit }).click()
  await expect(page.getByRole('alert')).toContainText(nl.form.trap_emptied)
  await expect(form.locator('[name=website]')).not.toBeFocused()
  await form.getByRole('button', { name: nl.contact.form.submit }).click()
  await expect(form.getByRole('status')).toContainText(nl.contact.form.success_title)
})

test('a trap that a password manager has filled holds nobody twice at step 3', async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseTreatment(dialog, 'Gratis consult')
  await chooseMoment(dialog)
  await goOn(dialog)
  await fillDetails(dialog)
  await dialog.locator('[name=website]').fill('https://noor.example', { force: true })
  await confirm(dialog)
  await expect(dialog.getByText(nl.appointment.trap_emptied).first()).toBeVisible()
  await confirm(dialog)
  await expect(page.locator('[data-receipt]')).toBeVisible()
})
