import { describe, expect, it } from 'vitest'
import { calendarFile } from '#server/features/appointments/calendar.ts'
import { bookedMailComposers } from '#server/features/visit-mails/emails/booked.tsx'
import type { BookingMailData } from '#server/features/visit-mails/emails/data.ts'
import { confirmationKind } from '#server/features/appointments/service.ts'
import { noticeKind } from '#server/features/visit-mails/emails/data.ts'
import { careTexts } from '#server/features/care/service.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import { consultBefore, entries, priceList } from '#shared/content/catalogue.ts'
import { gridOfDay } from '#shared/features/booking/rules.ts'
import { formatPercent } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import { clinic } from '../../../../tests/clinic.ts'
import { readCalendarFile } from '../../../../tests/calendar-file.ts'
import { daysOfYear, onMachinesOfTheWorld, shownByIntl } from '../../../../tests/time-zones.ts'

const env = { publicUrl: 'https://clinic.example', secret: 'a secret of at least 32 characters' }
const composers = bookedMailComposers({ clinic, priceList, env })
const booking: BookingMailData = {
  id: '0b1c5a52-7b1e-4f0a-9a3e-2f5d6c7b8a90',
  reference: 'AB23-CD45',
  treatment: 'Hydra facial gezicht',
  startsAt: new Date('2026-11-24T09:00:00Z'),
  createdAt: new Date('2026-11-19T08:00:00Z'),
  durationMinutes: 60,
  room: 2,
  firstName: "D'Arcy <b>",
  lastName: 'فاطمة',
  email: 'noor@example.nl',
  phone: '+31612345678',
  hasNotes: true,
  language: 'nl',
  paymentOption: 'pay_later',
  priceCents: 9900,
  isPriceFrom: true,
  courseVisits: null,
  hasLink: true,
  isProven: false,
}

/** A treatment of every family. */
const treatmentOfFamily = new Map(entries.map((entry) => [entry.treatment.family, entry]))

/** As stored in the table of mails: through JSON. */
function compose(
  kind: string,
  language: Language,
  changes: Partial<BookingMailData> = {},
): Promise<ComposedMail> {
  const composer = composers[kind]
  if (composer === undefined) throw new Error(`no composer for ${kind}`)
  return composer(JSON.parse(JSON.stringify({ ...booking, ...changes })), language)
}

describe.each(languages)('the confirmation in %s', (language) => {
  it('tells everything about the visit in html and in text, and leaves no placeholder', async () => {
    const mail = await compose(confirmationKind, language)
    expect(mail.html).toContain(`dir="${directionOf(language)}"`)
    const prefix = language === 'nl' ? '' : `/${language}`
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(`https://clinic.example${prefix}/afspraak/beheer?token=${booking.id}.`)
      expect(part).toContain('AB23-CD45')
      expect(part).toContain('10:00')
      expect(part).toMatch(/99[,.]00/)
      expect(part).toContain('50%'.replace('%', ''))
      expect(part).not.toMatch(/\{\{|\}\}|undefined|bookingMail\.|612345678/)
    }
    expect(mail.subject).toContain('10:00')
    expect(mail.html).toContain('D&#x27;Arcy &lt;b&gt;')
    expect(mail.text).toContain("D'Arcy <b>")
  })

  it('says that a call costs nothing to who did not book, where a stranger may have', async () => {
    const says = translatorFor(language)('bookingMail.not_you', { phone: '…' }).split('…')[0] ?? ''
    expect((await compose(confirmationKind, language)).text).toContain(says)
    expect((await compose(confirmationKind, language, { isProven: true })).text).not.toContain(says)
  })

  it('says how a visit is paid, and promises nobody a payment link where nothing is owed', async () => {
    const t = translatorFor(language)
    const payNow = { paymentOption: 'pay_now' } as const
    const paid = await compose(confirmationKind, language, payNow)
    expect(paid.text).toContain(t('bookingMail.pay_now'))
    const free = await compose(confirmationKind, language, { ...payNow, priceCents: 0 })
    expect(free.text).not.toContain(t('bookingMail.pay_now'))
    const notice = await compose(noticeKind, language, { ...payNow, priceCents: 0 })
    expect(notice.text).not.toContain(translatorFor('nl')('bookingMail.notice_pay_now'))
  })

  it('sends nobody to the clinic who is telephoned, neither by the mail nor by the calendar', async () => {
    const t = translatorFor(language)
    for (const remote of ['phone', 'video'] as const) {
      const entry = entries.find(({ treatment }) => treatment.remote === remote)
      const treatment = entry?.treatment.name.nl ?? ''
      const mail = await compose(confirmationKind, language, { treatment, priceCents: 0 })
      expect(mail.text).toContain(t(`bookingMail.by_${remote}`))
      expect(mail.text).not.toContain(t('bookingMail.arrive_early'))
      expect(mail.text).not.toContain(t('bookingMail.way'))
      const file = (mail.calendar?.content ?? '').replaceAll('\r\n ', '')
      expect(file).toContain('LOCATION')
      expect(file).not.toContain(clinic.address.street)
    }
    const visit = await compose(confirmationKind, language)
    expect(visit.text).toContain(t('bookingMail.way'))
  })

  it('says the age rule with injectables and the reservation fee with a free consultation', async () => {
    const injectable = await compose(confirmationKind, language, { treatment: 'Botox eerste zone' })
    expect(injectable.text).toMatch(/\b18\b/)
    const consult = await compose(confirmationKind, language, { treatment: 'Gratis consult', priceCents: 0 })
    expect(consult.text).toMatch(/20[,.]00/)
    expect((await compose(confirmationKind, language)).text).not.toMatch(/\b18\b|20[,.]00/)
  })

  it('says before every treatment how to prepare, also in the calendar file, and which consultation comes first', async () => {
    for (const entry of treatmentOfFamily.values()) {
      const treatment = entry.treatment.name.nl
      const { html, text, calendar } = await compose(confirmationKind, language, { treatment })
      const described = readCalendarFile(calendar?.content ?? '').events[0]?.description ?? ''
      const { preparation } = await careTexts(treatment, language, { clinic, priceList })
      expect(preparation.length, treatment).toBeGreaterThan(1)
      for (const point of preparation)
        for (const part of [text, described]) expect(part, treatment).toContain(point)
      const consult = consultBefore(entry)
      for (const part of [html, text])
        expect(part.includes('behandeling=medisch-consult-bij-de-arts'), treatment).toBe(
          consult !== undefined,
        )
      if (consult === undefined) continue
      expect(text).toContain(consult.treatment.name[language])
      expect(text).toMatch(/45[,.]00/)
    }
  })

  it('says what is owed when we do not treat, and when illness comes too late to move', async () => {
    const charged = { ...clinic, fees: { ...clinic.fees, isIllnessFree: false } }
    const t = translatorFor(language)
    const { text } = await compose(confirmationKind, language)
    expect(text).toContain(t('policy.not_treated'))
    expect(text).toContain(t('policy.illness_free', { hours: 24 }))
    const composeCharged = bookedMailComposers({ clinic: charged, priceList, env })[confirmationKind]
    const stricter = await composeCharged?.(JSON.parse(JSON.stringify(booking)), language)
    // Between words the text part has plain spaces.
    const share = formatPercent(0.5, language).replace('\u00a0بالمئة', ' بالمئة')
    expect(stricter?.text).toContain(t('policy.illness_charged', { hours: 24, share }))
  })

  it('promises nobody that a consultation is free when nothing is treated after it, and everybody that a treatment is', async () => {
    const t = translatorFor(language)
    for (const { treatment, category } of entries) {
      const { name, priceCents } = treatment
      const { text } = await compose(confirmationKind, language, { treatment: name.nl, priceCents })
      const isConsult = category.slug === 'consulten'
      expect(text.includes(t('policy.not_treated')), name.nl).toBe(!isConsult)
      expect(text.includes(t('policy.consult_charged')), name.nl).toBe(isConsult && priceCents > 0)
    }
    const gone = await compose(confirmationKind, language, { treatment: 'Wat er niet meer is' })
    expect(gone.text).toContain(t('policy.not_treated'))
  })

  it('carries a calendar file of the same moment', async () => {
    const { calendar } = await compose(confirmationKind, language)
    expect(calendar).toMatchObject({ filename: 'afspraak.ics', method: 'REQUEST' })
    expect(calendar?.content).toContain('DTSTART:20261124T090000Z')
  })
})

it('tells the clinic in Dutch who comes, when and where, and answers go to the client', async () => {
  const notice = await compose(noticeKind, 'ar', { language: 'ar' })
  expect(notice.subject).toBe('Nieuwe afspraak: dinsdag 24 november 2026 10:00, Hydra facial gezicht')
  for (const fact of [
    "D'Arcy <b> فاطمة",
    'noor@example.nl',
    '+31 6 12345678',
    'Opmerkingen: Staan in de agenda van de balie',
    'Kamer: 2',
  ])
    expect(notice.text).toContain(fact)
  expect(notice.replyTo).toBe('noor@example.nl')
})

it('writes to the people of a clinic in their language', async () => {
  const abroad = bookedMailComposers({ clinic: { ...clinic, language: 'en' }, priceList, env })
  const mail = await abroad[noticeKind]?.(JSON.parse(JSON.stringify(booking)), 'nl')
  const t = translatorFor('en')
  expect(mail?.html).toContain('lang="en"')
  expect(mail?.text).toContain(t('bookingMail.client'))
  expect(mail?.subject).toContain('Tuesday, 24 November 2026')
})

describe('a calendar file', () => {
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

  it('names the clinic in its title, and is the same file each time', async () => {
    const file = await calendarFile(booking, 'nl', { clinic, priceList, env })
    expect(file).toBe(await calendarFile(booking, 'nl', { clinic, priceList, env }))
    expect(lines(file)).toContain(`SUMMARY:Afspraak bij ${clinic.name}`)
    expect(lines(file)).toContain(`UID:${booking.id}@${clinic.emails.general.split('@')[1]}`)
    expect(lines(file)).toContain('METHOD:PUBLISH')
    expect(lines(file)).toContain('SEQUENCE:0')
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })
})

onMachinesOfTheWorld(() => {
  const instantIn = (file: string, field: string) => {
    const match = new RegExp(`${field}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z`).exec(file)
    const [, year, month, day, hours, minutes, seconds] = match ?? []
    return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
  }

  it('every slot of a year stands at its time in the calendar file', async () => {
    for (const date of daysOfYear(2027)) {
      for (const { time, start } of gridOfDay(date, clinic)) {
        const file = await calendarFile({ ...booking, startsAt: start }, 'nl', { clinic, priceList, env })
        expect(shownByIntl(instantIn(file, 'DTSTART'), clinic.timeZone)).toBe(`${date} ${time}`)
        expect(instantIn(file, 'DTEND').getTime() - start.getTime()).toBe(60 * 60_000)
      }
    }
  })

  it.each(['2027-03-27', '2027-03-29', '2027-10-30', '2027-11-01'])(
    'the mail tells the time of the clinic around a clock change, on %s',
    async (date) => {
      for (const { time, start } of gridOfDay(date, clinic).filter((_, index) => index % 8 === 0)) {
        for (const language of languages) {
          const mail = await compose(confirmationKind, language, { startsAt: start })
          expect(mail.subject).toContain(time)
          expect(mail.subject).toContain(String(Number(date.slice(8))))
          expect(mail.text).toContain(time)
        }
      }
    },
  )
})
