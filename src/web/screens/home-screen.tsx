import { Award } from '#web/features/home/award.tsx'
import { BlogTeaser } from '#web/features/home/blog-teaser.tsx'
import { CallToAction } from '#web/features/home/call-to-action.tsx'
import { Contact } from '#web/features/home/contact.tsx'
import { Faq } from '#web/features/home/faq.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import type { HeroMedia } from '#web/features/home/hero.tsx'
import { Highlights } from '#web/features/home/highlights.tsx'
import { Partners } from '#web/features/home/partners.tsx'
import { ReviewsTeaser } from '#web/features/home/reviews-teaser.tsx'
import type { PicturedArticle } from '#web/lib/articles.ts'
import type { Page } from '#web/lib/page.ts'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type HomePictures = {
  highlights: Record<'injectables' | 'skin' | 'body' | 'teeth', PictureSources>
  award: PictureSources
  closing: PictureSources
}

/** The home page in the order of SPEC 2. */
export function HomeScreen({
  page,
  media,
  pictures,
  articles,
}: {
  page: Page
  media: HeroMedia
  pictures: HomePictures
  /** The three newest (SPEC 9). */
  articles: readonly PicturedArticle[]
}) {
  return (
    <>
      <Hero page={page} media={media} />
      <FirstScreenEnd />
      <Partners page={page} />
      <Highlights page={page} pictures={pictures.highlights} />
      <Award page={page} picture={pictures.award} />
      <ReviewsTeaser page={page} />
      <BlogTeaser page={page} articles={articles} />
      <Faq page={page} />
      <CallToAction page={page} picture={pictures.closing} />
      <Contact page={page} />
    </>
  )
}
