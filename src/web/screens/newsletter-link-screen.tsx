import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import { mailLink } from '#shared/lib/mail-link.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/newsletter-link-screen.module.css'
import { BesideStill } from '#web/ui/beside-still.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
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
    <BesideStill
      title={t(`newsletter.${step}_title`)}
      lead={
        <>
          {before}
          {after !== undefined && (
            <a className={styles.link} href={mailLink(general)}>
              <bdi>{general}</bdi>
            </a>
          )}
          {after}
        </>
      }
      still={picture}
      isEager
    >
      {step === 'confirm' || step === 'unsubscribe' ? (
        <form method="post" className={styles.way}>
          <Button type="submit">{t(`newsletter.${step}_button`)}</Button>
        </form>
      ) : (
        <p className={styles.way}>
          <ButtonLink variant="secondary" href={href(paths.home)}>
            {t('newsletter.home')}
          </ButtonLink>
        </p>
      )}
    </BesideStill>
  )
}
