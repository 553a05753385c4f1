import rss from '@astrojs/rss'
import type { APIContext } from 'astro'
import { clinic } from '#content/clinic.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { paths } from '#shared/i18n/paths.ts'
import { absolute } from '#web/lib/absolute.ts'
import { loadArticles } from '#web/lib/articles.ts'
import { languagePaths, pageAt } from '#web/lib/page.ts'

export const getStaticPaths = languagePaths

/** The articles for feed readers, newest first, in one language. */
export async function GET({ props: { language } }: APIContext<{ language: Language }>): Promise<Response> {
  const { t, href } = pageAt(paths.blog, language)
  const facts = { clinic: clinic.name, city: clinic.city[language] }
  return rss({
    title: `${t('blog.meta_title')} · ${clinic.name}`,
    description: t('blog.meta_description', facts),
    site: absolute(href(paths.blog)),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${language}</language>`,
      `<atom:link href="${absolute(href(paths.feed))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: (await loadArticles(language)).map(({ slug, title, excerpt, publishDate, category }) => ({
      title,
      description: excerpt,
      link: absolute(href(paths.article(slug))),
      pubDate: new Date(`${publishDate}T08:00:00Z`),
      categories: [t(`blog.categories.${category}`)],
    })),
  })
}
