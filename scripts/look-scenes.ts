import type { Locator, Page } from '@playwright/test'
import type { Translator } from '#shared/i18n/messages.ts'
import { comingParameter, paths } from '#shared/i18n/paths.ts'
import {
  confirm,
  fillDetails,
  freeDays,
  freeTimes,
  goOn,
  openDay,
  words,
} from '../tests/e2e/booking-steps.ts'

/** One picture: where it is taken, and what somebody does there first. */
export type Scene = {
  readonly name: string
  readonly path: string
  readonly reach?: (page: Page, said: Said) => Promise<unknown>
  /** Signed in: a client who has been coming for a while, one who has just registered, or the owner at the desk. */
  readonly as?: 'client' | 'newcomer' | 'owner'
  /** What lies over the page is taken as the window shows it, everything else at its full length. */
  readonly isWindow?: boolean
  readonly isOnPaper?: boolean
}

/** What the site says in the language of the picture. */
export type Said = { readonly t: Translator; readonly language: keyof typeof words }

const massage = paths.treatment('massages', 'hotstone-massage')
const consult = `${paths.booking}?behandeling=gratis-consult`
const inWindow = (name: string, path: string, reach: NonNullable<Scene['reach']>): Scene => ({
  name,
  path,
  reach,
  isWindow: true,
})

const pages: readonly Scene[] = [
  { name: 'home', path: paths.home },
  { name: 'about', path: paths.about },
  { name: 'treatments', path: paths.treatments },
  { name: 'treatments, a search', path: `${paths.treatments}?zoek=laser` },
  { name: 'treatments, nothing found', path: `${paths.treatments}?zoek=qqqq` },
  { name: 'category', path: paths.category('massages') },
  { name: 'treatment', path: massage },
  {
    name: 'consultation first',
    path: paths.treatment('fillers-injectables', 'traangootfiller'),
  },
  { name: 'reviews', path: paths.reviews },
  { name: 'blog', path: paths.blog },
  { name: 'blog, nothing found', path: `${paths.blog}?zoek=qqqq` },
  { name: 'article', path: paths.article('botox-gids') },
  { name: 'contact', path: paths.contact },
  { name: 'house rules', path: paths.houseRules },
  { name: 'complaints', path: paths.complaints },
  { name: 'privacy', path: paths.privacy },
  { name: 'demo', path: paths.demo },
  { name: 'not found', path: '/bestaat/niet' },
  { name: 'no such category', path: paths.category('bestaat-niet') },
  { name: 'treatment on paper', path: massage, isOnPaper: true },
]

const frame: readonly Scene[] = [
  // By a key: a menu that the pointer leaves closes.
  inWindow('menu', paths.home, (page) =>
    page.locator('[data-mega-trigger]:visible, [data-menu-button]:visible').first().press('Enter'),
  ),
  inWindow('language', paths.home, (page, { t }) =>
    page
      .getByRole('button', { name: t('frame.language') })
      .first()
      .click(),
  ),
  inWindow('newsletter', paths.about, (page) =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent('newsletter:open', { cancelable: true }))),
  ),
  inWindow('comparison', paths.reviews, (page) => page.locator('[data-pair] button').first().click()),
  {
    name: 'guide',
    path: paths.treatments,
    reach: async (page, { t }) => {
      await page.getByText(t('guide.title')).click()
      await page.getByText(t('guide.concerns.redness'), { exact: true }).click()
    },
  },
  inWindow('dock', massage, (page) => page.evaluate(() => scrollTo(0, 1600))),
  inWindow('footer', paths.about, (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))),
]

const booking: readonly Scene[] = [
  inWindow('1 treatment', paths.home, openDialog),
  inWindow('1 search', paths.home, (page) => search(page, 'laser')),
  inWindow('1 nothing found', paths.home, (page) => search(page, 'qqqq')),
  inWindow('1 nothing chosen', paths.home, async (page, said) =>
    goOn(await openDialog(page), words[said.language]),
  ),
  inWindow('2 loading', massage, async (page) => {
    await page.route('**/api/availability**', () => {})
    await page.locator('[data-hero-actions] a').first().click()
    await page.locator('dialog[open]').waitFor()
  }),
  inWindow('2 out of reach', massage, async (page) => {
    await page.route('**/api/availability**', (route) => route.abort())
    await page.locator('[data-hero-actions] a').first().click()
    await page.locator('dialog[open] [role=alert]').first().waitFor()
  }),
  inWindow('2 moment', massage, openDialog),
  inWindow('2 no day chosen', massage, async (page, said) => {
    await goOn(await openDialog(page), words[said.language])
    await page.getByRole('alert').waitFor()
  }),
  inWindow('2 day chosen', massage, async (page) =>
    freeDays(await openDialog(page))
      .last()
      .click(),
  ),
  inWindow('3 details', massage, async (page, said) => reachDetails(await openDialog(page), said)),
  inWindow('3 wrong', massage, async (page, said) => {
    const steps = await openDialog(page)
    await reachDetails(steps, said)
    await confirm(steps, words[said.language])
    await steps.locator('[aria-invalid=true]').first().waitFor()
  }),
  inWindow('3 close?', massage, async (page, said) => {
    const steps = await openDialog(page)
    await reachDetails(steps, said)
    await fillDetails(steps, words[said.language])
    await page.keyboard.press('Escape')
  }),
  inWindow('receipt', consult, book),
  { name: 'receipt on paper', path: consult, reach: book, isOnPaper: true },
  { name: 'page 1', path: paths.booking, reach: (page) => page.getByRole('radio').first().waitFor() },
  { name: 'page 2', path: consult, reach: (page) => freeDays(page.locator('main')).first().waitFor() },
  { name: 'page 3', path: consult, reach: (page, said) => reachDetails(page.locator('main'), said) },
]

const account: readonly Scene[] = [
  { name: 'login', path: paths.login },
  {
    name: 'login refused',
    path: paths.login,
    isWindow: true,
    reach: async (page) => {
      await page.locator('main input').first().fill('sara')
      await page.locator('main input[type=password]').fill('verkeerd woord')
      await page.locator('main form button[type=submit]').click()
      await page.locator('[role=alert]:visible').first().waitFor()
    },
  },
  { name: 'register', path: paths.register },
  { name: 'register wrong', path: paths.register, reach: sendEmpty },
  { name: 'forgotten', path: paths.forgotPassword },
  { name: 'dead link', path: `${paths.resetPassword}?token=x` },
  { name: 'contact wrong', path: paths.contact, reach: sendEmpty },
  { name: 'newsletter link', path: paths.newsletterConfirm },
  { name: 'portal', path: paths.portal, as: 'client' },
  { name: 'portal, new', path: paths.portal, as: 'newcomer' },
  { name: 'appointments', path: paths.portalAppointments, as: 'client' },
  { name: 'appointments, none', path: paths.portalAppointments, as: 'newcomer' },
  { name: 'treatments', path: paths.portalTreatments, as: 'client' },
  { name: 'treatments, none', path: paths.portalTreatments, as: 'newcomer' },
  { name: 'preferences', path: paths.portalPreferences, as: 'client' },
  { name: 'profile', path: paths.portalProfile, as: 'client' },
]

/** Of people in the sample of the desk: who came most often, and who has a fee to pay. */
type Cards = { often: string; owing: string }

/** The clinic's own people. */
function deskScenes(cards: Cards | undefined): readonly Scene[] {
  // On a Sunday nobody comes, and its week is over.
  const day = `${paths.desk}?datum=${openDay(0)}`
  const week = `${day}&dagen=7`
  /** Also those that a phone has folded. */
  const visits = (page: Page) => page.locator('[data-visit]').first().waitFor({ state: 'attached' })
  const rested = async (page: Page) => {
    await page.locator('main h2').first().waitFor()
    await page.waitForTimeout(1000)
  }
  const press =
    (key: 'deskAgenda.book' | 'deskAgenda.block') =>
    async (page: Page, { t }: Said) => {
      await page.getByRole('button', { name: t(key), exact: true }).click()
      await page.locator('dialog[open]').waitFor()
    }
  const openVisit = async (page: Page) => {
    await visits(page)
    await page.locator('main details').evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true
    })
    await page.locator('[data-visit]').nth(4).click()
    await page.waitForTimeout(500)
  }
  const findClients = async (page: Page) => {
    await page.getByRole('search').getByRole('textbox').last().fill('an')
    await page.getByRole('search').getByRole('listitem').first().waitFor()
  }
  const screens = {
    clients: paths.deskClients,
    card: `${paths.deskCard}?id=${cards?.often}`,
    'card, a fee': `${paths.deskCard}?id=${cards?.owing}`,
    messages: paths.deskMessages,
    mails: paths.deskMails,
    newsletter: paths.deskNewsletter,
    report: paths.deskReport,
    floods: paths.deskFloods,
    team: paths.deskTeam,
    record: paths.deskRecord,
    account: paths.deskAccount,
  }
  return [
    { name: 'sign in', path: paths.desk, reach: rested },
    { name: 'no link', path: paths.deskKey, reach: rested },
    { name: 'day', path: day, as: 'owner', reach: visits },
    { name: 'week', path: week, as: 'owner', reach: visits },
    { ...inWindow('visit', week, openVisit), as: 'owner' },
    { ...inWindow('new visit', day, press('deskAgenda.book')), as: 'owner' },
    { ...inWindow('block', day, press('deskAgenda.block')), as: 'owner' },
    ...Object.entries(screens).map(([name, path]): Scene => ({ name, path, as: 'owner', reach: rested })),
    { name: 'record, found clients', path: paths.deskRecord, as: 'owner', reach: findClients },
  ]
}

/** Every picture by the sheet that it is on; `manageLink` is the query of the link in a mail about a visit. */
export function scenes(manageLink: string, cards?: Cards): Readonly<Record<string, readonly Scene[]>> {
  const path = `${paths.manageBooking}${manageLink}`
  const shown = (page: Page) => page.locator('main dl').first().waitFor()
  const comes = async (page: Page, { t }: Said) => {
    await shown(page)
    await page
      .locator('main')
      .getByRole('button', { name: t('change.coming'), exact: true })
      .click()
    await page.locator('main output').getByText(t('change.coming_done')).waitFor()
  }
  const press =
    (key: 'change.move' | 'change.cancel') =>
    async (page: Page, { t }: Said) =>
      page
        .locator('main')
        .getByRole('button', { name: t(key), exact: true })
        .click()
  const manage: readonly Scene[] = [
    { name: 'manage', path, reach: shown },
    { name: 'coming?', path: `${path}&${comingParameter}`, reach: shown },
    { name: 'coming', path: `${path}&${comingParameter}`, reach: comes },
    { name: 'move', path, reach: press('change.move') },
    { name: 'cancel', path, reach: press('change.cancel') },
    { name: 'no link', path: paths.manageBooking },
  ]
  return { pages, frame, booking, account, manage, desk: deskScenes(cards) }
}

/** The dialog, by the first way into it that the page shows. */
async function openDialog(page: Page): Promise<Locator> {
  await page.locator('main a[href*="/afspraak"]:visible').first().click()
  const steps = page.locator('dialog[open]')
  await steps.getByRole('radio').or(freeDays(steps)).first().waitFor()
  return steps
}

async function search(page: Page, term: string): Promise<void> {
  const steps = await openDialog(page)
  await steps.getByRole('searchbox').fill(term)
}

/** From step 2 to step 3. */
async function reachDetails(steps: Locator, { language }: Said): Promise<void> {
  // Of a week that begins on Saturday there may be only one left.
  await freeDays(steps).last().click()
  await freeTimes(steps).first().check()
  await goOn(steps, words[language])
  await steps.locator('form input').first().waitFor()
}

async function book(page: Page, said: Said): Promise<void> {
  const steps = page.locator('main')
  await reachDetails(steps, said)
  await fillDetails(steps, words[said.language])
  await confirm(steps, words[said.language])
  await page.locator('[data-receipt] ul').waitFor()
}

async function sendEmpty(page: Page): Promise<void> {
  const form = page.locator('main form').last()
  await form.scrollIntoViewIfNeeded()
  await form.locator('button[type=submit]').click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
}
