import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Writes `sitemap.xml` from the finished pages: what their heads say about address, languages and search engines is
 * the only source, so that the two cannot disagree. Pages with `noindex` stay out.
 */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
        const entries = await Promise.all(
          files.map(async (name) => entryOf(await readHead(join(folder, name)))),
        )
        await writeFile(join(folder, 'sitemap.xml'), sitemapOf(entries.flat().sort()))
      },
    },
  }
}

async function readHead(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).split('</head>', 1)[0] ?? ''
}

/** The entry of one page; none for a page that search engines shall leave alone. */
function entryOf(head: string): string[] {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]
  if (address === undefined || /<meta name="robots" content="noindex"/.test(head)) return []
  const alternates = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  const links = alternates.map(
    ([, language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`,
  )
  return [`  <url>\n    <loc>${address}</loc>\n${links.join('')}  </url>\n`]
}

function sitemapOf(entries: readonly string[]): string {
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('')}</urlset>\n`
}
