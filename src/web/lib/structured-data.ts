import type {
  BeautySalon,
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  OpeningHoursSpecification,
  Organization,
  Thing,
} from 'schema-dts'
import { clinic, presence } from '#content/clinic.ts'
import { entries } from '#shared/content/catalogue.ts'
import { weekdays } from '#shared/lib/weekdays.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { languages } from '#shared/i18n/languages.ts'
import { paths } from '#shared/i18n/paths.ts'
import { absolute } from '#web/lib/absolute.ts'
import type { Page } from '#web/lib/page.ts'

/** What pages tell search engines about themselves, in the words of schema.org. */

/** The clinic's node in every page and language: the one with the details stands on the home and contact pages. */
const clinicId = absolute('/#clinic')

/** The clinic as other nodes name it: who offers, writes or publishes. */
export function clinicReference(): Organization {
  return { '@type': 'BeautySalon', '@id': clinicId, name: clinic.name, url: absolute('/') } as Organization
}

/** The clinic with address, place, telephones and hours. */
export function clinicData({ language, href }: Page, description: string, image: string): BeautySalon {
  const { address, location, phones, emails, registrations } = clinic
  return {
    '@type': 'BeautySalon',
    '@id': clinicId,
    name: clinic.name,
    legalName: clinic.legalName,
    description,
    url: absolute(href(paths.home)),
    image: absolute(image),
    logo: absolute('/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    areaServed: clinic.city[language],
    telephone: phones.landline,
    email: emails.general,
    contactPoint: [phones.landline, phones.mobile].map((telephone) => ({
      '@type': 'ContactPoint',
      telephone,
      contactType: 'customer service',
      availableLanguage: [...languages],
    })),
    sameAs: Object.values(presence.socials),
    vatID: registrations.btw,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: registrations.kvk },
    currenciesAccepted: 'EUR',
    priceRange: priceRange(language),
    openingHoursSpecification: openingHours(),
    specialOpeningHoursSpecification: clinic.booking.closedDates.map(closedOn),
  }
}

/** Weekdays that are closed or by appointment only have no entry, which says that the doors are shut. */
function openingHours(): OpeningHoursSpecification[] {
  return weekdays.flatMap((weekday) => {
    const hours = clinic.openingHours[weekday]
    if (hours === null || hours === 'appointment') return []
    const dayOfWeek = `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}` as DayOfWeek
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...hours }]
  })
}

/** Equal times mean closed all day: https://developers.google.com/search/docs/appearance/structured-data/local-business */
function closedOn(date: string): OpeningHoursSpecification {
  const day = { validFrom: date, validThrough: date }
  return { '@type': 'OpeningHoursSpecification', ...day, opens: '00:00', closes: '00:00' }
}

function priceRange(language: Page['language']): string {
  const prices = entries.map(({ treatment }) => treatment.priceCents).filter((cents) => cents > 0)
  return `${formatPrice(Math.min(...prices), language)} – ${formatPrice(Math.max(...prices), language)}`
}

export type Crumb = { readonly label: string; readonly path: string }

/** Where the page stands, from the home page to itself. */
export function breadcrumbData({ href, t }: Page, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: t('frame.page.home'), path: paths.home }, ...crumbs].map(
      ({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(href(path)),
      }),
    ),
  }
}

/** The questions that the page answers, as they stand on it. */
export function questionsData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Content of the page's one JSON-LD block; `<` is written so that no text can close the element. */
export function structuredDataBlock(nodes: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
}
