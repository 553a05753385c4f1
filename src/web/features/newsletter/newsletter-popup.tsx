import { ArrowRight, CircleAlert, X } from 'lucide-react'
import { paths } from '#shared/i18n/paths.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'
import styles from '#web/features/newsletter/newsletter-popup.module.css'
import type { PopupWords } from '#web/features/newsletter/send-popup.ts'
import { isAmong } from '#web/lib/page.ts'
import type { Page } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import field from '#web/ui/field.module.css'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'
import { Trap } from '#web/ui/trap.tsx'

/** Pages with a task of their own: there the popup comes only when it is asked for. */
const quietPaths: readonly string[] = [
  paths.booking,
  paths.login,
  paths.register,
  paths.portal,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
]

/** The popup of SPEC 2, closed; the behaviour script fetches what opens it, and that what sends it. */
export function NewsletterPopup({ page, picture }: { page: Page; picture: PictureSources }) {
  const { t } = page
  return (
    <dialog
      id="newsletter-popup"
      className={styles.dialog}
      aria-labelledby="newsletter-popup-title"
      data-light-dismiss=""
      data-quiet={isAmong(page, quietPaths) ? '' : undefined}
    >
      <template>
        <div className={styles.sheet}>
          <Picture className={styles.still} sources={picture} alt="" sizes="(width <= 40rem) 1px, 20rem" />
          <div className={styles.content}>
            <Button
              variant="round"
              className={styles.close}
              aria-label={t('frame.close')}
              {...{ command: 'close', commandfor: 'newsletter-popup' }}
            >
              <X strokeWidth={1.5} aria-hidden="true" />
            </Button>
            <h2 id="newsletter-popup-title" className={styles.title} tabIndex={-1}>
              <Emphasis text={t('newsletter.title')} />
            </h2>
            <p className={styles.lead}>{t('newsletter.lead')}</p>
            <PopupForm page={page} />
          </div>
        </div>
        <div className={styles.toasts} data-toasts="" />
      </template>
    </dialog>
  )
}

function PopupForm({ page: { t } }: { page: Page }) {
  const words: PopupWords = {
    errorTitle: t('newsletter.popup_error_title'),
    error: t('newsletter.error_message'),
    doneTitle: t('newsletter.subscribed_title'),
    done: t('newsletter.subscribed_text'),
    submitting: t('newsletter.submitting'),
    toasts: t('toast.region'),
    dismiss: t('toast.dismiss'),
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="newsletter-popup-title"
      data-words={JSON.stringify(words)}
    >
      <div className={field.field}>
        <label className={field.label} htmlFor="newsletter-popup-email">
          {t('newsletter.email')}
        </label>
        <input
          id="newsletter-popup-email"
          className={field.control}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={typedLimits.email}
          aria-required="true"
        />
        <p id="newsletter-popup-error" className={field.error} data-email-error="" hidden>
          <CircleAlert aria-hidden="true" strokeWidth={1.5} />
          {t('newsletter.error_invalid_email')}
        </p>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor="newsletter-popup-name">
          {t('newsletter.name')}
        </label>
        <input
          id="newsletter-popup-name"
          className={field.control}
          name="name"
          dir="auto"
          autoComplete="name"
          maxLength={typedLimits.name}
        />
      </div>
      <Trap label={t('form.honeypot')} name="website" />
      <p className={field.error} role="alert" data-load-error="" hidden>
        {t('newsletter.error_message')}
      </p>
      <Button
        type="submit"
        isBlock
        iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
      >
        <span data-label="">{t('newsletter.submit')}</span>
      </Button>
      <p className={styles.privacy}>{t('newsletter.privacy')}</p>
    </form>
  )
}
