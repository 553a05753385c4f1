import { ArrowRight, Phone } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import styles from '#web/features/home/call-to-action.module.css'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

export function CallToAction({ page: { t, href }, picture }: { page: Page; picture: PictureSources }) {
  return (
    <section className={styles.band} aria-labelledby="call-title">
      <Picture className={styles.silk} sources={picture} alt="" sizes="100vw" />
      <div className={`wrap ${styles.content}`}>
        <h2 id="call-title" className={styles.title}>
          <Emphasis text={t('home.call.title')} />
        </h2>
        <p className={styles.text}>{t('home.call.text')}</p>
        <div className={styles.actions}>
          <ButtonLink
            href={href(paths.booking)}
            iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('frame.book')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            href={telephoneLink(clinic.phones.landline)}
            aria-label={t('frame.call', { phone: clinic.phones.landline })}
            iconStart={<Phone strokeWidth={1.5} aria-hidden="true" />}
          >
            <bdi>{clinic.phones.landline}</bdi>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
