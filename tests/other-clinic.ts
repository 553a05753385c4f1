import { clinic, presence } from '#content/clinic.ts'
import type { Clinic, Presence } from '#shared/content/clinic.ts'
import { weekdays } from '#shared/lib/weekdays.ts'
import { addDays, weekdayOf } from '#shared/lib/time.ts'

const hours = { opens: '08:30', closes: '17:15' }
const grid = { first: '09:30', last: '16:30' }
const today = new Date().toISOString().slice(0, 10)
/** The one day with this name in the third week from now: inside every lead time and horizon. */
const inWeeks = (weekday: string) =>
  [15, 16, 17, 18, 19, 20, 21]
    .map((days) => addDays(today, days))
    .find((date) => weekdayOf(date) === weekday) ?? ''

/** A Monday on which the other clinic is open, and a Wednesday on which it is closed. */
export const openMonday = inWeeks('monday')
export const closedWednesday = inWeeks('wednesday')

/** A clinic that shares no fact with ours: elsewhere, open on Monday, with two rooms and a shorter day. */
export const otherClinic: Clinic = {
  name: 'Praktijk Lindenhof',
  legalName: 'Praktijk Lindenhof B.V.',
  city: { nl: 'Zutphen', en: 'Zutphen', ar: 'زوتفن', es: 'Zutphen' },
  // Its people read English.
  language: 'en',
  address: { street: 'Proefkade 22', postalCode: '7201 ZZ', city: 'Zutphen', country: 'NL' },
  location: { latitude: 52.1401, longitude: 6.1955 },
  phones: { landline: '+31 575 999 111', mobile: '+31 6 9999 1112', emergency: '+31 6 9999 1113' },
  chatNumber: '31699991112',
  emails: {
    general: 'balie@lindenhof.example',
    complaints: 'onvrede@lindenhof.example',
    privacy: 'gegevens@lindenhof.example',
  },
  complaints: {
    officer: 'L. Eik',
    disputesBody: { name: 'Geschillenraad Eik', url: 'https://geschillenraad.example/' },
  },
  registrations: { kvk: '99999999', btw: 'NL999999999B99' },
  timeZone: clinic.timeZone,
  openingHours: {
    ...weekdaysAs(hours),
    saturday: 'appointment',
    sunday: null,
  },
  appointmentsUntil: '16:00',
  booking: {
    ...clinic.booking,
    rooms: 2,
    grid: { ...weekdaysAs(grid), saturday: null, sunday: null },
    closedDates: [closedWednesday, '2026-12-25'],
  },
  fees: {
    freeUntilHours: 36,
    lateShare: 0.3,
    freeConsultCents: 1500,
    graceMinutes: 30,
    isIllnessFree: false,
  },
  termsVersion: clinic.termsVersion,
  retention: clinic.retention,
}

export const otherPresence: Presence = {
  socials: {
    facebook: 'https://www.facebook.com/lindenhof.example',
    instagram: 'https://www.instagram.com/lindenhof.example',
    tiktok: 'https://www.tiktok.com/@lindenhof.example',
  },
  developer: { name: 'Lindenhof bouwers', url: 'https://lindenhof.example/bouwers' },
  trust: {
    isSample: false,
    award: {
      name: { nl: 'Proefprijs', en: 'Trial prize', ar: 'جائزة تجريبية', es: 'Premio de prueba' },
      reason: { nl: 'voor de proef', en: 'for the trial', ar: 'عن التجربة', es: 'por la prueba' },
      url: 'https://proefprijs.example/',
    },
    reviewPlatform: { name: 'Proefoordelen', url: 'https://proefoordelen.example/lindenhof' },
  },
}

function weekdaysAs<Value>(value: Value): Record<(typeof weekdays)[number], Value> {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, value])) as Record<
    (typeof weekdays)[number],
    Value
  >
}

/** What must not be found anywhere once the file of another clinic stands in the place of ours. */
export function tracesOfOurs(text: string): string[] {
  return [...new Set(text.match(ours) ?? [])]
}

const ours = new RegExp(
  [
    ...spellingsOf(clinic.name),
    ...Object.values(clinic.city).flatMap(spellingsOf),
    // The Arabic name of the city in one word, too.
    ...clinic.city.ar.split(' '),
    clinic.address.street,
    ...spellingsOf(clinic.address.postalCode),
    ...Object.values(clinic.phones).flatMap(numbersOf),
    clinic.chatNumber,
    ...Object.values(clinic.emails).map((address) => address.split('@')[1] ?? ''),
    clinic.complaints.officer,
    clinic.complaints.disputesBody.name,
    ...Object.values(presence.socials),
    clinic.registrations.btw,
    presence.developer.name,
    ...Object.values(clinic.location).map(String),
  ]
    .map((fact) => fact.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    // Not the end of another word: "kalmerend" names no city.
    .concat(String.raw`(?<!\p{L})${clinic.address.city}`)
    // Placeholders of zeros: not the zeros of a colour or of a longer number.
    .concat(String.raw`(?<![#\w.-])${clinic.registrations.kvk}(?![\w.-])`)
    .join('|'),
  'giu',
)

/** As written, without the space, and as in an address or a file name. */
function spellingsOf(name: string): string[] {
  return [name, name.replaceAll(' ', ''), name.replaceAll(' ', '-'), encodeURIComponent(name)]
}

/** "+31 36 000 0001" also as "+31360000001", "036 000 0001", "0360000001" and "36 000 0001". */
function numbersOf(phone: string): string[] {
  const national = phone.replace('+31 ', '')
  return [phone, national, national.replaceAll(' ', '')]
}
