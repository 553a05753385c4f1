import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visitMailComposers } from '#server/features/visit-mails/emails.tsx'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { languages } from '#shared/i18n/languages.ts'
import { clinic } from './clinic.ts'
import type { TestApp } from './app.ts'
import { bookingOf, openTestApp, testNow } from './app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
beforeEach(() => {
  app.travelTo(testNow)
  return app.clear()
})
afterAll(() => app.close())

/** What the confirmation and the reminder of the last evening say of a free consultation. */
async function mailsOf(treatmentType: string, language: Language) {
  const { body } = await app.call('/api/appointments', { body: bookingOf({ treatmentType }), language })
  const stored = app.database.db.selectFrom('mails').select('data').where('kind', '=', 'booking-confirmation')
  const { data } = await stored.executeTakeFirstOrThrow()
  const composers = visitMailComposers(app.deps)
  const confirmed = (await composers['booking-confirmation']?.(data, language))?.text ?? ''
  app.travelTo('2026-11-23T17:00:00Z')
  const around = { appointmentId: body.id, startsAt: '2026-11-24T09:00:00Z' }
  const reminded = (await composers['visit-reminder-evening']?.(around, language))?.text ?? ''
  return { confirmed, reminded }
}

/** A mail writes titles in capitals, and keeps figures together and in their direction. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
}

/** The words of both mails, for who comes and for who stays at home. */
function wordsIn(language: Language) {
  const t = translatorFor(language)
  const hours = clinic.fees.freeUntilHours
  const fee = formatPrice(clinic.fees.freeConsultCents, language)
  const name = { clinic: clinic.name }
  return {
    comes: {
      confirmed: [t('bookingMail.policy_free_consult', { hours, fee }), t('bookingMail.regards', name)],
      reminded: [
        t('visitMail.coming'),
        t('visitMail.reminder_title'),
        t('visitMail.reminder_late', { fee }),
        t('bookingMail.regards', name),
      ],
    },
    stays: {
      confirmed: [t('bookingMail.policy_free_remote', { hours, fee }), t('bookingMail.regards_remote', name)],
      reminded: [
        t('visitMail.coming_remote'),
        t('visitMail.reminder_title_remote'),
        t('visitMail.reminder_late_remote', { fee }),
        t('bookingMail.regards_remote', name),
      ],
    },
  }
}

it.each(
  languages.flatMap((language) =>
    (
      [
        ['Gratis consult', 'comes', 'stays'],
        ['Gratis consult per telefoon', 'stays', 'comes'],
        ['Gratis consult per video', 'stays', 'comes'],
      ] as const
    ).map((kind) => [language, ...kind] as const),
  ),
)('in %s the mails about a "%s" speak to who %s', async (language, treatmentType, who, other) => {
  const mails = await mailsOf(treatmentType, language)
  const words = wordsIn(language)
  for (const mail of ['confirmed', 'reminded'] as const) {
    const text = plain(mails[mail])
    for (const said of words[who][mail]) expect(text, mail).toContain(plain(said))
    for (const said of words[other][mail]) expect(text, mail).not.toContain(plain(said))
  }
})
