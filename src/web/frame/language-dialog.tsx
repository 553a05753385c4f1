import { X } from 'lucide-react'
import styles from '#web/frame/language-dialog.module.css'
import { LanguageLinks } from '#web/frame/language-links.tsx'
import type { Page } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'

export function LanguageDialog({ page }: { page: Page }) {
  const { t } = page
  return (
    <dialog
      id="language-dialog"
      className={styles.dialog}
      aria-labelledby="language-title"
      data-light-dismiss=""
    >
      <div className={styles.head}>
        <h2 id="language-title" className={styles.title}>
          {t('frame.language_title')}
        </h2>
        <Button
          variant="round"
          aria-label={t('frame.close')}
          {...{ command: 'close', commandfor: 'language-dialog' }}
        >
          <X strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
      <LanguageLinks page={page} />
      <p className={styles.note}>{t('frame.language_note')}</p>
    </dialog>
  )
}
