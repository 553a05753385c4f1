import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { ClinicMap } from '#web/features/contact/clinic-map.tsx'
import { Details } from '#web/features/contact/details.tsx'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/contact-screen.module.css'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'

/** The children are the form, which comes to life on its own. */
export function ContactScreen({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = page
  const { emails, phones } = clinic
  return (
    <>
      <header className={`wrap ${styles.hero}`}>
        <h1>
          <Emphasis text={t('contact.title')} />
        </h1>
        <p className="lead">{t('contact.lead')}</p>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <Details page={page} />
        <section className={styles.card} id="formulier" aria-labelledby="form-title">
          <h2 id="form-title">{t('contact.form.title')}</h2>
          <p className={styles.lead}>{t('contact.form.lead')}</p>
          <noscript>
            <p>
              {t('contact.form.no_script')} <EmailLink address={emails.general} />,{' '}
              <bdi>{phones.landline}</bdi>
            </p>
          </noscript>
          <div className="needs-script">{children}</div>
          <p className={styles.failed} role="alert" data-send-failed="" hidden>
            {t('contact.form.error_message')}
          </p>
        </section>
      </div>
      <ClinicMap page={page} />
    </>
  )
}
