import { ArrowRight } from 'lucide-react'
import type { Category } from '#shared/content/schema.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { categoryQuestions } from '#web/features/treatments/category-questions.ts'
import { BookOrAsk, Closing } from '#web/features/treatments/closing.tsx'
import { listingsOf } from '#web/features/treatments/listing.ts'
import { PageHero } from '#web/features/treatments/page-hero.tsx'
import { Questions } from '#web/features/treatments/questions.tsx'
import { TreatmentCard } from '#web/features/treatments/treatment-card.tsx'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/category-screen.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

const reasons = ['one', 'two', 'three', 'four', 'five', 'six'] as const

export function CategoryScreen({
  page,
  category,
  still,
}: {
  page: Page
  category: Category
  still: PictureSources
}) {
  const { t, language, href } = page
  return (
    <>
      <PageHero
        page={page}
        above={
          <nav aria-label={t('treatments.detail.breadcrumb')}>
            <BackLink href={href(paths.treatments)}>{t('frame.page.treatments')}</BackLink>
          </nav>
        }
        label={`${t('treatments.category.label')} · ${t('treatments.count', { count: category.treatments.length })}`}
        title={category.name[language]}
        lead={category.description[language]}
        bookingHref={href(bookingPath())}
        still={still}
      />
      <FirstScreenEnd />
      <section className={`wrap ${styles.section}`}>
        <h2>{t('treatments.category.treatments')}</h2>
        <div className={styles.list}>
          {listingsOf(category.slug, page).map((listing) => (
            <TreatmentCard
              key={listing.slug}
              page={page}
              listing={listing}
              end={
                <ArrowRight
                  className={`flip ${styles.arrow}`}
                  size={18}
                  strokeWidth={1.5}
                  aria-hidden="true"
                />
              }
            />
          ))}
        </div>
      </section>
      <section className={styles.why}>
        <div className={`wrap ${styles.section}`}>
          <h2>{t('category_page.why_title')}</h2>
          <ol className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <h3>{t(`category_page.reasons.${reason}.title`)}</h3>
                <p>{t(`category_page.reasons.${reason}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`wrap ${styles.section} ${styles.questions}`}>
        <h2>{t('category_page.faq_title')}</h2>
        <Questions group="category-questions" items={categoryQuestions(page)} />
      </section>
      <Closing
        title={t('treatments.category.close_title')}
        text={<BookOrAsk page={page} />}
        book={{ label: t('treatments.book'), href: href(bookingPath()) }}
        next={{ label: t('treatments.category.other'), href: href(paths.treatments) }}
      />
    </>
  )
}
