import type { Locator } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accountLimits } from '#shared/features/account/contract.ts'
import { bookFor, fillAccount, newAccount, password, registerBy } from './account-steps.ts'
import { hold } from './hold.ts'
import { journeys } from './journeys.ts'

for (const { language, prefix, t } of journeys)
  test.describe(language, () => {
    test('a username is told its rules beforehand, and what is wrong with one that breaks them', async ({
      page,
    }) => {
      await page.goto(`${prefix}/register`)
      const username = page.getByLabel(t('auth.username'), { exact: true })
      const min = accountLimits.usernameMin
      await expect(username).toHaveAccessibleDescription(t('auth.username_help', { min }))
      for (const [typed, sentence] of [
        ['sa', t('form.too_short', { min })],
        ['sara jansen', t('form.invalid_username')],
        ['', t('form.required')],
      ] as const) {
        await username.fill(typed)
        await page.getByRole('button', { name: t('auth.register.submit') }).click()
        await expect(username).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('+', '\\+')))
      }
    })

    test('a password that is missing is asked for, and still told how long it has to be', async ({
      page,
    }) => {
      await page.goto(`${prefix}/register`)
      const chosen = page.getByLabel(t('auth.password'), { exact: true })
      await page.getByRole('button', { name: t('auth.register.submit') }).click()
      const rule = t('form.too_short', { min: accountLimits.passwordMin })
      await expect(chosen).toHaveAccessibleDescription(`${t('form.required')} ${rule}`)
      await chosen.fill('kort')
      await expect(chosen).toHaveAccessibleDescription(rule)
    })

    test('what is typed before a kept draft comes back stays', async ({ page }) => {
      await page.goto(`${prefix}/register`)
      await expect(page.getByRole('button', { name: t('auth.register.submit') })).toBeEnabled()
      const first = page.getByLabel(t('form.first_name'), { exact: true })
      const last = page.getByLabel(t('form.last_name'), { exact: true })
      await first.fill('Noor')
      await last.fill('de Vries')
      const release = await hold(page, /\/assets\/.*\.js$/)
      await page.reload({ waitUntil: 'commit' })
      await first.fill('Nora')
      release()
      await expect(last).toHaveValue('de Vries')
      await expect(first).toHaveValue('Nora')
    })

    test('digits of the Arabic keyboard are digits', async ({ page }) => {
      await page.goto(`${prefix}/register`)
      await expect(page.getByRole('button', { name: t('auth.register.submit') })).toBeEnabled()
      await fillAccount(page, t, newAccount(), password)
      await page.getByLabel(t('form.phone'), { exact: true }).fill('٠٦ ١٢٣٤٥٦٧٨')
      const birthDate = page.getByLabel(t('form.date_of_birth'), { exact: true })
      await birthDate.pressSequentially('٢٩٠٢١٩٨٨')
      await expect(birthDate).toHaveValue('29-02-1988')
      await page.getByRole('button', { name: t('auth.register.submit') }).click()
      await expect(page).toHaveURL(`${prefix}/portal`)
      await page.goto(`${prefix}/portal/profile`)
      await expect(page.getByLabel(t('form.phone'), { exact: true })).toHaveValue('+31612345678')
      await expect(birthDate).toHaveValue('29-02-1988')
    })

    test('closing a question about an appointment gives the focus back to its button', async ({ page }) => {
      const account = newAccount()
      await registerBy(page.request, account, language)
      const { id } = await bookFor(page.request, account, 6, 'Gratis consult')
      await page.goto(`${prefix}/portal/appointments#${id}`)
      for (const question of ['cancel', 'move'] as const) {
        const button = page.getByRole('button', { name: t(`change.${question}`), exact: true })
        await button.click()
        await expect(page.getByRole('heading', { name: t(`change.${question}_title`) })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(button).toBeFocused()
        await button.click()
        await page.getByRole('button', { name: t('change.keep') }).click()
        await expect(button).toBeFocused()
      }
    })

    test('who is asked whether to cancel or to delete finds what leaves all as it is first, and filled', async ({
      page,
    }) => {
      const account = newAccount()
      await registerBy(page.request, account, language)
      const { id } = await bookFor(page.request, account, 6, 'Gratis consult')
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const expectChoice = async (leaves: Locator, takesAway: Locator) => {
        const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
        expect(await ground(takesAway)).toBe('rgba(0, 0, 0, 0)')
        expect(await ground(leaves)).not.toBe('rgba(0, 0, 0, 0)')
        await expect(leaves.locator('xpath=following-sibling::button')).toHaveText(
          await takesAway.innerText(),
        )
      }
      await page.goto(`${prefix}/portal/appointments#${id}`)
      await button(t('change.cancel')).click()
      await expectChoice(button(t('change.keep')), button(t('change.confirm_cancel')))
      await page.goto(`${prefix}/portal/profile`)
      await button(t('portal.profile.remove_open')).click()
      await expectChoice(button(t('portal.profile.remove_keep')), button(t('portal.profile.remove_submit')))
    })

    test('after cancelling by the link of the mail the focus stays at the appointment', async ({ page }) => {
      const { manageUrl } = await bookFor(page.request, newAccount(), 7, 'Gratis consult')
      const { pathname, search } = new URL(manageUrl)
      await page.clock.install()
      await page.goto(`${prefix}${pathname}${search}`)
      await page.getByRole('button', { name: t('change.cancel'), exact: true }).click()
      // The answer is there before what it says is shown, as on a slow phone.
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
      const heading = page.getByRole('main').getByRole('article').getByRole('heading').first()
      await expect(heading).toBeFocused()
      await page.clock.resume()
      await expect(page.getByText(t('appointment.status_cancelled'), { exact: true })).toBeVisible()
      await expect(heading).toBeFocused()
    })

    test('the question whether to delete the account takes the focus, and gives it back', async ({
      page,
    }) => {
      await registerBy(page.request, newAccount(), language)
      await page.goto(`${prefix}/portal/profile`)
      const open = page.getByRole('button', { name: t('portal.profile.remove_open') })
      await open.click()
      await expect(page.getByRole('group', { name: t('portal.profile.future') })).toBeFocused()
      const keep = page.getByRole('button', { name: t('portal.profile.remove_keep') })
      await keep.click()
      await expect(open).toBeFocused()
      // On its way to being deleted nothing can be kept.
      const release = await hold(page, '**/api/profile')
      await open.click()
      await page.getByLabel(t('auth.password'), { exact: true }).fill('niet dit wachtwoord')
      await page.getByRole('button', { name: t('portal.profile.remove_submit') }).click()
      await expect(keep).toBeDisabled()
      release()
      await expect(keep).toBeEnabled()
    })

    test('trying again to read a list leaves the focus at its heading', async ({ page }) => {
      await registerBy(page.request, newAccount(), language)
      await page.route('**/api/treatments', (route) => route.abort(), { times: 1 })
      await page.goto(`${prefix}/portal`)
      const recent = page.getByRole('region', { name: t('portal.dashboard.recent') })
      await recent.getByRole('button', { name: t('portal.try_again') }).click()
      await expect(recent.getByText(t('portal.dashboard.no_recent'))).toBeVisible()
      await expect(recent.getByRole('heading')).toBeFocused()
    })

    test('saving says which mail must be answered before a change counts', async ({ page }) => {
      const account = newAccount()
      await registerBy(page.request, account, language)
      const save = page.getByRole('button', { name: t('portal.save') })
      const saved = page.getByRole('status').filter({ hasText: t('portal.saved_title') })
      await page.goto(`${prefix}/portal/preferences`)
      await page.getByRole('checkbox', { name: t('portal.preferences.newsletter') }).check()
      await save.click()
      await expect(saved).toContainText(account.email)
      await page.goto(`${prefix}/portal/profile`)
      const email = `nieuw-${account.email}`
      await page.getByLabel(t('form.email'), { exact: true }).fill(email)
      await save.click()
      await expect(saved).toContainText(email)
      await expect(
        page.getByRole('main').getByText(t('portal.dashboard.unverified', { email })),
      ).toBeVisible()
    })

    test('a session that ended meanwhile is said to have ended', async ({ page }) => {
      await registerBy(page.request, newAccount(), language)
      await page.goto(`${prefix}/portal`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.request.post('/api/auth/logout')
      await page.goto(`${prefix}/portal/profile`)
      await expect(page).toHaveURL(`${prefix}/login`)
      const told = page.getByRole('status').filter({ hasText: t('portal.session_ended_title') })
      await expect(told).toBeVisible()
    })

    test('a server that cannot say who is signed in is said to be out of reach', async ({ page }) => {
      await registerBy(page.request, newAccount(), language)
      await page.goto(`${prefix}/portal`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503 }))
      await page.goto(`${prefix}/portal/profile`)
      await expect(page).toHaveURL(`${prefix}/login`)
      const told = page.getByRole('status').filter({ hasText: t('portal.session_unreachable_title') })
      await expect(told).toBeVisible()
    })
  })

test('a password says of itself alone whether it is shown, and whose button it is', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Registreren' })).toBeEnabled()
  const show = page.getByRole('button', { name: 'Tonen', exact: true })
  await expect(show).toHaveCount(2)
  await expect(show.last()).toHaveAccessibleDescription('Wachtwoord bevestigen')
  await show.first().click()
  const hide = page.getByRole('button', { name: 'Verbergen', exact: true })
  await expect(hide).toHaveAccessibleDescription('Wachtwoord')
  await expect(hide).not.toHaveAttribute('aria-pressed')
})

test('a date of birth is mended where the hand is, in the digits of either keyboard', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Registreren' })).toBeEnabled()
  const date = page.getByLabel('Geboortedatum')
  await date.pressSequentially('29021988')
  for (const month of ['٠٣', '04']) {
    await date.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5))
    for (const digit of month) await page.keyboard.insertText(digit)
    await expect(date).toHaveValue(month === '04' ? '29-04-1988' : '29-03-1988')
  }
})

test('a date of birth is taken as other programs write it', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Registreren' })).toBeEnabled()
  const date = page.getByLabel('Geboortedatum')
  for (const copied of [' 29-02-1988', '29–02–1988', '29 - 02 - 1988', '٢٩\u200f/٢\u200f/١٩٨٨']) {
    await date.fill('')
    await page.keyboard.insertText(copied)
    await page.getByRole('button', { name: 'Registreren' }).click()
    await expect(page.getByLabel('Voornaam')).toHaveAttribute('aria-invalid', 'true')
    await expect(date, copied).not.toHaveAttribute('aria-invalid')
  }
})

test('whoever was never here finds nothing on the console of the login', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  for (const path of ['/login', '/register']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByLabel('Gebruikersnaam')).toBeVisible()
  }
  expect(said).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, waiting] of [
    ['/afspraak', 'searchbox'],
    ['/behandelingen', 'searchbox'],
    ['/blog', 'searchbox'],
    ['/reviews', 'search'],
    ['/login', 'form'],
    ['/register', 'form'],
    ['/contact', 'form'],
  ] as const)
    test(`${path} shows nothing that would not work`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole(waiting)).toHaveCount(0)
      await expect(page.getByRole('main').locator('button:not([command]):visible')).toHaveCount(0)
    })

  test('/afspraak gives the telephone instead', async ({ page }) => {
    await page.goto('/afspraak')
    // The browser of the test knows scripts and only runs none, so that it does not draw this.
    const instead = await page.locator('main noscript').innerHTML()
    expect(instead).toContain('Online boeken werkt alleen met JavaScript.')
    expect(instead).toContain('tel:+31360000001')
    await expect(page.getByText('worden geladen')).toBeHidden()
  })
})
