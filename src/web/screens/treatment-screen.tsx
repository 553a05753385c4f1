import { ArrowRight, Check, CircleAlert, Phone, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { consultBefore, isInjectable } from '#shared/content/catalogue.ts'
import type { CatalogueEntry } from '#shared/content/catalogue.ts'
import type { FamilyText } from '#shared/content/schema.ts'
import { withoutUrgent } from '#shared/content/urgent.ts'
import { locales } from '#shared/i18n/format.ts'
import { paths } from '#shared/i18n/paths.ts'
import { BookOrAsk, Closing } from '#web/features/treatments/closing.tsx'
import { toListing } from '#web/features/treatments/listing.ts'
import { PageHero } from '#web/features/treatments/page-hero.tsx'
import { Questions } from '#web/features/treatments/questions.tsx'
import { SheetFoot, SheetHead } from '#web/features/treatments/sheet-head.tsx'
import { TreatmentCard } from '#web/features/treatments/treatment-card.tsx'
import { TreatmentContents } from '#web/features/treatments/treatment-contents.tsx'
import { TreatmentFacts } from '#web/features/treatments/treatment-facts.tsx'
import { ZoneFigure } from '#web/features/treatments/zone-figure.tsx'
import { Videos } from '#web/features/treatments/videos.tsx'
import type { Video } from '#web/features/treatments/videos.tsx'
import { firstSentences } from '#web/lib/first-sentences.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/treatment-screen.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type TreatmentScreenProps = {
  page: Page
  entry: CatalogueEntry
  text: FamilyText
  related: readonly CatalogueEntry[]
  still: PictureSources
  /** A close-up, for a rest half way. */
  detail: PictureSources
  videos: readonly Video[]
  /** Where it is done; null where that cannot be shown. */
  where: Omit<ComponentProps<typeof ZoneFigure>, 'page'> | null
  /** What to do when something goes wrong after an injection; empty for other treatments. */
  urgent: readonly string[]
}

const stages = ['before', 'during', 'after', 'recovery'] as const

export function TreatmentScreen(props: TreatmentScreenProps) {
  const { page, entry, text, related, still, detail, videos, where, urgent } = props
  const { t, language, href } = page
  const category = { label: entry.category.name[language], href: href(paths.category(entry.category.slug)) }
  const listing = toListing(entry, page)
  const consult = consultBefore(entry)
  return (
    <>
      <SheetHead page={page} />
      <PageHero
        page={page}
        above={
          <BackLink href={category.href}>
            {t('treatments.detail.back_to', { category: category.label })}
          </BackLink>
        }
        badge={listing.isAction ? t('treatments.action') : undefined}
        title={listing.name}
        lead={text.intro}
        facts={<TreatmentFacts page={page} listing={listing} />}
        note={
          <>
            {entry.treatment.isAction === true && isInjectable(entry) && (
              <p className={styles.consult}>{t('treatments.detail.promotion')}</p>
            )}
            {consult === undefined ? (
              isInjectable(entry) && <AgeNote page={page} />
            ) : (
              <ConsultFirst page={page} entry={entry} consult={consult} />
            )}
          </>
        }
        bookingHref={listing.bookingHref}
        afterFirstStep={consult && t('treatments.detail.consult_had')}
        // Before a consultation no moment of the treatment is to be promised.
        below={
          consult === undefined && <FirstFree page={page} entry={entry} bookingHref={listing.bookingHref} />
        }
        still={still}
      />
      <FirstScreenEnd />
      <Videos page={page} videos={videos} />
      <div className={`wrap ${styles.body}`}>
        <TreatmentContents page={page} text={text} isUrgent={urgent.length > 0} />
        <div className={styles.prose}>
          <div className={styles.short}>
            <Part id="in-short" title={t('treatments.detail.takeaways')}>
              <ul className={styles.takeaways}>
                {text.keyTakeaways.map((point) => (
                  <li key={point}>
                    <Isolated text={point} />
                  </li>
                ))}
              </ul>
            </Part>
            {where !== null && <ZoneFigure page={page} {...where} />}
          </div>
          {text.benefits.length > 0 && (
            <Part id="benefits" title={t('treatments.detail.benefits')}>
              <Marked items={text.benefits} mark="good" />
            </Part>
          )}
          <Part id="what" title={t('treatments.detail.what_is')}>
            <Explained text={text.whatIs} />
          </Part>
          <Part id="how" title={t('treatments.detail.how_works')}>
            <p className={styles.measure}>
              <Isolated text={text.howWorks} />
            </p>
          </Part>
          <div className={styles.pair} id="who">
            <Part title={t('treatments.detail.suitable')}>
              <Marked items={text.suitableFor} mark="good" />
            </Part>
            <Part title={t('treatments.detail.not_suitable')}>
              <Marked items={text.notSuitableFor} mark="not" />
            </Part>
          </div>
          {text.risks.length > 0 && (
            <section className={styles.risks} id="risks">
              <h2>
                <CircleAlert size={22} strokeWidth={1.5} aria-hidden="true" />
                {t('treatments.detail.risks')}
              </h2>
              <ul>
                {text.risks.map((risk) => (
                  <li key={risk}>
                    <LinkedText text={risk} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Picture
            className={styles.detail}
            sources={detail}
            alt=""
            sizes="(width <= 40rem) 142vw, (width <= 56rem) 100vw, 75vw"
          />
          <Part id="preparation" title={t('treatments.detail.preparation')}>
            <Marked items={text.preparation} mark="plain" />
          </Part>
          <Part id="steps" title={t('treatments.detail.expect')}>
            <ol className={styles.stages}>
              {stages.map((stage) => {
                const words = text.expectations[stage]
                if (words === undefined) return null
                return (
                  <li key={stage}>
                    <h3>{t(`treatments.detail.${stage}`)}</h3>
                    <p>
                      <Isolated text={words} />
                    </p>
                  </li>
                )
              })}
            </ol>
          </Part>
          <Part id="care" title={t('treatments.detail.aftercare')}>
            <Marked
              items={urgent.length > 0 ? withoutUrgent(text.aftercare, clinic) : text.aftercare}
              mark="plain"
            />
          </Part>
          {urgent.length > 0 && (
            <section className={styles.risks} id="urgent">
              <h2>
                <Phone size={22} strokeWidth={1.5} aria-hidden="true" />
                {t('urgent.title')}
              </h2>
              <ul>
                {urgent.map((sentence) => (
                  <li key={sentence}>
                    <LinkedText text={sentence} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Part id="questions" title={t('treatments.detail.faq')}>
            <Questions items={text.faqs} group="treatment-questions" />
          </Part>
        </div>
      </div>
      <SheetFoot page={page} />
      {related.length > 0 && (
        <section className={`wrap ${styles.related}`} data-screen-only="">
          <h2>{t('treatments.detail.related')}</h2>
          <div>
            {related.map((other) => (
              <TreatmentCard key={other.slug} page={page} listing={toListing(other, page)} />
            ))}
          </div>
        </section>
      )}
      <Closing
        title={t('treatments.detail.close_title')}
        {...(consult === undefined
          ? {
              text: <BookOrAsk page={page} />,
              book: { label: t('treatments.book'), href: listing.bookingHref },
            }
          : bookConsult(page, consult))}
        next={{
          label: t('treatments.detail.to_category'),
          href: category.href,
        }}
      />
    </>
  )
}

type FirstFreeProps = { page: Page; entry: CatalogueEntry; bookingHref: string }

/** The first free moment, which the behaviour script fills in; on a phone the dock says it. */
function FirstFree({ page: { t, language }, entry, bookingHref }: FirstFreeProps) {
  return (
    <a
      className={styles.moment}
      href={bookingHref}
      data-first-free=""
      data-screen-only=""
      data-treatment={entry.treatment.name.nl}
      data-locale={locales[language]}
      data-clinic-time={t('frame.clinic_time')}
    >
      <i className={styles.dot} />
      <span>{t('frame.first_free')}</span> <b data-moment="">{t('frame.first_free_unknown')}</b>
      <ArrowRight className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />
    </a>
  )
}

function AgeNote({ page: { t } }: { page: Page }) {
  return (
    <p className={styles.age}>
      <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
      {t('treatments.detail.age', { age: clinic.booking.minimumAgeInjectables })}
    </p>
  )
}

/** Who needs a consultation first books that; the treatment itself is booked by who has had it. */
function ConsultFirst({
  page,
  entry,
  consult,
}: Record<'entry' | 'consult', CatalogueEntry> & { page: Page }) {
  const { text, book } = bookConsult(page, consult)
  return (
    <div className={styles.consult}>
      <p>{text}</p>
      {isInjectable(entry) && <AgeNote page={page} />}
      <ButtonLink
        data-first-step=""
        data-screen-only=""
        href={book.href}
        iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
      >
        {book.label}
      </ButtonLink>
    </div>
  )
}

/** What is said of the consultation that comes first, and the way to book it. */
function bookConsult(page: Page, consult: CatalogueEntry) {
  const { t } = page
  const { name, price, bookingHref } = toListing(consult, page)
  return {
    text: t('treatments.detail.consult_first', { consult: name, price }),
    book: { label: t('treatments.detail.consult_first_book'), href: bookingHref },
  }
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const marks = {
  good: <Check className={styles.good} size={20} strokeWidth={1.5} aria-hidden="true" />,
  not: <X className={styles.not} size={20} strokeWidth={1.5} aria-hidden="true" />,
  plain: <span className={styles.plain} aria-hidden="true" />,
}

/** Its first sentence says what it is. */
function Explained({ text }: { text: string }) {
  const first = firstSentences(text, 0)
  const rest = text.slice(first.length).trim()
  return (
    <>
      <p className={styles.big}>
        <Isolated text={first} />
      </p>
      {rest !== '' && (
        <p className={styles.measure}>
          <Isolated text={rest} />
        </p>
      )}
    </>
  )
}

function Marked({ items, mark }: { items: readonly string[]; mark: keyof typeof marks }) {
  return (
    <ul className={styles.marked}>
      {items.map((item) => (
        <li key={item}>
          {marks[mark]}
          <span>
            <LinkedText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
