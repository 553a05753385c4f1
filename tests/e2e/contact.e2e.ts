import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { ar } from '#content/messages/ar.ts'
import { nl } from '#content/messages/nl.ts'
import { afterAllTries } from './clock.ts'
import { hold } from './hold.ts'
import { openReady } from './open-ready.ts'
import { sentMails } from './sent-mails.ts'

/** Visitors of the opening hours: at home, behind the clinic's clock, ahead of it; the zone does not ask for the language. */
const visitorZones = ['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo'] as const
/** The code of the form. */
const liveForm = /live-form.*\.js$/
const fourTreatments = ['Gratis consult', 'Hydra facial gezicht', 'Lipfiller 0,5 ml', 'Botox drie zones']

const words = {
  nl: {
    path: '/contact',
    form: 'Stuur een bericht',
    name: 'Naam',
    email: 'E-mail',
    subject: 'Onderwerp',
    message: 'Bericht',
    phone: 'Telefoon',
    treatments: 'Behandelingen',
    consult: 'Gratis consult',
    chosen: 'Gekozen behandelingen',
    remove: /^Verwijder /,
    submit: 'Versturen',
    success: 'Bericht verstuurd',
    required: 'Dit veld is verplicht.',
    invalidEmail: nl.form.invalid_email,
    failed: ['Error', 'Er ging iets mis. Probeer het later opnieuw.'],
    copied: 'Bedankt voor uw bericht',
    maximum: 'Maximum bereikt',
    tooMany: 'U kunt ten hoogste 3 behandelingen kiezen.',
    map: 'Toon de kaart',
    zone: 'De tijden zijn Nederlandse tijd.',
    open: 'Nu open, tot 21:00 uur',
    night: 'Nu gesloten, woensdag weer open vanaf 10:00 uur',
    monday: 'Nu gesloten, dinsdag weer open vanaf 10:00 uur',
    appointment: 'Vandaag alleen op afspraak',
  },
  ar: {
    path: '/ar/contact',
    form: 'إرسال رسالة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
    phone: 'الهاتف',
    treatments: 'العلاجات',
    consult: 'استشارة مجانية',
    chosen: 'العلاجات المختارة',
    remove: /^إزالة /,
    submit: 'إرسال',
    success: 'أُرسلت الرسالة',
    required: 'هذا الحقل مطلوب.',
    invalidEmail: ar.form.invalid_email,
    failed: ['خطأ', 'حدث خطأ ما. حاولوا مرة أخرى لاحقًا.'],
    copied: 'شكرًا لرسالتكم',
    maximum: 'تم بلوغ الحد الأقصى',
    tooMany: 'يمكنكم اختيار 3 علاجات على الأكثر.',
    map: 'عرض الخريطة',
    zone: 'الأوقات بتوقيت هولندا.',
    open: 'العيادة مفتوحة الآن حتى الساعة 21:00',
    night: 'العيادة مغلقة الآن وتفتح يوم الأربعاء الساعة 10:00',
    monday: 'العيادة مغلقة الآن وتفتح يوم الثلاثاء الساعة 10:00',
    appointment: 'اليوم بموعد مسبق فقط',
  },
} as const

/** The form brings its list of treatments when it comes to life. */
async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await openReady(page, path)
  const form = page.getByRole('form', { name })
  // It does so when it comes into view, which on a phone takes a scroll.
  await form.scrollIntoViewIfNeeded()
  await form.locator('button[type=submit]').waitFor()
  return form
}

/** The two mails about a message: both name the sender's address, to whom one is sent and who answers the other. */
async function mailsAbout(address: string): Promise<ParsedMail[]> {
  let found: ParsedMail[] = []
  await expect(async () => {
    const mails = await sentMails('contact-')
    found = mails.filter(({ to, replyTo }) => [to, replyTo].flat().some((each) => each?.text === address))
    expect(found).toHaveLength(2)
  }).toPass({ timeout: 30_000 })
  return found
}

for (const language of ['nl', 'ar'] as const) {
  const w = words[language]
  const formOf = (page: Page) => page.getByRole('form', { name: w.form })

  test.describe(language, () => {
    test('name, e-mail, subject and message are required, telephone and treatments are not', async ({
      page,
    }) => {
      await openReady(page, w.path)
      const form = formOf(page)
      await form.getByRole('button', { name: w.submit }).click()
      await expect(form.getByLabel(w.name)).toBeFocused()
      for (const label of [w.name, w.email, w.subject, w.message]) {
        const field = form.getByLabel(label, { exact: true })
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(w.required)
      }
      await form.getByLabel(w.name).fill('Noor')
      await expect(form.getByLabel(w.name)).not.toHaveAttribute('aria-invalid')
      await form.getByLabel(w.email, { exact: true }).fill('noor')
      await expect(form.getByLabel(w.email, { exact: true })).toHaveAccessibleDescription(w.invalidEmail)
    })

    test('up to three treatments can be chosen, and each can be removed', async ({ page }) => {
      const form = await openForm(page, w.path, w.form)
      const list = form.getByLabel(w.treatments, { exact: true })
      const chosen = form.getByRole('list', { name: w.chosen })
      await list.selectOption('Gratis consult')
      await expect(list.locator('option[value="Gratis consult"]')).toBeDisabled()
      await expect(chosen.getByRole('listitem')).toHaveText([w.consult])
      await list.selectOption('Hydra facial gezicht')
      await list.selectOption('Lipfiller 0,5 ml')
      await expect(list).toBeHidden()
      const remove = chosen.getByRole('button', { name: w.remove })
      await expect(remove).toHaveCount(3)
      await expect(remove.last()).toBeFocused()

      await remove.first().press('Enter')
      await expect(chosen.getByRole('listitem')).toHaveCount(2)
      await expect(list).toBeFocused()
      await expect(list.locator('option[value="Gratis consult"]')).toBeEnabled()
      await expect(list.locator('option[value="Lipfiller 0,5 ml"]')).toBeDisabled()
    })

    test('a fourth treatment is refused with a notice', async ({ page }) => {
      const asked = fourTreatments.map((name) => `treatment=${encodeURIComponent(name)}`).join('&')
      const form = await openForm(page, `${w.path}?${asked}`, w.form)
      await expect(page.getByRole('alert')).toContainText(w.maximum)
      await expect(page.getByRole('alert')).toContainText(w.tooMany)
      await expect(form.getByRole('list', { name: w.chosen }).getByRole('listitem')).toHaveCount(3)
      await expect(form.getByLabel(w.treatments, { exact: true })).toBeHidden()
    })

    test('the address chooses a treatment by name, else the first of a category', async ({ page }) => {
      const chosen = page.getByRole('list', { name: w.chosen }).getByRole('listitem')
      for (const query of ['treatment=GRATIS%20consult', `treatment=${encodeURIComponent(w.consult)}`]) {
        await openForm(page, `${w.path}?${query}&category=massages`, w.form)
        await expect(chosen).toHaveText([w.consult])
      }
      const form = await openForm(page, `${w.path}?treatment=trapeze&category=consulten`, w.form)
      const first = form.locator('optgroup').filter({ hasText: w.consult }).locator('option').first()
      await expect(chosen).toHaveText([(await first.textContent()) ?? ''])
      await openForm(page, `${w.path}?treatment=trapeze`, w.form)
      await expect(chosen).toHaveCount(0)
    })

    test('what is sent arrives at the clinic, and the sender hears so', async ({ page }) => {
      const form = await openForm(page, w.path, w.form)
      const question = randomUUID()
      const address = `${randomUUID()}@example.nl`
      await form.getByLabel(w.name, { exact: true }).fill('Noor')
      await form.getByLabel(w.email).fill(address)
      await form.getByLabel(w.phone).fill('06 12345678')
      await form.getByLabel(w.subject).fill(question)
      await form.getByLabel(w.message, { exact: true }).fill('Past dit\nbij mijn huid?')
      await form.getByLabel(w.treatments, { exact: true }).selectOption('Gratis consult')
      await form.getByRole('button', { name: w.submit }).click()
      await expect(form.getByRole('status')).toContainText(w.success)
      await expect(form.getByRole('status')).toBeFocused()
      for (const label of [w.name, w.email, w.phone, w.subject, w.message])
        await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
      await expect(form.getByRole('list', { name: w.chosen })).toHaveCount(0)

      const mails = await mailsAbout(address)
      const copy = mails.find(({ to }) => [to].flat().some((each) => each?.text === address))
      const notice = mails.find((mail) => mail !== copy)
      expect(copy?.text).toContain(w.copied)
      expect(copy?.text).toContain(w.consult)
      // Nobody has proven the address: what a stranger typed does not travel to it under the clinic's name.
      expect(copy?.text).not.toContain(question)
      expect(notice?.replyTo?.text).toBe(address)
      for (const fact of [question, 'Noor', '06 12345678', 'Gratis consult', 'bij mijn huid?'])
        expect(notice?.text).toContain(fact)
    })

    test('a failed send says so and loses nothing', async ({ page, context }) => {
      const form = await openForm(page, w.path, w.form)
      await form.getByLabel(w.name).fill('Noor')
      await form.getByLabel(w.email).fill('noor@example.nl')
      await form.getByLabel(w.subject).fill('Vraag')
      await form.getByLabel(w.message, { exact: true }).fill('Blijft dit staan?')
      await form.getByLabel(w.treatments).selectOption('Gratis consult')
      await context.setOffline(true)
      await form.getByRole('button', { name: w.submit }).click()
      for (const words of w.failed) await expect(page.getByRole('alert')).toContainText(words)
      await expect(form.getByLabel(w.name)).toHaveValue('Noor')
      await expect(form.getByLabel(w.email)).toHaveValue('noor@example.nl')
      await expect(form.getByLabel(w.subject)).toHaveValue('Vraag')
      await expect(form.getByLabel(w.message, { exact: true })).toHaveValue('Blijft dit staan?')
      await expect(form.getByRole('list', { name: w.chosen }).getByRole('listitem')).toHaveCount(1)
      await context.setOffline(false)
      await form.getByRole('button', { name: w.submit }).click()
      await expect(form.getByRole('status')).toContainText(w.success)
    })

    test('OpenStreetMap hears of the visitor only after a press on its button', async ({ page, baseURL }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
          elsewhere.push(new URL(request.url()).origin)
      })
      await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
      await openForm(page, w.path, w.form)
      const button = page.getByRole('button', { name: w.map })
      await button.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(elsewhere).toEqual([])
      await button.click()
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute(
        'src',
        /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/,
      )
      await expect(frame).toHaveAttribute('title', /Voorbeeldstraat 1/)
      await expect.poll(() => elsewhere).toEqual(['https://www.openstreetmap.org'])
    })

    for (const zone of language === 'nl' ? visitorZones : visitorZones.slice(1, 2)) {
      test.describe(() => {
        test.use({ timezoneId: zone })

        test(`whether the clinic is open goes by its own clock, for a visitor in ${zone}`, async ({
          page,
        }) => {
          for (const [instant, line] of [
            ['2026-11-24T12:00:00Z', w.open],
            ['2026-11-24T20:30:00Z', w.night],
            ['2026-11-22T23:30:00Z', w.monday],
            ['2026-07-12T10:00:00Z', w.appointment],
          ] as const) {
            await page.clock.setFixedTime(instant)
            await openReady(page, w.path)
            await expect(page.locator('[data-opening]')).toHaveText(line)
            await expect(page.getByText(w.zone)).toBeVisible({ visible: zone !== 'Europe/Amsterdam' })
          }
        })
      })
    }
  })
}

test('what keys lead to in the list of treatments is added by Enter or by leaving it', async ({ page }) => {
  const form = await openForm(page, '/contact', words.nl.form)
  const list = form.getByLabel(words.nl.treatments, { exact: true })
  const chosen = form.getByRole('list', { name: words.nl.chosen }).getByRole('listitem')
  await list.press('ArrowDown')
  await list.press('ArrowDown')
  await expect(list).not.toHaveValue('')
  await expect(chosen).toHaveCount(0)
  await list.press('Escape')
  await expect(list).toHaveValue('')
  await list.press('g')
  const shown = await list.inputValue()
  await list.press('Enter')
  await expect(chosen).toHaveCount(1)
  await expect(list.locator(`option[value="${shown}"]`)).toBeDisabled()
  await list.press('ArrowDown')
  await list.press('Tab')
  await expect(chosen).toHaveCount(2)
  await list.press('ArrowDown')
  await list.press('Enter')
  await expect(chosen).toHaveCount(3)
  await expect(chosen.last().getByRole('button')).toBeFocused()
})

test('another language keeps what was typed, until it is sent', async ({ page }) => {
  const [nl, ar] = [words.nl, words.ar]
  const dutch = await openForm(page, `${nl.path}?treatment=Gratis%20consult`, nl.form)
  await dutch.getByLabel(nl.name).fill("Siobhán O'Brien")
  await dutch.getByLabel(nl.message, { exact: true }).fill('Kan dit ook in het Arabisch?')
  await dutch.getByLabel(nl.treatments, { exact: true }).selectOption('Hydra facial gezicht')
  const arabic = await openForm(page, `${ar.path}?treatment=Gratis%20consult`, ar.form)
  await expect(arabic.getByLabel(ar.name)).toHaveValue("Siobhán O'Brien")
  await expect(arabic.getByLabel(ar.message, { exact: true })).toHaveValue('Kan dit ook in het Arabisch?')
  await expect(arabic.getByRole('list', { name: ar.chosen }).getByRole('listitem')).toHaveCount(2)
  await arabic.getByLabel(ar.email).fill('noor@example.nl')
  await arabic.getByLabel(ar.subject).fill('Vraag')
  await arabic.getByRole('button', { name: ar.submit }).click()
  await expect(arabic.getByRole('status')).toContainText(ar.success)
  const again = await openForm(page, nl.path, nl.form)
  await expect(again.getByLabel(nl.name)).toHaveValue('')
  await expect(again.getByRole('list', { name: nl.chosen })).toBeHidden()
})

test('what is typed while a message is on its way stays, and so does the hand', async ({ page }) => {
  const w = words.nl
  const form = await openForm(page, w.path, w.form)
  const message = form.getByLabel(w.message, { exact: true })
  await form.getByLabel(w.name).fill('Noor')
  await form.getByLabel(w.email).fill('noor@example.nl')
  await form.getByLabel(w.subject).fill('Vraag')
  await message.fill('Past dit bij mijn huid?')
  const release = await hold(page, '**/api/contact')
  const sent = page.waitForRequest('**/api/contact')
  await form.getByRole('button', { name: w.submit }).click()
  await sent
  await message.press('End')
  await message.pressSequentially(' En bij zon?')
  await form.getByLabel(w.treatments, { exact: true }).selectOption('Gratis consult')
  await message.focus()
  release()
  await expect(form.getByRole('status')).toContainText(w.success)
  await expect(message).toHaveValue('Past dit bij mijn huid? En bij zon?')
  await expect(message).toBeFocused()
  await expect(form.getByLabel(w.name)).toHaveValue('Noor')
  await expect(form.getByRole('list', { name: w.chosen }).getByRole('listitem')).toHaveCount(1)
})

test('what was typed is kept once the page is out of sight, where a phone may drop it', async ({ page }) => {
  const form = await openForm(page, words.nl.path, words.nl.form)
  await form.getByLabel(words.nl.name).fill('Noor')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await page.evaluate(() => sessionStorage.getItem('draft-enquiry'))).toContain('Noor')
})

test('what was sent while the page was out of sight does not come back as if it had not been', async ({
  page,
}) => {
  const form = await openForm(page, words.nl.path, words.nl.form)
  await form.getByLabel(words.nl.name).fill('Noor')
  await form.getByLabel(words.nl.email).fill('noor@example.nl')
  await form.getByLabel(words.nl.subject).fill('Vraag')
  await form.getByLabel(words.nl.message, { exact: true }).fill('Past dit bij mijn huid?')
  const release = await hold(page, '**/api/contact')
  await form.getByRole('button', { name: words.nl.submit }).click()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft-enquiry'))
  expect(await draft()).toContain('Past dit')
  release()
  await expect(form.getByRole('status')).toContainText(words.nl.success)
  expect(await draft()).toBeNull()
})

test('a form whose code did not come at first comes to life all the same', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => liveForm.test(request.url()))
  await page.route(liveForm, (route) => route.abort(), { times: 1 })
  const form = openForm(page, '/contact', words.nl.form)
  await failed
  await expect((await form).getByRole('button', { name: 'Versturen' })).toHaveAttribute('type', 'submit')
})

test('a press is not busy for ever where the code does not come: words say so, and the next one asks again', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(liveForm, (route) => route.abort())
  await openReady(page, '/contact')
  const form = page.getByRole('form', { name: words.nl.form })
  const send = form.getByRole('button', { name: 'Versturen' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await afterAllTries(page, () => expect(send).not.toHaveAttribute('aria-busy', { timeout: 100 }))
  const told = page.getByRole('alert').filter({ hasText: 'Er ging iets mis. Probeer het later opnieuw.' })
  await expect(told).toBeInViewport()
  await page.unroute(liveForm)
  await send.click()
  await expect(told).toBeHidden()
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
})

test('a press before the form has come to life is sent once it has', async ({ page }) => {
  const release = await hold(page, liveForm)
  await openReady(page, '/contact')
  const form = page.getByRole('form', { name: words.nl.form })
  await form.getByLabel('Naam').fill('Noor')
  await form.getByRole('button', { name: 'Versturen' }).click()
  release()
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Naam')).toHaveValue('Noor')
  await expect(form.getByLabel('Naam')).not.toHaveAttribute('aria-invalid')
  await expect(form.getByRole('button', { name: 'Versturen' })).not.toHaveAttribute('aria-busy')
})
