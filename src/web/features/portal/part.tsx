import { useId } from 'react'
import type { ReactNode } from 'react'
import { localized, paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/portal/part.module.css'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type PartProps = { title: string; children: ReactNode; className?: string | undefined }

/** A titled part of a portal page. */
export function Part({ title, children, className }: PartProps) {
  const id = useId()
  return (
    <section className={`${styles.part} ${className ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What stands in the place of a list without lines. */
export function None({ children }: { children: string }) {
  return (
    <p className={styles.none} data-none="">
      {children}
    </p>
  )
}

type InvitationProps = { title: string; still: PictureSources }

/** The same where a visit would fill it: how to make one, and what there is to choose from, beside a still. */
export function Invitation({ title, still }: InvitationProps) {
  const { language, t } = useWords()
  return (
    <div className={styles.invitation}>
      <div className={styles.words}>
        <p className={styles.nothing}>{title}</p>
        <p className={styles.ways}>
          <BookLink />
          <a className={styles.browse} href={localized(paths.treatments, language)}>
            {t('portal.appointments.browse')}
          </a>
        </p>
      </div>
      <div className={styles.still}>
        <Picture sources={still} alt="" sizes="(width <= 56rem) 100vw, 36rem" />
      </div>
    </div>
  )
}

/** The way to a first visit, or to another. */
export function BookLink({ variant }: { variant?: 'secondary' }) {
  const { language, t } = useWords()
  return (
    <ButtonLink className={styles.way} variant={variant} href={localized(paths.booking, language)}>
      {t('portal.appointments.book')}
    </ButtonLink>
  )
}

/** The head of a portal page. */
export function PortalHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>
        <Isolated text={title} />
      </h1>
      <p className="lead">{lead}</p>
    </header>
  )
}
