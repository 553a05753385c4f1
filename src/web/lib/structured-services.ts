import type { BlogPosting, ItemList, Offer, Service } from 'schema-dts'
import { clinic } from '#content/clinic.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'
import type { ArticleMeta, ArticleText } from '#shared/content/pages.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { absolute } from '#web/lib/absolute.ts'
import type { Page } from '#web/lib/page.ts'
import { clinicReference } from '#web/lib/structured-data.ts'
import type { Crumb } from '#web/lib/structured-data.ts'

/** A treatment with what it costs and where it is booked. */
export function serviceData(page: Page, entry: CatalogueEntry, image: string): Service {
  const { category, treatment, slug } = entry
  const { language, href } = page
  return {
    '@type': 'Service',
    name: treatment.name[language],
    description: treatment.description[language],
    serviceType: category.name[language],
    url: absolute(href(paths.treatment(category.slug, slug))),
    image: absolute(image),
    provider: clinicReference(),
    areaServed: clinic.city[language],
    offers: offerOf(page, entry),
  }
}

/** Amounts in euros, for machines: numbers without a sign. */
function offerOf({ href }: Page, { treatment, slug }: CatalogueEntry): Offer {
  const amount = treatment.priceCents / 100
  const isFrom = treatment.priceFrom !== undefined
  return {
    '@type': 'Offer',
    url: absolute(href(bookingPath({ treatmentSlug: slug }))),
    availability: 'https://schema.org/InStock',
    priceCurrency: 'EUR',
    ...(isFrom ? {} : { price: amount }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      ...(isFrom ? { minPrice: amount } : { price: amount }),
    },
  }
}

/** The pages that an overview leads to, in its order. */
export function listData({ href }: Page, links: readonly Crumb[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: absolute(href(path)),
    })),
  }
}

type ArticleData = Pick<ArticleMeta, 'publishDate'> &
  Pick<ArticleText, 'title' | 'excerpt'> & { readonly slug: string; readonly section: string }

export function articleData({ language, href }: Page, article: ArticleData, image: string): BlogPosting {
  const address = absolute(href(paths.article(article.slug)))
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.section,
    inLanguage: language,
    datePublished: article.publishDate,
    image: absolute(image),
    url: address,
    mainEntityOfPage: address,
    author: clinicReference(),
    publisher: clinicReference(),
  }
}
