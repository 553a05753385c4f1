import { Download } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import type { NewsletterAnswer } from '#shared/features/desk/post-contract.ts'
import { dateFormat, locales } from '#shared/i18n/format.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, Nothing, ScreenHead, WayBack } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/newsletter/newsletter.module.css'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type Subscribers = NewsletterAnswer['subscribers']

/** Who gets the newsletter: addresses whose owner confirmed. */
export function Newsletter() {
  const { language, t } = useWords()
  const list = useDeskQuery<NewsletterAnswer>('/api/desk/newsletter')
  const hasAny = list.data !== undefined && list.data.subscribers.length > 0
  return (
    <>
      <WayBack href={localized(paths.deskMails, language)}>{t('deskNewsletter.back')}</WayBack>
      <ScreenHead title={t('deskNewsletter.title')}>
        {hasAny && (
          <ButtonLink
            isCompact
            variant="secondary"
            href="/api/desk/newsletter/export"
            download
            iconStart={<Download aria-hidden strokeWidth={1.5} />}
          >
            {t('deskNewsletter.download')}
          </ButtonLink>
        )}
      </ScreenHead>
      <p className={styles.quiet}>{t('deskNewsletter.text')}</p>
      <Loaded query={list}>
        {({ subscribers }) =>
          subscribers.length === 0 ? (
            <Nothing>{t('deskNewsletter.none')}</Nothing>
          ) : (
            <>
              <p className={styles.quiet}>{t('deskNewsletter.count', { count: subscribers.length })}</p>
              <List subscribers={subscribers} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function List({ subscribers }: { subscribers: Subscribers }) {
  const { language, t } = useWords()
  // Spelt out: the medium style is all figures in some languages.
  const day = dateFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: clinic.timeZone,
  })
  const dayOf = (instant: string) => day.format(new Date(instant))
  // Most confirm at once: when they asked says something where it was another day.
  const isAnyLater = subscribers.some(({ askedAt, confirmedAt }) => dayOf(askedAt) !== dayOf(confirmedAt))
  const head = [
    'email',
    'name',
    'language',
    ...(isAnyLater ? (['asked'] as const) : []),
    'confirmed',
  ] as const
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('deskNewsletter.title')}>
        <thead>
          <tr>
            {head.map((key) => (
              <th key={key} scope="col">
                {t(`deskNewsletter.head.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subscribers.map((one) => (
            <tr key={one.email}>
              <th scope="row">
                <bdi>{one.email}</bdi>
              </th>
              <td>
                <bdi>{one.name ?? ''}</bdi>
              </td>
              <td>{formatLanguage(one.language, language)}</td>
              {isAnyLater && <td>{dayOf(one.askedAt)}</td>}
              <td>{dayOf(one.confirmedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
