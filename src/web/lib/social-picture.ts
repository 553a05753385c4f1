import { findCategory } from '#shared/content/catalogue.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { paths } from '#shared/i18n/paths.ts'

/** Of a picture that stands beside a link to this site elsewhere, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const

/** The pages with a picture of their own beside those of categories and articles. */
export const socialPages = {
  home: paths.home,
  treatments: paths.treatments,
  about: paths.about,
  blog: paths.blog,
  reviews: paths.reviews,
  contact: paths.contact,
} as const
export type SocialPage = keyof typeof socialPages

/** Address of the picture of a page, given without its language prefix; a treatment shows its category's. */
export function socialPicture(path: string, language: Language): string {
  return `/social/${language}/${nameOf(path)}.jpg`
}

function nameOf(path: string): string {
  const [section, name] = path.split('/').slice(1)
  if (section === 'behandelingen' && name !== undefined && findCategory(name) !== undefined) return name
  if (section === 'blog' && name !== undefined) return `blog-${name}`
  const page = Object.entries(socialPages).find(([, address]) => address === path)
  return page?.[0] ?? 'home'
}
