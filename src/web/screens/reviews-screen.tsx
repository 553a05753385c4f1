import { Gallery } from '#web/features/gallery/gallery.tsx'
import type { Pair, PairId } from '#web/features/gallery/gallery.tsx'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { ReviewsHero } from '#web/features/reviews/reviews-hero.tsx'
import { ReviewsList } from '#web/features/reviews/reviews-list.tsx'
import { BookOrAsk, Closing } from '#web/features/treatments/closing.tsx'
import type { Page } from '#web/lib/page.ts'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'

type ReviewsScreenProps = {
  page: Page
  pairs: Readonly<Record<PairId, Pair>>
  shownTexts: Record<string, string>
}

export function ReviewsScreen({ page, pairs, shownTexts }: ReviewsScreenProps) {
  const { t, href } = page
  return (
    <>
      <ReviewsHero page={page} />
      <FirstScreenEnd />
      <ReviewsList page={page} />
      <Gallery page={page} pairs={pairs} shownTexts={shownTexts} />
      <Closing
        title={t('treatments.category.close_title')}
        text={<BookOrAsk page={page} />}
        book={{ label: t('treatments.book'), href: href(bookingPath()) }}
        next={{ label: t('treatments.category.other'), href: href(paths.treatments) }}
      />
    </>
  )
}
