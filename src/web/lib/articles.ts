import { getCollection } from 'astro:content'
import type { ArticleMeta, ArticleText } from '#shared/content/pages.ts'
import { formatArticleDate } from '#shared/i18n/format.ts'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { paths } from '#shared/i18n/paths.ts'
import { withFacts } from '#web/lib/clinic-facts.ts'
import type { Page } from '#web/lib/page.ts'
import { loadPicture } from '#web/lib/pictures.ts'
import type { PictureSources } from '#web/lib/picture-sources.ts'

export type Article = ArticleMeta &
  ArticleText & {
    slug: string
    /** Markdown: an introduction, then sections under `##` headings. */
    body: string
  }

/** Said here because the types of collections exist only once Astro has run. */
type Entry<Data> = { id: string; data: Data; body?: string | undefined }

/** An article with the still that announces it. */
export type PicturedArticle = { article: Article; picture: PictureSources }

/** All articles in a language, newest first; one that is not written in it appears in Dutch (SPEC 2). Only at build time. */
export async function loadArticles(language: Language): Promise<Article[]> {
  const metas: Entry<ArticleMeta>[] = await getCollection('articleMeta')
  const texts: Entry<ArticleText>[] = await getCollection('articleTexts')
  const articles = metas.map((meta) => {
    const slug = meta.id.split('/', 1)[0] ?? meta.id
    const text = [language, defaultLanguage]
      .map((code) => texts.find(({ id }) => id === `${slug}/${code}`))
      .find((entry) => entry !== undefined)
    if (text === undefined) throw new Error(`content/blog/${slug} has no text`)
    return withFacts({ ...meta.data, ...text.data, slug, body: text.body ?? '' }, language)
  })
  return articles.toSorted((one, other) => other.publishDate.localeCompare(one.publishDate))
}

/** Adds the stills, at the given widths. */
export function withPictures(
  articles: readonly Article[],
  widths: readonly number[],
): Promise<PicturedArticle[]> {
  return Promise.all(
    articles.map(async (article) => ({ article, picture: await loadPicture(article.picture, widths) })),
  )
}

/** What stands around an article's title, in the words and numbers of the page. */
export function articleFacts({ t, language, href }: Page, article: Article) {
  const { category, publishDate, readTimeMinutes, slug } = article
  return {
    href: href(paths.article(slug)),
    category: t(`blog.categories.${category}`),
    date: formatArticleDate(publishDate, language),
    isoDate: publishDate,
    readTime: t('blog.read_time', { count: readTimeMinutes }),
  }
}
