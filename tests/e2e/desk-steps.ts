import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { mailFolder, origin } from './lane.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

export const treatment = 'Laser ontharen bovenlip'

/** A device that makes passkeys and answers with them unasked; it goes with its page. */
export async function giveKeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** What `npm run desk:link` prints for this worker's clinic. */
export async function ownerLink(name: string): Promise<string> {
  const address = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@clinic.example`
  const { stdout } = await run(
    process.execPath,
    ['--import', './scripts/modules.ts', 'scripts/desk-link.ts', '--owner', name, address],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: new URL(origin).port,
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        DATA_DIR: dirname(mailFolder),
      },
    },
  )
  return stdout.trim()
}

/** Somebody who has just made a key, on a page of the desk; answers with their recovery codes. */
export async function enterDesk(page: Page, name: string): Promise<string[]> {
  await giveKeyDevice(page)
  await page.goto(await ownerLink(name))
  await page.getByRole('button', { name: 'Toegangssleutel maken' }).click()
  await expect(page.getByRole('heading', { name: 'Uw sleutel is gemaakt' })).toBeVisible()
  return page.getByRole('main').getByRole('listitem').allTextContents()
}

/** Another browser with the desk open, as a colleague sits at it. */
export async function colleague(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-NL' })
  const page = await context.newPage()
  await enterDesk(page, name)
  return page
}

export type Booked = { readonly id: string; readonly clientId: string }

/** Books a visit of somebody who called, through the desk's own door. */
export async function bookAtDesk(page: Page, wish: Readonly<Record<string, unknown>>): Promise<Booked> {
  return page.evaluate(
    async (body) => {
      const answer = await fetch('/api/desk/appointments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Booked
    },
    { treatmentType: treatment, source: 'phone', ...wish },
  )
}

export async function openDay(page: Page, date: string): Promise<void> {
  await page.goto(`/balie?datum=${date}&dagen=1`)
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
}

/** The place in the agenda that is free then. */
export function freePlace(page: Page, time: string, room: number): Locator {
  return page.getByRole('button', { name: `${time} Kamer ${room}, vrij` })
}

/** A visit in the agenda by the name of who comes. */
export function visitOf(page: Page, name: string): Locator {
  return page.locator('[data-visit]').filter({ hasText: name })
}

/** Fills the open booking dialog in for somebody who called, and books. */
export async function bookCaller(page: Page, firstName: string, lastName: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await dialog.getByLabel('Voornaam').fill(firstName)
  await dialog.getByLabel('Achternaam').fill(lastName)
  await dialog.getByLabel('Behandeling').fill(treatment)
  await dialog.getByRole('button', { name: 'Boeken' }).click()
}

/** Books for somebody who called, in any room that is free: it is stored, and nobody is told. Answers with the dialog, which is still open. */
export async function bookUnheard(page: Page, firstName: string, lastName: string): Promise<Locator> {
  await page.route(
    '**/api/desk/appointments/series',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Nieuwe afspraak' }).click()
  await bookCaller(page, firstName, lastName)
  const dialog = page.getByRole('dialog', { name: 'Nieuwe afspraak' })
  await expect(dialog.getByRole('alert')).toBeVisible()
  return dialog
}

/**
 * Taps a button and, as soon as its list has changed, the first that stands there: the second tap of two that is quicker
 * than the eye. Answers with the changes that were sent.
 */
export async function tapTwice(page: Page, selector: string): Promise<string[]> {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.evaluate(async (buttons) => {
    const first = () => document.querySelector<HTMLElement>(buttons)
    const changed = new Promise((resolve) => {
      const list = first()?.closest('ul')
      if (list) new MutationObserver(resolve).observe(list, { childList: true })
    })
    first()?.click()
    await changed
    first()?.click()
    // What the second tap sent is on its way by then.
    await fetch('/api/desk/session')
  }, selector)
  return sent
}
