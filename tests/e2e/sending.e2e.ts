import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { fillAccount, newAccount, password, registerElsewhere } from './account-steps.ts'
import { hold } from './hold.ts'
import { journeys } from './journeys.ts'
import { openReady } from './open-ready.ts'

/** Presses the button while the network is slow: it says that it is busy, and pressing again sends nothing more. */
async function sendSlowly(page: Page, address: string, form: Locator, said: { idle: string; busy: string }) {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === address) sent += 1
  })
  const release = await hold(page, `**${address}`)
  await form.getByRole('button', { name: said.idle }).click()
  const busy = form.getByRole('button', { name: said.busy })
  await expect(busy).toBeVisible()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.press('Enter')
  await expect.poll(() => sent).toBe(1)
  release()
  return () => expect(sent).toBe(1)
}

for (const { language, prefix, t } of journeys)
  test.describe(language, () => {
    const field = (form: Locator, key: MessageKey) => form.getByLabel(t(key), { exact: true })

    test('the contact form says that it is sending', async ({ page }) => {
      await page.goto(`${prefix}/contact`)
      const form = page.getByRole('form', { name: t('contact.form.title') })
      await form.scrollIntoViewIfNeeded()
      await form.locator('button[type=submit]').waitFor()
      await field(form, 'contact.form.name').fill('Noor')
      await field(form, 'form.email').fill('noor@example.nl')
      await field(form, 'contact.form.subject').fill(randomUUID())
      await field(form, 'contact.form.message').fill('Past dit bij mijn huid?')
      const words = { idle: t('contact.form.submit'), busy: t('contact.form.submitting') }
      const isSentOnce = await sendSlowly(page, '/api/contact', form, words)
      await expect(form.getByRole('status')).toContainText(t('contact.form.success_title'))
      await expect(form.getByRole('button', { name: words.idle })).toBeVisible()
      isSentOnce()
    })

    test('what failed is said no more once the contact form has been sent', async ({ page, context }) => {
      await page.goto(`${prefix}/contact`)
      const form = page.getByRole('form', { name: t('contact.form.title') })
      await form.scrollIntoViewIfNeeded()
      await field(form, 'contact.form.name').fill('Noor')
      await field(form, 'form.email').fill('noor@example.nl')
      await field(form, 'contact.form.subject').fill(randomUUID())
      await field(form, 'contact.form.message').fill('Past dit bij mijn huid?')
      const failed = page.getByText(t('contact.form.error_message')).filter({ visible: true })
      await context.setOffline(true)
      await form.getByRole('button', { name: t('contact.form.submit') }).click()
      await expect(failed).toBeVisible()
      await context.setOffline(false)
      await form.getByRole('button', { name: t('contact.form.submit') }).click()
      await expect(form.getByRole('status')).toContainText(t('contact.form.success_title'))
      // By itself it would be gone a little later.
      expect(await failed.count()).toBe(0)
    })

    test('the newsletter form of the blog says that it is sending', async ({ page }) => {
      await openReady(page, `${prefix}/blog`)
      const form = page.getByRole('form', { name: t('newsletter.title').replaceAll('*', '') })
      await field(form, 'newsletter.email').fill(`${randomUUID()}@example.nl`)
      const words = { idle: t('newsletter.submit'), busy: t('newsletter.submitting') }
      const isSentOnce = await sendSlowly(page, '/api/newsletter/subscribe', form, words)
      await expect(
        page.getByRole('status').filter({ hasText: t('newsletter.subscribed_title') }),
      ).toBeVisible()
      isSentOnce()
    })

    test('two presses before the page has drawn again send once', async ({ page }) => {
      let sent = 0
      page.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/auth/login') sent += 1
      })
      await page.goto(`${prefix}/login`)
      await field(page.getByRole('main'), 'auth.username').fill(randomUUID())
      await field(page.getByRole('main'), 'auth.password').fill(password)
      const button = page.getByRole('button', { name: t('auth.login.submit') })
      // Before its script has come, pressing from within would do nothing.
      await expect(button).toBeEnabled()
      await button.evaluate((element: HTMLButtonElement) => {
        element.click()
        element.click()
      })
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect(sent).toBe(1)
    })

    test('registering says that it is sending', async ({ page }) => {
      const account = newAccount()
      await page.goto(`${prefix}/register`)
      const registration = page.getByRole('form', { name: t('auth.register.title') })
      await fillAccount(registration, t, account, password)
      const isRegisteredOnce = await sendSlowly(page, '/api/auth/register', registration, {
        idle: t('auth.register.submit'),
        busy: t('auth.register.submitting'),
      })
      await expect(page).toHaveURL(`${prefix}/portal`)
      isRegisteredOnce()
    })

    test('signing in says that it is sending', async ({ page, baseURL }) => {
      const account = newAccount()
      const elsewhere = await registerElsewhere(baseURL, account, language)
      await elsewhere.dispose()
      await page.goto(`${prefix}/login`)
      const login = page.getByRole('form', { name: t('auth.login.title') })
      await field(login, 'auth.username').fill(account.username)
      await field(login, 'auth.password').fill(password)
      const isEnteredOnce = await sendSlowly(page, '/api/auth/login', login, {
        idle: t('auth.login.submit'),
        busy: t('auth.login.submitting'),
      })
      await expect(page).toHaveURL(`${prefix}/portal`)
      isEnteredOnce()
    })
  })

test('a message whose answer was lost goes out as the same one, also after it was sent too often', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.abort('connectionreset')
    if (keys.length === 2)
      return route.fulfill({ status: 429, json: { error: 'Probeer het zo weer.', code: 'rate_limited' } })
    return route.continue()
  })
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Stuur een bericht' })
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Naam', { exact: true }).fill('Noor')
  await form.getByLabel('E-mail', { exact: true }).fill('noor@example.nl')
  await form.getByLabel('Onderwerp', { exact: true }).fill(randomUUID())
  await form.getByLabel('Bericht', { exact: true }).fill('Past dit bij mijn huid?')
  const send = form.getByRole('button', { name: 'Versturen' })
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Probeer het zo weer.')
  await send.click()
  await expect(form.getByRole('status')).toContainText('Bericht verstuurd')
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/./)
  expect(new Set(keys).size).toBe(1)
})
