import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { clinic } from '#content/clinic.ts'
import { findByName } from '#shared/content/catalogue.ts'
import { formatFullDate, formatTime } from '#shared/i18n/format.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { bookFor, linkInMail, newAccount, registerBy, registerElsewhere } from './account-steps.ts'
import type { Account } from './account-steps.ts'
import {
  bookElsewhere,
  chooseMoment,
  chooseTreatment,
  confirm,
  freeDays,
  freeTimes,
  goOn,
  words,
} from './booking-steps.ts'
import { expectFits320, flawsOf } from './accessibility.ts'
import { hold } from './hold.ts'
import { journeys } from './journeys.ts'
import { skipToContent, tabTo } from './keyboard.ts'
import { amount, moment, patternOf } from './sentences.ts'

const treatment = 'Hydra facial gezicht'
const lateFeeCents = 59_50
const hourMs = 60 * 60_000

const lineOf = (page: Page, name: string | RegExp) =>
  page.locator('summary').filter({ hasText: name }).first()

/** The last day of the week or month after the one that is shown: the visit is before it, whatever day today is. */
async function chooseAnotherMoment(page: Page, t: Translator) {
  const forward = new RegExp(`^(${t('appointment.next_month')}|${t('appointment.next_week')})$`)
  await page.getByRole('button', { name: forward }).click()
  await freeDays(page.locator('main')).last().click()
  await freeTimes(page.locator('main')).first().check()
}

/** Others book until the time is full. */
async function takeEveryRoom(request: APIRequestContext, appointmentDate: string) {
  let status = 201
  while (status === 201) status = await bookElsewhere(request, appointmentDate)
  expect(status).toBe(409)
}

/** A visit whose moment is offered to others still: another room is free then, on a day where no other test books. */
async function bookBesideFreeRoom(request: APIRequestContext, account: Account) {
  for (let days = 24; ; days += 2) {
    const visit = await bookFor(request, account, days)
    const date = visit.appointmentDate.slice(0, 10)
    const answer = await request.get(`/api/availability?${new URLSearchParams({ date, treatment })}`)
    const { slots } = await answer.json()
    const isOwn = ({ start }: { start: string }) => start === visit.appointmentDate
    if (slots.find(isOwn)?.available === true) return visit
  }
}

/** What the record of the treatment says to do before or after it. */
function careOf(family: string, language: string, part: 'preparation' | 'aftercare'): string[] {
  const file = join(import.meta.dirname, `../../content/treatments/${family}/${language}.yaml`)
  return parse(readFileSync(file, 'utf8'))[part]
}

for (const { language, prefix, t } of journeys) {
  const label = findByName(treatment)?.treatment.name[language] ?? ''
  const upcoming = (page: Page) => page.getByRole('region', { name: t('portal.appointments.upcoming') })

  test(`a client reads all about an appointment (${language})`, async ({ page }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const { id, appointmentDate } = await bookFor(page.request, account, 4)
    await page.goto(`${prefix}/portal/appointments#${id}`)
    // The line that the address names is open already.
    const details = upcoming(page).getByRole('article', { name: label })
    const fact = (name: string) =>
      details
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd')
    const start = new Date(appointmentDate)
    const clock = (instant: Date) => formatTime(instant, language, clinic.timeZone)
    await expect(fact(t('appointment.summary_time'))).toHaveText(
      t('change.time_range', { start: clock(start), end: clock(new Date(start.getTime() + hourMs)) }),
    )
    await expect(fact(t('appointment.summary_total'))).toHaveText(new RegExp(`^${amount(119_00)}$`))
    const { street, postalCode, city } = clinic.address
    await expect(fact(t('appointment.summary_place'))).toHaveText(`${street}, ${postalCode} ${city}`)
    await expect(details.getByRole('link', { name: t('appointment.route') })).toHaveAttribute(
      'href',
      /^https:/,
    )
    for (const part of ['preparation', 'aftercare'] as const) {
      const care = details.getByRole('group').filter({ hasText: t(`change.${part}`) })
      const lines = careOf('hydrafacial', language, part)
      await expect(care.getByText(lines[0] ?? '', { exact: true })).toBeHidden()
      await care.locator('summary').click()
      await expect(care.getByRole('listitem')).toHaveText(lines)
    }
    const calendar = page.waitForEvent('download')
    await details.getByRole('link', { name: t('appointment.add_to_calendar') }).click()
    expect(readFileSync(await (await calendar).path(), 'utf8')).toContain('BEGIN:VEVENT')
  })

  test(`a client moves and cancels an appointment, and knows before what that costs (${language})`, async ({
    page,
  }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const { appointmentDate } = await bookFor(page.request, account, 4)
    await page.goto(`${prefix}/portal`)
    await page
      .getByRole('region', { name: t('portal.dashboard.upcoming') })
      .getByRole('link', { name: label })
      .click()
    await expect(page).toHaveURL(/\/portal\/appointments#/)
    const details = upcoming(page).getByRole('article', { name: label })
    const freeUntil = new Date(new Date(appointmentDate).getTime() - 24 * hourMs)
    const gaps = { NOW: amount(0), MOMENT: moment(freeUntil), FEE: amount(lateFeeCents) }
    const named = { now: 'NOW', moment: 'MOMENT', fee: 'FEE' }
    await expect(details).toContainText(patternOf(t('change.free_until', named), gaps))

    await details.getByRole('button', { name: t('change.move') }).click()
    await expect(page.getByRole('heading', { name: t('change.move_title') })).toBeFocused()
    await expect(details.getByText(t('appointment.reference'), { exact: true })).toBeHidden()
    await expect(details).toContainText(patternOf(t('change.move_free', named), gaps))
    await chooseAnotherMoment(page, t)
    const wanted = page.getByText(patternOf(t('change.move_to', named), { MOMENT: '.*' }))
    const movedTime = /\d\d:\d\d/.exec(await wanted.innerText())?.[0] ?? ''
    await details.getByRole('button', { name: t('change.confirm_move') }).click()
    const done = (title: string) => page.getByRole('status').filter({ hasText: title })
    await expect(done(t('change.moved_title'))).toBeVisible()
    await expect(details.getByRole('button', { name: t('change.move') })).toBeFocused()
    await expect(lineOf(page, label)).toContainText(movedTime)

    await details.getByRole('button', { name: t('change.cancel') }).click()
    await expect(details).toContainText(
      patternOf(t('change.cancel_free', named), { ...gaps, MOMENT: `.*${movedTime}.*` }),
    )
    await details.getByRole('button', { name: t('change.confirm_cancel') }).click()
    await expect(done(t('change.cancelled_title'))).toContainText(t('change.cancelled_free'))
    await expect(upcoming(page).getByRole('heading').first()).toBeFocused()
    await expect(upcoming(page)).toContainText(t('portal.appointments.none_upcoming'))
    await expect(page.getByRole('region', { name: t('portal.appointments.past') })).toContainText(
      t('portal.status.cancelled'),
    )
  })

  test(`booking from the portal knows who books, and the list shows it at once (${language})`, async ({
    page,
  }) => {
    const said = words[language]
    const account = newAccount()
    await registerBy(page.request, account, language)
    await page.goto(`${prefix}/portal`)
    const list = page.getByRole('region', { name: t('portal.dashboard.upcoming') })
    // Until the list is there the link moves away from under a press.
    await expect(list).toContainText(t('portal.dashboard.no_upcoming'))
    await list.getByRole('link', { name: t('portal.appointments.book') }).click()
    const dialog = page.getByRole('dialog')
    await chooseTreatment(dialog, said.consult, said)
    await chooseMoment(dialog, 0, said)
    await goOn(dialog, said)
    await expect(dialog.getByLabel(t('form.first_name'))).toHaveValue('Sara')
    await expect(dialog.getByLabel(t('form.email'))).toHaveValue(account.email)
    await expect(dialog.getByLabel(t('form.phone'))).toHaveValue('+31612345678')
    await expect(dialog.getByLabel(t('form.date_of_birth'))).toHaveValue('')
    await confirm(dialog, said)
    await expect(dialog).toBeHidden()
    await expect(list).toContainText(said.consult)
  })
}

test('who has not been here yet can book from the treatments', async ({ page }) => {
  await registerBy(page.request, newAccount())
  await page.goto('/portal/treatments')
  await page
    .getByRole('region', { name: 'Geschiedenis' })
    .getByRole('link', { name: 'Afspraak maken' })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('after the free moment the price stands on the button', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  const { id, appointmentDate } = await bookFor(page.request, account, 4)
  await page.clock.setFixedTime(new Date(new Date(appointmentDate).getTime() - 2 * hourMs))
  await page.goto(`/portal/appointments#${id}`)
  const details = page.getByRole('article', { name: treatment })
  await expect(details).toContainText(/Verplaatsen of annuleren kost nu €\s\d+,\d\d. Tot .+ was het gratis/)
  await details.getByRole('button', { name: 'Afspraak annuleren' }).click()
  await expect(details.getByRole('button', { name: /^Ja, annuleer voor €\s\d+,\d\d$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details.getByRole('button', { name: 'Afspraak annuleren' })).toBeVisible()
})

test('the moment at which a visit stands already is not offered to move it to', async ({ page }) => {
  const account = newAccount()
  await registerBy(page.request, account)
  const { id, appointmentDate } = await bookBesideFreeRoom(page.request, account)
  await page.goto(`/portal/appointments#${id}`)
  const details = page.locator(`[id="${id}"]`).getByRole('article')
  await details.getByRole('button', { name: 'Afspraak verplaatsen' }).click()
  const day = formatFullDate(new Date(appointmentDate), 'nl', clinic.timeZone)
  const button = details.getByRole('button', { name: day, exact: true })
  await freeDays(details).first().waitFor()
  if (!(await button.isVisible())) await details.getByRole('button', { name: 'Volgende maand' }).click()
  await button.click()
  const times = details.getByRole('radio')
  await expect(times).not.toHaveCount(0)
  await expect(details.locator(`input[type=radio][value="${appointmentDate}"]`)).toHaveCount(0)
})

for (const { language, prefix, t } of journeys)
  test(`who is overtaken while moving an appointment is told so, and keeps the old time (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const { id, appointmentDate } = await bookFor(page.request, account, 4)
    await page.goto(`${prefix}/portal/appointments#${id}`)
    const details = page.locator(`[id="${id}"]`).getByRole('article')
    await details.getByRole('button', { name: t('change.move') }).click()
    await chooseAnotherMoment(page, t)
    const chosen = details.locator('input[type=radio]:checked')
    const wanted = await chosen.inputValue()
    const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) })
    await takeEveryRoom(elsewhere, wanted)
    await elsewhere.dispose()
    await details.getByRole('button', { name: t('change.confirm_move') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('change.error_title') })).toContainText(
      t('change.slot_taken'),
    )
    await expect(chosen).toHaveCount(0)
    await expect(details.locator(`input[value="${wanted}"]:enabled`)).toHaveCount(0)
    await details.getByRole('button', { name: t('change.keep') }).click()
    const start = formatTime(new Date(appointmentDate), language, clinic.timeZone)
    await expect(lineOf(page, start)).toBeVisible()
  })

for (const { language, prefix, t } of journeys)
  test(`what is being moved or cancelled cannot be kept any more (${language})`, async ({ page }) => {
    const account = newAccount()
    await registerBy(page.request, account, language)
    const { id } = await bookFor(page.request, account, 4)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const isBound = async (kind: 'move' | 'cancel', done: string) => {
      const release = await hold(page, /\/api\/appointments\/[^/]+\/(reschedule|cancel)/)
      await button(t(`change.confirm_${kind}`)).press('Enter')
      await expect(button(t('change.keep'))).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { name: t(`change.${kind}_title`) })).toBeVisible()
      release()
      await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
    }
    await page.goto(`${prefix}/portal/appointments#${id}`)
    await button(t('change.move')).click()
    await chooseAnotherMoment(page, t)
    await isBound('move', t('change.moved_title'))
    await button(t('change.cancel')).click()
    await isBound('cancel', t('change.cancelled_title'))
  })

for (const { language, prefix, t } of journeys) {
  test(`an appointment is moved and cancelled with the keyboard alone (${language})`, async ({ page }) => {
    test.slow()
    const account = newAccount()
    await registerBy(page.request, account, language)
    await bookFor(page.request, account, 4)
    const press = async (target: Locator, key: 'Enter' | 'Space') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    const main = page.locator('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const done = (title: string) => page.getByRole('status').filter({ hasText: title })
    await page.goto(`${prefix}/portal/appointments`)
    const line = main.locator('details summary').first()
    await expect(line).toBeVisible()
    await skipToContent(page, t('frame.skip'))
    await press(line, 'Enter')
    await expect(button(t('change.move'))).toBeVisible()
    await press(button(t('change.move')), 'Enter')
    await expect(page.getByRole('heading', { name: t('change.move_title') })).toBeFocused()
    await press(
      button(t('appointment.next_month'))
        .or(button(t('appointment.next_week')))
        .filter({ visible: true }),
      'Enter',
    )
    await press(freeDays(main).first(), 'Enter')
    await press(freeTimes(main).first(), 'Space')
    // The first one may be the moment at which the visit stands.
    await page.keyboard.press('ArrowDown')
    await press(button(t('change.confirm_move')), 'Enter')
    await expect(done(t('change.moved_title'))).toBeVisible()

    await press(button(t('change.cancel')), 'Enter')
    await expect(page.getByRole('heading', { name: t('change.cancel_title') })).toBeFocused()
    await press(button(t('change.confirm_cancel')), 'Enter')
    await expect(done(t('change.cancelled_title'))).toBeVisible()
    await expect(page.getByRole('region', { name: t('portal.appointments.past') })).toContainText(
      t('portal.status.cancelled'),
    )
  })
}

test('the dashboard asks what changing the next visit costs as soon as it is no longer free', async ({
  page,
}) => {
  const { t } = journeys[0]
  const account = newAccount()
  await registerBy(page.request, account)
  const { appointmentDate } = await bookFor(page.request, account, 4)
  const freeUntil = new Date(appointmentDate).getTime() - 24 * hourMs
  await page.clock.install()
  await page.goto('/portal')
  const next = page.getByRole('article', { name: treatment })
  await expect(next).toContainText(
    patternOf(t('portal.dashboard.free_until', { moment: 'MOMENT' }), {
      MOMENT: moment(new Date(freeUntil)),
    }),
  )
  // The clock of the server is not turned: what it would say then.
  await page.route('**/api/appointments', async (route) => {
    const response = await route.fetch()
    const [visit] = await response.json()
    await route.fulfill({ response, json: [{ ...visit, feeCents: lateFeeCents }] })
  })
  await page.clock.fastForward(freeUntil - Date.now() + hourMs)
  const gaps = { FEE: amount(lateFeeCents), MOMENT: moment(new Date(freeUntil)) }
  const costs = t('portal.dashboard.costs_now', { fee: 'FEE', moment: 'MOMENT' })
  await expect(next).toContainText(patternOf(costs, gaps))
})

for (const { language, t } of journeys) {
  test(`the link of the mail does the same without a login, its button in use once a moment is chosen, and cannot revive anything (${language})`, async ({
    page,
    baseURL,
  }) => {
    const account = newAccount()
    const elsewhere = await registerElsewhere(baseURL, account, language)
    await bookFor(elsewhere, account, 4)
    await page.goto(await linkInMail('booking-confirmation', account.email))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    const done = (title: string) => page.getByRole('status').filter({ hasText: title })
    const move = page.getByRole('button', { name: t('change.move'), exact: true })
    const cancel = page.getByRole('button', { name: t('change.cancel'), exact: true })
    await move.click()
    const bind = page.getByRole('button', { name: t('change.confirm_move') })
    const look = () => bind.evaluate((button) => getComputedStyle(button).backgroundColor)
    const waiting = await look()
    await bind.click()
    await expect(page.getByRole('alert').filter({ hasText: t('appointment.select_date') })).toBeVisible()
    await chooseAnotherMoment(page, t)
    expect(waiting).not.toBe('rgba(0, 0, 0, 0)')
    expect(await look()).not.toBe(waiting)
    await bind.click()
    await expect(done(t('change.moved_title'))).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(main).toContainText(t('change.preparation'))
    await cancel.click()
    await page.getByRole('button', { name: t('change.confirm_cancel') }).click()
    await expect(done(t('change.cancelled_title'))).toBeVisible()
    await page.reload()
    await expect(main).toContainText(t('appointment.status_cancelled'))
    await expect(main.getByRole('link', { name: t('appointment.title') })).toBeVisible()
    await expect(main).not.toContainText(t('change.preparation'))
    await expect(main).not.toContainText(t('appointment.route'))
    await expect(move).toHaveCount(0)
    await elsewhere.dispose()
  })
}

for (const { language, prefix, t } of journeys)
  test(`where a new client has nothing yet no machine finds a flaw, it fits 320 pixels and leads to the treatments (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await registerBy(page.request, newAccount(), language)
    for (const path of ['', '/appointments', '/treatments']) {
      await page.goto(`${prefix}/portal${path}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await flawsOf(page, path)).toEqual([])
      await expectFits320(page)
      const way = page.getByRole('link', { name: t('portal.appointments.browse') })
      if (path !== '') await expect(way).toHaveAttribute('href', `${prefix}/behandelingen`)
    }
  })
