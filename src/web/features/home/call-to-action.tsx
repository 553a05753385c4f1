import { BookOrCall } from '#web/features/home/book-or-call.tsx'
import styles from '#web/features/home/call-to-action.module.css'
import type { Page } from '#web/lib/page.ts'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

export function CallToAction({ page, picture }: { page: Page; picture: PictureSources }) {
  const { t } = page
  return (
    <section className={styles.band} aria-labelledby="call-title">
      <Picture className={styles.silk} sources={picture} alt="" sizes="100vw" />
      <div className={`wrap ${styles.content}`}>
        <h2 id="call-title" className={styles.title}>
          <Emphasis text={t('home.call.title')} />
        </h2>
        <p className={styles.text}>{t('home.call.text')}</p>
        <div className={styles.actions}>
          <BookOrCall page={page} />
        </div>
      </div>
    </section>
  )
}
