import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, request } from '@playwright/test'
import type { Translator } from '#shared/i18n/messages.ts'
import { isTo, sentMails } from './sent-mails.ts'

export const password = 'zeven fietsen in de regen'

export type Account = { username: string; email: string; firstName: string }

/** A name that nobody has yet. */
export function newAccount(): Account {
  const mark = randomUUID().slice(0, 8)
  return { username: `sara-${mark}`, email: `sara-${mark}@example.nl`, firstName: 'Sara' }
}

/** What registering asks for; the repeated password is the same unless it is given. */
export async function fillAccount(
  form: Page | Locator,
  t: Translator,
  account: Account,
  typed: string,
  repeated = typed,
) {
  const answers = [
    ['form.first_name', account.firstName],
    ['form.last_name', 'Jansen'],
    ['form.email', account.email],
    ['auth.username', account.username],
    ['auth.password', typed],
    ['auth.confirm_password', repeated],
  ] as const
  for (const [label, text] of answers) await form.getByLabel(t(label), { exact: true }).fill(text)
}

/** Registers without the page; the browser of `request` is signed in afterwards. */
export async function registerBy(
  request: APIRequestContext,
  account: Account & { phone?: undefined },
  language = 'nl',
) {
  const answer = await request.post('/api/auth/register', {
    headers: { 'Accept-Language': language },
    data: { password, lastName: 'Jansen', phone: '06 12345678', dateOfBirth: '1988-02-29', ...account },
  })
  expect(answer.status()).toBe(201)
}

/** The same in another browser, which is answered: the page knows of no session. */
export async function registerElsewhere(baseURL: string | undefined, account: Account, language = 'nl') {
  const elsewhere = await request.newContext({ baseURL: String(baseURL) })
  await registerBy(elsewhere, account, language)
  return elsewhere
}

/** The address that the latest mail of a kind to somebody leads to. */
export async function linkInMail(kind: string, to: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = /https?:\/\/\S+token=[\w.~%-]+/.exec((await mailsTo(to, kind)).at(-1) ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return String(link)
}

/** The texts of the mails of a kind that somebody has received so far. */
export async function mailsTo(to: string, kind: string): Promise<string[]> {
  const mails = await sentMails(kind)
  return mails.filter((mail) => isTo(mail, to)).map(({ text }) => text ?? '')
}

export async function signIn(page: Page, account: Account) {
  await page.goto('/login')
  await page.getByLabel('Gebruikersnaam').fill(account.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/portal')
}

/** An appointment of the signed-in browser, some days ahead at clinic noon; answers with its id. */
export async function bookFor(
  request: APIRequestContext,
  account: Account,
  daysAhead: number,
  treatmentType = 'Hydra facial gezicht',
) {
  for (let days = daysAhead; days < daysAhead + 6; days += 1) {
    const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const free = await request.get(
      `/api/availability?${new URLSearchParams({ date: day, treatment: treatmentType })}`,
    )
    const slot = (await free.json()).slots.find(({ available }: { available: boolean }) => available)
    if (slot === undefined) continue
    const answer = await request.post('/api/appointments', {
      headers: { Origin: new URL(free.url()).origin },
      data: {
        treatmentType,
        appointmentDate: slot.start,
        firstName: account.firstName,
        lastName: 'Jansen',
        email: account.email,
        phone: '06 12345678',
      },
    })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as {
      id: string
      reference: string
      manageUrl: string
      appointmentDate: string
    }
  }
  throw new Error('There is no free day')
}
