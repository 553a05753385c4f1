import { clinic as ourClinic } from '#content/clinic.ts'
import { accountMailComposers } from '#server/features/account/emails.tsx'
import { newsletterMailComposers } from '#server/features/newsletter/emails.tsx'
import { mailComposers } from '#server/mails.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { ComposedMail } from '#server/platform/mail/mail.ts'
import { priceList } from '#shared/content/catalogue.ts'
import type { Clinic } from '#shared/content/clinic.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Every mail with made-up facts, on a database in memory: for the preview, the pictures and the tests. */
export type MailSamples = {
  readonly kinds: readonly string[]
  readonly compose: (kind: string, language: Language) => Promise<ComposedMail>
  readonly close: () => Promise<void>
}

const id = '0b1c5a52-7b1e-4f0a-9a3e-2f5d6c7b8a90'
const bookedAt = new Date('2026-11-19T08:00:00Z')
const startsAt = new Date('2026-11-24T09:00:00Z')
const noor = {
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.nl',
  phone: '+31 6 12345678',
  text: 'Ik gebruik bloedverdunners.\nKan dat?',
}

export async function openMailSamples(
  given: {
    readonly clinic?: Clinic
    readonly treatment?: string
    /** Migrated; closed with the samples. Without it one is made in memory. */
    readonly database?: OpenedDatabase
  } = {},
): Promise<MailSamples> {
  const { clinic = ourClinic, treatment = 'Botox eerste zone' } = given
  const database = given.database ?? (await openDatabase({ dataDir: null }))
  if (given.database === undefined) await migrate(database.db)
  const url = `https://${clinic.emails.general.split('@')[1]}/betalen`
  await database.db
    .insertInto('appointments')
    .values({ ...ofNoor, treatment, payment_link: url })
    .execute()
  const env = {
    publicUrl: `https://${clinic.emails.general.split('@')[1]}`,
    secret: 'a secret for samples, long enough for all',
    clinicMail: clinic.emails.general,
  }
  // An hour at which both mails around the visit are true: it is looked at, not sent.
  const deps = { db: database.db, env, clinic, priceList, now: () => bookedAt }
  // Those of an account and of the newsletter without asking whether their link still works: it opens nothing.
  const composers = {
    ...mailComposers(deps),
    ...accountMailComposers(deps),
    ...newsletterMailComposers(deps),
  }
  return {
    kinds: Object.keys(composers),
    async compose(kind, language) {
      const mail = await composers[kind]?.(
        JSON.parse(JSON.stringify({ url, ...dataOf(kind, language, treatment) })),
        language,
      )
      if (!mail) throw new Error(`no mail of the kind ${kind}`)
      return mail
    },
    close: database.close,
  }
}

const ofNoor = {
  ...{ id, reference: 'AB23-CD45', starts_at: startsAt, duration_minutes: 30 },
  ...({ room: 2, status: 'confirmed', first_name: noor.firstName, last_name: noor.lastName } as const),
  ...({ email: noor.email, phone: noor.phone, language: 'nl', payment_option: 'pay_later' } as const),
  ...{ price_cents: 9900, is_price_from: false, wants_newsletter: false, created_at: bookedAt },
}

/** What the composers of a kind take; kinds that belong together take the same. */
function dataOf(kind: string, language: Language, treatment: string): object {
  const { firstName, lastName, email, phone, text } = noor
  if (kind.startsWith('visit-')) return { appointmentId: id, startsAt }
  if (kind.startsWith('newsletter-')) return { id, emailHash: 'b'.repeat(43) }
  if (kind.startsWith('account-')) return { firstName, username: firstName, nonce: 'n'.repeat(43) }
  if (kind.startsWith('contact-')) {
    const treatments = ['Botox eerste zone', 'Hydra facial gezicht']
    return {
      name: `${firstName} ${lastName}`,
      email,
      phone,
      subject: text.split('\n')[0],
      message: text,
      body: 'Dat kan. Stop er niet zelf mee, en neem uw medicijnlijst mee.\n\nU krijgt misschien wat eerder een blauwe plek.',
      treatments,
      language,
      isOwn: true,
    }
  }
  return {
    ...{ id, reference: 'AB23-CD45', treatment, startsAt, createdAt: bookedAt, room: 2 },
    ...{
      durationMinutes: 30,
      firstName,
      lastName,
      email,
      phone,
      hasNotes: true,
      language,
    },
    ...{
      paymentOption: 'pay_later',
      priceCents: 9900,
      isPriceFrom: false,
      feeCents: kind.includes('moved') ? 4950 : 0,
    },
    change: { sequence: 1, at: bookedAt, isCancelled: kind.includes('cancelled') },
    before: new Date('2026-11-19T13:30:00Z'),
  }
}
