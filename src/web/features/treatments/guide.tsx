import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { guide } from '#content/guide.ts'
import { freeConsultSlug, priceList } from '#shared/content/catalogue.ts'
import { guideEnd, guideTimes } from '#shared/content/guide.ts'
import type { GuideEnd, GuideStep } from '#shared/content/guide.ts'
import { bookingPath } from '#shared/i18n/paths.ts'
import styles from '#web/features/treatments/guide.module.css'
import { toListing } from '#web/features/treatments/listing.ts'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/**
 * At most three questions that lead to treatments, or to the free consultation. All answers stand in the page and styles
 * show what was chosen: it needs no script.
 */
export function Guide({ page }: { page: Page }) {
  const { t } = page
  return (
    <details className={styles.guide}>
      <summary className={styles.summary}>
        <div>
          <h2 className={styles.title}>{t('guide.title')}</h2>
          <p className={styles.lead}>{t('guide.lead')}</p>
        </div>
        <Plus className={styles.plus} strokeWidth={1.5} size={20} aria-hidden="true" />
      </summary>
      <Question
        name="guide"
        asked={t('guide.concern')}
        answers={guide.map(({ concern, next }) => ({
          key: concern,
          label: t(`guide.concerns.${concern}`),
          next: <Step page={page} step={next} name={`guide-${concern}`} />,
        }))}
      />
    </details>
  )
}

type QuestionProps = {
  /** Of the radios: another one in every branch. */
  name: string
  asked: string
  answers: readonly { key: string; label: string; next: ReactNode }[]
}

/** What follows an answer stands behind it, where the keyboard goes next. */
function Question({ name, asked, answers }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asked}>{asked}</legend>
      <div className={styles.answers}>
        {answers.map(({ key, label, next }) => (
          <Answer key={key} id={`${name}-${key}`} name={name} label={label}>
            {next}
          </Answer>
        ))}
      </div>
    </fieldset>
  )
}

function Answer({
  id,
  name,
  label,
  children,
}: {
  id: string
  name: string
  label: string
  children: ReactNode
}) {
  return (
    <>
      <input type="radio" id={id} name={name} className={styles.radio} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.next}>{children}</div>
    </>
  )
}

type StepProps = { page: Page; step: GuideStep; name: string }

function Step({ page, step, name }: StepProps) {
  const { t } = page
  if ('places' in step)
    return (
      <Question
        name={name}
        asked={t('guide.place')}
        answers={step.places.map(({ place, next }) => ({
          key: place,
          label: t(`guide.places.${place}`),
          next: <Step page={page} step={next} name={`${name}-${place}`} />,
        }))}
      />
    )
  if ('times' in step)
    return (
      <Question
        name={name}
        asked={t('guide.time')}
        answers={guideTimes.map((time) => ({
          key: time,
          label: t(`guide.times.${time}`),
          next: <End page={page} end={step.times[time]} />,
        }))}
      />
    )
  return <End page={page} {...step} />
}

/** Treatments with their price, or the consultation; a promise it never is. */
function End({ page, end, note }: GuideEnd & { page: Page }) {
  const { t, href } = page
  const listings = guideEnd(end, priceList).map((entry) => toListing(entry, page))
  const isConsult = listings.length === 0
  return (
    <div className={styles.end} data-guide-end="">
      <h3 className={styles.endTitle}>{t(isConsult ? 'guide.consult' : 'guide.end')}</h3>
      {isConsult ? (
        <p>{t(note === undefined ? 'guide.consult_note' : `guide.consult_${note}`)}</p>
      ) : (
        <>
          <ul className={styles.treatments}>
            {listings.map(({ slug, name, price, href: address }) => (
              <li key={slug}>
                <a href={address}>{name}</a>
                <span className={styles.price}>{price}</span>
              </li>
            ))}
          </ul>
          <p>{t('guide.end_note')}</p>
          <p>{t('guide.doubt')}</p>
        </>
      )}
      <ButtonLink
        variant={isConsult ? 'primary' : 'secondary'}
        isCompact
        href={href(bookingPath({ treatmentSlug: freeConsultSlug }))}
      >
        {t('treatments.free_consult')}
      </ButtonLink>
    </div>
  )
}
