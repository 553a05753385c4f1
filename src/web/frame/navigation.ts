import { clinic } from '#content/clinic.ts'
import { catalogueByArea, isPromotion } from '#shared/content/catalogue.ts'
import { slugOf } from '#shared/content/slug.ts'
import { paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'

/** The pages of header and footer besides the treatments, in order. */
export const pages = ['about', 'blog', 'reviews', 'contact'] as const

export function pageLink(page: Page, name: (typeof pages)[number]) {
  return { label: page.t(`frame.page.${name}`), href: page.href(paths[name]) }
}

/** Whether a place of the menus leads to this page, or to the part of the site that this page is in. */
export function currentIn(page: Page, path: string): 'page' | 'true' | undefined {
  if (page.path === path) return 'page'
  return page.path.startsWith(`${path}/`) ? 'true' : undefined
}

/** The categories of the menus: all but the monthly promotion, each with its first two treatments (SPEC 2). */
export function menuCategories({ language, href }: Page) {
  return catalogueByArea
    .filter((category) => !isPromotion(category))
    .map(({ slug, name, treatments }) => ({
      slug,
      name: name[language],
      href: href(paths.category(slug)),
      treatments: treatments.slice(0, 2).map((treatment) => ({
        name: treatment.name[language],
        href: href(paths.treatment(slug, slugOf(treatment.name.nl))),
      })),
    }))
}

/** Opens the chat with nothing written yet (SPEC 1). */
export const chatLink = `https://wa.me/${clinic.chatNumber}?text=`
