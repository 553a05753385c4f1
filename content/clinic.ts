import type { Clinic, Presence } from '#shared/content/clinic.ts'

const grid = { first: '09:00', last: '17:00' }

/**
 * The facts of the clinic, each once. Numbers of zeros and addresses at .example are placeholders until a real clinic takes over.
 *
 * So are the words about medicine: before anybody is treated, a physician of the clinic has to read every text of
 * `content/treatments`, `content/blog` and `content/messages/<language>/urgent.ts`, and answer for it. The emergency number must be one that
 * somebody who can judge a complication answers, day and night. What the law asks of advertising and sales stands in docs/decisions/0024.
 */
export const clinic: Clinic = {
  name: 'Kliniek Buiten',
  legalName: 'Kliniek Buiten (voorbeeld)',
  city: { nl: 'Almere Buiten', en: 'Almere Buiten', ar: 'ألميره باوتن', es: 'Almere Buiten' },
  language: 'nl',
  address: { street: 'Voorbeeldstraat 1', postalCode: '1335 AA', city: 'Almere', country: 'NL' },
  location: { latitude: 52.3936, longitude: 5.2786 },
  phones: { landline: '+31 36 000 0001', mobile: '+31 6 0000 0002', emergency: '+31 6 0000 0003' },
  chatNumber: '31600000002',
  emails: {
    general: 'info@kliniekbuiten.example',
    complaints: 'klachten@kliniekbuiten.example',
    privacy: 'privacy@kliniekbuiten.example',
  },
  complaints: {
    officer: 'M. Voorbeeld',
    disputesBody: { name: 'Geschilleninstantie Voorbeeld', url: 'https://geschilleninstantie.example/' },
  },
  registrations: { kvk: '00000000', btw: 'NL000000000B00' },
  timeZone: 'Europe/Amsterdam',
  openingHours: {
    monday: null,
    tuesday: { opens: '10:00', closes: '21:00' },
    wednesday: { opens: '10:00', closes: '18:00' },
    thursday: { opens: '10:00', closes: '21:00' },
    friday: { opens: '10:00', closes: '18:00' },
    saturday: { opens: '10:00', closes: '18:00' },
    sunday: 'appointment',
  },
  appointmentsUntil: '18:00',
  booking: {
    rooms: 4,
    grid: {
      monday: grid,
      tuesday: grid,
      wednesday: grid,
      thursday: grid,
      friday: grid,
      saturday: grid,
      sunday: null,
    },
    horizonDays: 180,
    leadMinutes: 60,
    closedDates: [
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-03-29',
      '2027-04-27',
      '2027-05-06',
      '2027-05-17',
    ],
    minimumAgeInjectables: 18,
    perPerson: { upcoming: 8, atOnce: 1 },
    unproven: { perHour: 40, perDay: 120 },
  },
  fees: { freeUntilHours: 24, lateShare: 0.5, freeConsultCents: 2000, graceMinutes: 60, isIllnessFree: true },
  termsVersion: '2026-11-29',
  retention: {
    mails: { days: 90 },
    enquiries: { years: 1 },
    unconfirmed: { days: 7 },
    manageLink: { days: 30 },
    visitDetails: { days: 30 },
    visitContact: { years: 2 },
    leftVisit: { days: 30 },
    unprovenAccount: { days: 90 },
    idleAccount: { years: 3 },
    books: { years: 7 },
  },
}

/** Where else the clinic is found and what others say of it: on the pages alone, so that no script carries it. */
export const presence: Presence = {
  socials: {
    facebook: 'https://www.facebook.com/kliniekbuiten.example',
    instagram: 'https://www.instagram.com/kliniekbuiten.example',
    tiktok: 'https://www.tiktok.com/@kliniekbuiten.example',
  },
  developer: { name: 'Kliniek Buiten webteam', url: 'https://kliniekbuiten.example/webteam' },
  trust: { isSample: true },
}
