import { X } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import styles from '#web/frame/notice.module.css'
import type { Page } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'

/** What the visitor reads when the booking dialog cannot be loaded; the behaviour script puts it into its place. */
export function Notice({ page }: { page: Page }) {
  const { t, href } = page
  const [before, after] = t('frame.booking_failed.text', { phone: '|' }).split('|')
  return (
    <>
      <div id="notice" className={styles.region} />
      <template id="booking-failed">
        <div className={styles.notice} role="alert">
          <Button variant="round" className={styles.close} aria-label={t('frame.close')} data-close-notice="">
            <X strokeWidth={1.5} aria-hidden="true" />
          </Button>
          <p className={styles.title}>{t('frame.booking_failed.title')}</p>
          <p>
            {before}
            <a href={telephoneLink(clinic.phones.landline)}>
              <bdi>{clinic.phones.landline}</bdi>
            </a>
            {after}
          </p>
          <p>
            <a href={href(paths.booking)}>{t('frame.booking_failed.link')}</a>
          </p>
        </div>
      </template>
    </>
  )
}
