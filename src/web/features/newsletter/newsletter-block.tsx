import { ArrowRight, CircleAlert, MailCheck } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import styles from '#web/features/newsletter/newsletter-block.module.css'
import type { Page } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Trap } from '#web/ui/trap.tsx'

/** The newsletter's form at the end of the blog pages: `when-near.ts` keeps a press that comes early, `start-newsletter.ts` sends it. */
export function NewsletterBlock({ page: { t } }: { page: Page }) {
  return (
    <section id="newsletter" className={styles.band} aria-labelledby="newsletter-title" data-screen-only="">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="newsletter-title">
            <Emphasis text={t('newsletter.title')} />
          </h2>
          <p className="lead">{t('newsletter.lead')}</p>
        </div>
        <form
          className={styles.form}
          method="post"
          noValidate
          aria-labelledby="newsletter-title"
          data-newsletter-form=""
          data-submitting={t('newsletter.submitting')}
          data-invalid={t('newsletter.error_invalid_email')}
          data-failed={t('newsletter.error_message')}
        >
          <label className={`${styles.label} needs-script`} htmlFor="newsletter-email">
            {t('newsletter.email')}
          </label>
          <div className={`${styles.row} needs-script`}>
            <input
              id="newsletter-email"
              className={styles.input}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              maxLength={typedLimits.email}
              aria-required="true"
              aria-describedby="newsletter-privacy"
            />
            <Button
              type="submit"
              disabled
              iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
            >
              <span data-label="">{t('newsletter.submit')}</span>
            </Button>
          </div>
          <Trap label={t('form.honeypot')} name="website" />
          <p id="newsletter-privacy" className={styles.privacy}>
            {t('newsletter.privacy')}
          </p>
          <noscript>
            <p>
              <LinkedText text={t('newsletter.no_script', { email: clinic.emails.general })} />
            </p>
          </noscript>
          <div id="newsletter-error" className={styles.error} role="alert" data-error="">
            <div data-load-error="" hidden>
              <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
              <p>
                <strong>{t('newsletter.error_title')}</strong>{' '}
                <span data-error-text="">{t('newsletter.error_message')}</span>
              </p>
            </div>
          </div>
        </form>
        <div className={styles.done} tabIndex={-1} role="status" data-newsletter-done="" hidden>
          <MailCheck size={28} strokeWidth={1.5} aria-hidden="true" />
          <h3>{t('newsletter.subscribed_title')}</h3>
          <p>{t('newsletter.subscribed_text')}</p>
        </div>
      </div>
    </section>
  )
}
