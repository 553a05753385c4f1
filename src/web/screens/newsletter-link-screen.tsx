import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import { mailLink } from '#shared/lib/mail-link.ts'
import type { Page } from '#web/lib/page.ts'
import screen from '#web/screens/account-screen.module.css'
import styles from '#web/screens/newsletter-link-screen.module.css'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

/** What a link in a newsletter mail asks, or what became of it. */
export type NewsletterStep =
  'confirm' | 'confirmed' | 'confirm_invalid' | 'unsubscribe' | 'unsubscribed' | 'unsubscribe_invalid'

type Props = { page: Page; step: NewsletterStep; picture: PictureSources }

/** One question with one button, which works without a script: the form goes to the address it stands at, token included. */
export function NewsletterLinkScreen({ page: { t, href }, step, picture }: Props) {
  const [before, after] = t(`newsletter.${step}_text`, { email: '|' }).split('|')
  const { general } = clinic.emails
  return (
    <div className={`wrap ${screen.screen}`}>
      <div className={`${screen.words} ${styles.words}`}>
        <h1 className={screen.title}>{t(`newsletter.${step}_title`)}</h1>
        <p className="lead">
          {before}
          {after !== undefined && (
            <a className={styles.link} href={mailLink(general)}>
              <bdi>{general}</bdi>
            </a>
          )}
          {after}
        </p>
        {step === 'confirm' || step === 'unsubscribe' ? (
          <form method="post">
            <Button type="submit">{t(`newsletter.${step}_button`)}</Button>
          </form>
        ) : (
          <ButtonLink variant="secondary" href={href(paths.home)}>
            {t('newsletter.home')}
          </ButtonLink>
        )}
      </div>
      <div className={screen.still}>
        <Picture sources={picture} alt="" sizes="(width <= 56rem) 100vw, 40vw" isEager />
      </div>
    </div>
  )
}
