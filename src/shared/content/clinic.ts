import { z } from 'zod'
import { line, words } from '#shared/content/schema.ts'
import { languages } from '#shared/i18n/languages.ts'
import { weekdays } from '#shared/lib/weekdays.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Starts lie on the half hours that rooms are booked by. */
const halfHour = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/)
const starts = z
  .strictObject({ first: halfHour, last: halfHour })
  .refine(({ first, last }) => first <= last, 'the last start is before the first')
const calendarDate = z.iso.date()
const period = z.union([z.strictObject({ days: z.int().min(1) }), z.strictObject({ years: z.int().min(1) })])
const hours = z
  .strictObject({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, 'closes before it opens')

/** Everything that makes this clinic this clinic; changing the file `content/clinic.ts` rebrands the site (DECISIONS 1). */
export const clinicSchema = z.strictObject({
  name: line,
  /** Name of the legal person, for terms and mails. */
  legalName: line,
  city: words,
  /** In which its own mails and its agenda are written. */
  language: z.enum(languages),
  address: z.strictObject({ street: line, postalCode: line, city: line, country: z.literal('NL') }),
  /** Degrees, WGS 84: the drawn map and structured data. */
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  phones: z.strictObject({
    landline: line,
    mobile: line,
    /** For trouble after an injection: somebody who can judge it answers, day and night. */
    emergency: line,
  }),
  /** Digits only, with country code: the chat link. */
  chatNumber: z.string().regex(/^\d+$/),
  emails: z.strictObject({ general: z.email(), complaints: z.email(), privacy: z.email() }),
  /** Whom the complaints page names (Wkkgz): the officer, and the recognised disputes body that the clinic belongs to. */
  complaints: z.strictObject({
    officer: line,
    disputesBody: z.strictObject({ name: line, url: z.url() }),
  }),
  registrations: z.strictObject({ kvk: line, btw: line }),
  /** IANA zone of every time on the site. */
  timeZone: line,
  /** What the contact page and the footer show; null is closed, 'appointment' is open by appointment (SPEC 9). */
  openingHours: z.record(z.enum(weekdays), z.union([hours, z.null(), z.literal('appointment')])),
  /** Until when the clinic receives by appointment on such a day (SPEC 9). */
  appointmentsUntil: clock,
  booking: z.strictObject({
    /** Rooms that can be used at the same time (DECISIONS 3). */
    rooms: z.int().min(1).max(50),
    /** First and last start of the day per weekday, both inclusive; null is a day without bookings. */
    grid: z.record(z.enum(weekdays), z.union([starts, z.null()])),
    horizonDays: z.int().min(1).max(365),
    leadMinutes: z.int().min(0),
    /** Single dates on which the clinic is closed. */
    closedDates: z.array(calendarDate),
    minimumAgeInjectables: z.int().min(0),
    /** What one person may hold: visits to come under one address, and visits at the same time (DECISIONS 3). */
    perPerson: z.strictObject({ upcoming: z.int().min(1), atOnce: z.int().min(1) }),
    /** How many visits may be booked within an hour and a day by people whose address nobody has proven, all together; a network has a share. */
    unproven: z.strictObject({ perHour: z.int().min(1), perDay: z.int().min(1) }),
  }),
  fees: z.strictObject({
    /** Free cancellation up to this many hours before the visit (SPEC 9). */
    freeUntilHours: z.int().min(0),
    lateShare: z.number().min(0).max(1),
    freeConsultCents: z.int().min(0),
    /** Changes within this time after booking cost nothing. */
    graceMinutes: z.int().min(0),
    /** Nothing is owed by who falls ill in the last hours and calls before the visit begins. */
    isIllnessFree: z.boolean(),
  }),
  /** Since when the house rules and the terms with the privacy statement are as they are; it is stored with every booking. Change it with them. */
  termsVersion: calendarDate,
  /** How long the software keeps what it was told; a clean-up erases the rest every day, and the privacy text names the periods. */
  retention: z.strictObject({
    /** What was mailed to whom, from the day it was written, which may be some before it was sent. */
    mails: period,
    /** Messages of the contact form. */
    enquiries: period,
    /** Newsletter addresses that nobody confirmed; as long as the link in the mail works. */
    unconfirmed: period,
    /** How long after the visit the link in its mails opens it. */
    manageLink: period,
    /** Date of birth and notes of a booking, after the visit; why a time was blocked, after it. */
    visitDetails: period,
    /** E-mail address and telephone number of a booking, after the visit. */
    visitContact: period,
    /** The same where the client deleted the account before the visit and owes nothing, for questions after the treatment. */
    leftVisit: period,
    /** An account whose address nobody has proven, after its last use, unless a visit of it is to come. */
    unprovenAccount: period,
    /** Any account, after its last use and its last visit. */
    idleAccount: period,
    /** Who came, when, for what and at which price: whole years after the year of the visit, as tax law counts. */
    books: z.strictObject({ years: z.int().min(1) }),
  }),
})

export type Clinic = z.infer<typeof clinicSchema>

/** Where else the clinic is found, who built the site and what others say of it. */
export const presenceSchema = z.strictObject({
  socials: z.strictObject({ facebook: z.url(), instagram: z.url(), tiktok: z.url() }),
  developer: z.strictObject({ name: line, url: z.url() }),
  /** What others say about the clinic, each with where it can be checked; without it the site shows facts in the same place. */
  trust: z.strictObject({
    /** Prices, people and reviews are still samples: the footer says so on every page. */
    isSample: z.boolean(),
    award: z.strictObject({ name: words, reason: words, url: z.url() }).optional(),
    reviewPlatform: z.strictObject({ name: line, url: z.url() }).optional(),
  }),
})

export type Presence = z.infer<typeof presenceSchema>
