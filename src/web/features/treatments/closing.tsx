import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { freeConsultSlug } from '#shared/content/catalogue.ts'
import { bookingPath } from '#shared/i18n/paths.ts'
import styles from '#web/features/treatments/closing.module.css'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type ClosingProps = {
  title: ReactNode
  text: ReactNode
  book: { label: string; href: string }
  next: { label: string; href: string }
}

/** The last thing on a page: book or ask, or go on reading. */
export function Closing({ title, text, book, next }: ClosingProps) {
  return (
    <section className={styles.band} data-screen-only="">
      <div className={`wrap ${styles.inner}`}>
        <h2>{title}</h2>
        <div className={styles.side}>
          <p className="lead">{text}</p>
          <p className={styles.buttons}>
            <ButtonLink
              href={book.href}
              iconEnd={<ArrowRight className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />}
            >
              {book.label}
            </ButtonLink>
            <ButtonLink variant="secondary" href={next.href}>
              {next.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}

/** For who knows what to book, and for who does not yet. */
export function BookOrAsk({ page: { t, href } }: { page: Page }) {
  return (
    <>
      {t('treatments.close_text')}{' '}
      <a className={styles.ask} href={href(bookingPath({ treatmentSlug: freeConsultSlug }))}>
        {t('treatments.close_consult')}
      </a>
    </>
  )
}
