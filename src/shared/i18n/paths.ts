import { dateParameter, treatmentParameter } from '#shared/i18n/booking-parameters.ts'
import { defaultLanguage, languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The addresses of SPEC 2 and DECISIONS 2 and 3, without language prefix. */
export const paths = {
  home: '/',
  about: '/over-ons',
  treatments: '/behandelingen',
  category: (category: string) => `/behandelingen/${category}`,
  treatment: (category: string, treatment: string) => `/behandelingen/${category}/${treatment}`,
  blog: '/blog',
  /** The articles for feed readers. */
  feed: '/blog/rss.xml',
  article: (slug: string) => `/blog/${slug}`,
  reviews: '/reviews',
  contact: '/contact',
  login: '/login',
  register: '/register',
  forgotPassword: '/login/wachtwoord-vergeten',
  resetPassword: '/login/wachtwoord-instellen',
  verifyEmail: '/login/e-mail-bevestigen',
  portal: '/portal',
  portalAppointments: '/portal/appointments',
  portalTreatments: '/portal/treatments',
  portalPreferences: '/portal/preferences',
  portalProfile: '/portal/profile',
  demo: '/demo',
  privacy: '/privacy-policy',
  houseRules: '/huisregels',
  complaints: '/klachten',
  booking: '/afspraak',
  manageBooking: '/afspraak/beheer',
  /** The clinic's own people; `deskKey` is where a link that makes a key leads (DECISIONS 8). */
  desk: '/balie',
  deskKey: '/balie/sleutel',
  deskAccount: '/balie/account',
  deskClients: '/balie/clienten',
  /** `?id=` says whose. */
  deskCard: '/balie/clienten/kaart',
  deskReport: '/balie/verslag',
  deskFloods: '/balie/opvallend',
  deskTeam: '/balie/team',
  deskMessages: '/balie/berichten',
  deskMails: '/balie/mails',
  deskNewsletter: '/balie/mails/nieuwsbrief',
  deskRecord: '/balie/logboek',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
} as const

/** The page that says what became of a press on the button of a newsletter link. */
export function newsletterOutcome(
  link: typeof paths.newsletterConfirm | typeof paths.newsletterUnsubscribe,
  outcome: 'done' | 'invalid',
): string {
  return `${link}/${outcome}`
}

/** The page that says what became of the manage link's form. */
export function manageOutcome(outcome: 'cancelled' | 'failed'): string {
  return `${paths.manageBooking}/${outcome}`
}

/** The booking page or dialog, with a treatment and a day chosen where they are given (DECISIONS 3). */
export function bookingPath(chosen: { treatmentSlug?: string | undefined; date?: string } = {}): string {
  const query = [
    chosen.treatmentSlug === undefined ? '' : `${treatmentParameter}=${chosen.treatmentSlug}`,
    chosen.date === undefined ? '' : `${dateParameter}=${chosen.date}`,
  ].filter((part) => part !== '')
  return query.length === 0 ? paths.booking : `${paths.booking}?${query.join('&')}`
}

/** The address of an unprefixed path in a language: Dutch stands bare, the others behind their code (DECISIONS 2). */
export function localized(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language an address shows, and the same address without its prefix. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const match = /^\/([a-z]{2})(?=\/|$)(.*)$/.exec(path)
  const language = languages.find((code) => code === match?.[1] && code !== defaultLanguage)
  if (match === null || language === undefined) return { language: defaultLanguage, path }
  return { language, path: match[2] === '' || match[2] === undefined ? '/' : match[2] }
}

/** True for an address of the clinic's own people, in whatever language. */
export function isOfDesk(address: string): boolean {
  const { path } = splitLanguage(address)
  return path === paths.desk || path.startsWith(`${paths.desk}/`)
}

/** What the button of a reminder adds to the manage link: the page then asks for one press to say that one will come. */
export const comingParameter = 'komt'
