import { Gallery } from '#web/features/gallery/gallery.tsx'
import type { Pair, PairId } from '#web/features/gallery/gallery.tsx'
import { ReviewsHero } from '#web/features/reviews/reviews-hero.tsx'
import { ReviewsList } from '#web/features/reviews/reviews-list.tsx'
import type { Page } from '#web/lib/page.ts'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'

type ReviewsScreenProps = {
  page: Page
  pairs: Readonly<Record<PairId, Pair>>
  shownTexts: Record<string, string>
}

export function ReviewsScreen({ page, pairs, shownTexts }: ReviewsScreenProps) {
  return (
    <>
      <ReviewsHero page={page} />
      <FirstScreenEnd />
      <ReviewsList page={page} />
      <Gallery page={page} pairs={pairs} shownTexts={shownTexts} />
    </>
  )
}
