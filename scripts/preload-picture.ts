import type { AstroIntegration } from 'astro'
import { rewritePages } from './rewrite-pages.ts'

/**
 * Names the picture of the first screen before all else: a slow phone comes to where it stands only after it has read what
 * is above, a fifth of a second later, and its coming is what most pages wait for.
 */
export function preloadPicture(): AstroIntegration {
  return {
    name: 'preload-picture',
    hooks: { 'astro:build:done': ({ dir }) => rewritePages(dir, withPreload) },
  }
}

/** The page with a link for each shape of its first picture, as AVIF: browsers that do not know it take no notice. */
export function withPreload(html: string): string {
  const picture = pictures(html).find((element) => /fetchpriority="high"/i.test(element))
  if (picture === undefined) return html
  const sources = [...picture.matchAll(/<source ([^>]*type="image\/avif"[^>]*)>/gi)].map(
    ([, its = '']) => its,
  )
  const links = sources.map((source, index) => {
    // A source is taken where none before it was.
    const before = sources.slice(0, index).map((other) => `(not ${valueOf('media', other)})`)
    const media = [valueOf('media', source), ...before].filter(Boolean).join(' and ')
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${valueOf('srcset', source)}" imagesizes="${valueOf('sizes', source)}"${media && ` media="${media}"`} fetchpriority="high">`
  })
  return html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + links.join(''))
}

function pictures(html: string): string[] {
  return html.match(/<picture>.*?<\/picture>/gs) ?? []
}

/** As it is written in the page, or an empty text. */
function valueOf(attribute: string, element: string): string {
  return new RegExp(`${attribute}="([^"]*)"`, 'i').exec(element)?.[1] ?? ''
}
