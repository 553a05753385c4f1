import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { afterAllTries } from './clock.ts'
import { hold } from './hold.ts'
import { openReady } from './open-ready.ts'
import { isTo, sentMails } from './sent-mails.ts'

const sixDaysMs = 6 * 24 * 60 * 60 * 1000

// Nobody has closed the popup yet.
test.use({ storageState: { cookies: [], origins: [] } })

const words = {
  nl: {
    path: '/',
    title: 'Af en toe een brief.',
    close: 'Sluiten',
    footer: 'Nieuwsbrief',
    name: 'Naam',
    email: 'E-mail',
    submit: 'Aanmelden',
    failed: ['Error', 'Aanmelden is niet gelukt. Probeer het later opnieuw.'],
    invalid: 'Voer een geldig e-mailadres in.',
    done: 'Bijna klaar',
  },
  ar: {
    path: '/ar',
    title: 'رسالة من حين لآخر.',
    close: 'إغلاق',
    footer: 'النشرة البريدية',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    submit: 'اشتراك',
    failed: ['خطأ', 'لم يكتمل الاشتراك. حاولوا مرة أخرى لاحقًا.'],
    invalid: 'أدخلوا عنوان بريد إلكتروني صحيحًا.',
    done: 'بقيت خطوة واحدة',
  },
} as const

const popup = (page: Page, { title }: { title: string } = words.nl) =>
  page.getByRole('dialog', { name: title })
const toast = (page: Page, { done }: { done: string } = words.nl) =>
  page.getByRole('status').filter({ hasText: done })

const startMs = Date.now()

/** A page whose clock the test turns. */
async function openWithClock(page: Page, path = '/') {
  await page.clock.install({ time: startMs })
  await openReady(page, path)
}

/** How far the page's clock has gone, in milliseconds. */
const clockOf = (page: Page) => page.evaluate((start) => Date.now() - start, startMs)

/** The browser keeps when the window was closed; it does so a moment after the window is hidden. */
async function expectRemembered(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('newsletter') ?? '')).toMatch(/^\d{13}$/)
}

async function askForPopup(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('newsletter:open', { cancelable: true })))
}

const scrollToShare = (page: Page, share: number) =>
  page.evaluate(
    (part) =>
      scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
    share,
  )

async function mailTo(address: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await expect(async () => {
    found = (await sentMails('newsletter-')).findLast((mail) => isTo(mail, address))
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found as ParsedMail
}

const lineOf = (mail: ParsedMail, header: string) =>
  mail.headerLines.find(({ key }) => key === header)?.line ?? ''

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]
  test.describe(language, () => {
    test('the popup opens after 10 seconds, and not before', async ({ page }) => {
      await openWithClock(page, w.path)
      // Its clock has been going since before the page came.
      await page.clock.runFor(Math.max(0, 9000 - (await clockOf(page))))
      await expect(popup(page, w)).toBeHidden()
      await page.clock.runFor(10_000)
      await expect(popup(page, w)).toBeVisible()
      await expect(page.getByRole('heading', { name: w.title })).toBeFocused()
    })

    test('the popup opens when half of the page has gone by', async ({ page }) => {
      await openWithClock(page, w.path)
      await scrollToShare(page, 0.4)
      await page.clock.runFor(500)
      await expect(popup(page, w)).toBeHidden()
      await scrollToShare(page, 0.55)
      await expect(popup(page, w)).toBeVisible()
    })

    test('once closed it stays away for 7 days, but comes when it is asked for', async ({
      page,
      isMobile,
    }) => {
      await openWithClock(page, w.path)
      await page.clock.runFor(10_100)
      await popup(page, w).getByRole('button', { name: w.close }).click()
      await expect(popup(page, w)).toBeHidden()
      await expectRemembered(page)

      await page.clock.fastForward(sixDaysMs)
      await page.reload()
      await page.locator('html[data-ready]').waitFor()
      await page.clock.runFor(11_000)
      await scrollToShare(page, 1)
      await page.clock.runFor(1000)
      await expect(popup(page, w)).toBeHidden()
      const footer = page.getByRole('contentinfo')
      if (isMobile) await footer.locator('summary').first().click()
      await footer.getByRole('link', { name: w.footer }).click()
      await expect(popup(page, w)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(w.path)
      await page.evaluate(() => localStorage.removeItem('newsletter'))
      await page.keyboard.press('Escape')
      await expect(popup(page, w)).toBeHidden()
      await expectRemembered(page)

      await page.clock.fastForward(sixDaysMs + 25 * 60 * 60 * 1000)
      await page.reload()
      await page.locator('html[data-ready]').waitFor()
      await page.clock.runFor(10_100)
      await expect(popup(page, w)).toBeVisible()
    })

    test('an address without @ raises a toast inside the popup, and what was typed stays', async ({
      page,
    }) => {
      await openReady(page, w.path)
      await askForPopup(page)
      await popup(page, w).getByLabel(w.name).fill('Noor')
      await popup(page, w).getByLabel(w.email).fill('noor')
      await popup(page, w).getByRole('button', { name: w.submit }).click()
      const alert = popup(page, w).getByRole('alert').filter({ hasText: w.failed[0] })
      await expect(alert).toContainText(w.failed[1])
      await expect(popup(page, w).getByLabel(w.email)).toHaveAttribute('aria-invalid', 'true')
      await expect(popup(page, w).getByLabel(w.email)).toHaveAccessibleDescription(w.invalid)
      await expect(popup(page, w).getByLabel(w.name)).toHaveValue('Noor')
    })

    test('subscribing closes and clears it, says what comes next, and is remembered', async ({ page }) => {
      await openReady(page, w.path)
      await askForPopup(page)
      await popup(page, w).getByLabel(w.name).fill('Noor')
      await popup(page, w).getByLabel(w.email).fill(`${randomUUID()}@example.nl`)
      await popup(page, w).getByRole('button', { name: w.submit }).click()
      await expect(toast(page, w)).toBeVisible()
      await expect(popup(page, w)).toBeHidden()
      await expectRemembered(page)
      await askForPopup(page)
      await expect(popup(page, w).getByLabel(w.email)).toHaveValue('')
      await expect(popup(page, w).getByLabel(w.name)).toHaveValue('')
    })
  })
}

test('it waits for a dialog that is open, and for a field that somebody types in', async ({ page }) => {
  await openWithClock(page)
  await page.getByRole('button', { name: 'Taal' }).click()
  const languages = page.getByRole('dialog', { name: 'Kies een taal' })
  await expect(languages).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(popup(page)).toBeHidden()
  await languages.getByRole('button', { name: 'Sluiten' }).click()
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await openReady(page, '/behandelingen')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('botox')
  await page.clock.runFor(20_000)
  await expect(popup(page)).toBeHidden()
  await search.blur()
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
})

test('it waits while a form is written or sent, until its answer has been read', async ({ page }) => {
  await openWithClock(page, '/contact')
  const form = page.getByRole('form', { name: 'Stuur een bericht' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('button[type=submit]').waitFor()
  await form.getByLabel('Naam').fill('Noor')
  await page.clock.runFor(20_000)
  await form.getByLabel('Naam').blur()
  await page.clock.runFor(2000)
  await expect(popup(page)).toBeHidden()
  await form.getByLabel('E-mail').fill(`${randomUUID()}@example.nl`)
  await form.getByLabel('Onderwerp').fill('Vraag')
  await form.getByLabel('Bericht', { exact: true }).fill('Kan ik komen?')
  const release = await hold(page, '**/api/contact')
  await form.getByRole('button', { name: 'Versturen' }).click()
  await page.clock.runFor(2000)
  await expect(popup(page)).toBeHidden()
  // Whoever asks for it meanwhile has it all the same.
  await page.getByRole('contentinfo').getByRole('link', { name: words.nl.footer }).click()
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  release()
})

test('it leaves what a sent form answers in sight as long as the focus is there', async ({ page }) => {
  await openWithClock(page, '/contact')
  const form = page.getByRole('form', { name: 'Stuur een bericht' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('button[type=submit]').waitFor()
  await form.getByLabel('Naam').fill('Noor')
  await form.getByLabel('E-mail').fill(`${randomUUID()}@example.nl`)
  await form.getByLabel('Onderwerp').fill('Vraag')
  await form.getByLabel('Bericht', { exact: true }).fill('Kan ik komen?')
  await page.clock.runFor(20_000)
  await form.getByRole('button', { name: 'Versturen' }).click()
  await expect(form.getByRole('status')).toBeFocused()
  await page.clock.runFor(5000)
  await expect(popup(page)).toBeHidden()
  await form.getByRole('status').blur()
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
})

test('its field is described as wrong only while it is', async ({ page }) => {
  await openReady(page, '/')
  await askForPopup(page)
  const email = popup(page).getByLabel('E-mail')
  await expect(email).not.toHaveAttribute('aria-describedby')
  await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(email).toHaveAccessibleDescription(words.nl.invalid)
})

test('selecting what was typed past the edge keeps it open, a press beside it closes it', async ({
  page,
}) => {
  await openReady(page, '/')
  await askForPopup(page)
  const email = popup(page).getByLabel('E-mail')
  await email.fill('noor@example.nl')
  await email.hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(popup(page)).toBeVisible()
  await expect(email).toHaveValue('noor@example.nl')
  await page.mouse.click(5, 5)
  await expect(popup(page)).toBeHidden()
  await expectRemembered(page)
})

test('it never covers the booking', async ({ page }) => {
  await openWithClock(page)
  await page.getByRole('main').getByRole('link', { name: 'Afspraak maken' }).first().click()
  await expect(page.getByRole('heading', { name: 'Kies een behandeling' })).toBeVisible()
  await askForPopup(page)
  await page.clock.runFor(20_000)
  await expect(popup(page)).toBeHidden()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await openReady(page, '/afspraak')
  await page.clock.runFor(20_000)
  await expect(popup(page)).toBeHidden()
})

test('a failure is told to who has closed the popup meanwhile', async ({ page, context }) => {
  await openReady(page, '/')
  await askForPopup(page)
  await popup(page).getByLabel('E-mail').fill('noor@example.nl')
  const release = await hold(page, '**/api/newsletter/subscribe')
  const sent = page.waitForRequest('**/api/newsletter/subscribe')
  await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
  await sent
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await context.setOffline(true)
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(words.nl.failed[1])
})

test('a failure that comes in the very moment in which the popup closes is told too', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (...asked) =>
      String(asked[0]).endsWith('/subscribe')
        ? new Promise((_, fail) => document.addEventListener('test:cut', () => fail(new TypeError('cut'))))
        : fetch(...asked)
  })
  await openReady(page, '/')
  await askForPopup(page)
  await popup(page).getByLabel('E-mail').fill('noor@example.nl')
  await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(popup(page).getByRole('button', { name: 'Aanmelden' })).toBeHidden()
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#newsletter-popup')?.close()
    document.dispatchEvent(new Event('test:cut'))
  })
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(words.nl.failed[1])
})

test('a popup whose code does not come opens again to say so', async ({ page }) => {
  await openWithClock(page)
  await askForPopup(page)
  await page.route(/send-popup.*\.js$/, (route) => route.abort())
  await popup(page).getByLabel('E-mail').fill('noor@example.nl')
  await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  const told = popup(page).getByText(words.nl.failed[1])
  await afterAllTries(page, () => expect(told).toBeVisible({ timeout: 100 }))
})

test('a refusal is told in the words of the server', async ({ page }) => {
  await openReady(page, '/')
  await askForPopup(page)
  await popup(page).getByLabel('E-mail').fill('noor@home, other@example.nl')
  await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(popup(page).getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'Niet alles is goed ingevuld',
  )
})

for (const status of [200, 409])
  test(`what an answer of ${status} calls an error is told, whatever else it is`, async ({ page }) => {
    await openReady(page, '/')
    await askForPopup(page)
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ status, json: { error: 'Dit adres ontvangt hem al.' } }),
    )
    await popup(page).getByLabel('E-mail').fill('noor@example.nl')
    await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
    await expect(popup(page).getByRole('alert').filter({ hasText: 'Error' })).toContainText('ontvangt hem al')
  })

test('subscribing is confirmed by the mail and undone by its link, without a script', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = `${randomUUID()}@example.nl`
  await openReady(page, '/')
  await askForPopup(page)
  await popup(page).getByLabel('E-mail').fill(address)
  await popup(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(popup(page)).toBeHidden()
  await expectRemembered(page)
  await expect(toast(page)).toBeHidden()
  await askForPopup(page)
  await expect(popup(page).getByLabel('E-mail')).toHaveValue('')

  const mail = await mailTo(address)
  expect(lineOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const link = /https?:\/\/\S*\/newsletter\/confirm\?token=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const leave = /<(.+)>/.exec(lineOf(mail, 'list-unsubscribe'))?.[1] ?? ''

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto(link)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw aanmelding')
  const done = plain.waitForResponse((response) => response.request().method() === 'POST')
  await plain.getByRole('button', { name: 'Aanmelding bevestigen' }).click()
  expect((await done).status()).toBe(200)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('U staat op de lijst')

  await plain.goto(leave)
  await plain.getByRole('button', { name: 'Afmelden' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('U bent afgemeld')

  await plain.goto(link)
  await plain.getByRole('button', { name: 'Aanmelding bevestigen' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
  await context.close()
})
