import type { ReactNode } from 'react'
import type { Profile } from '#shared/features/account/contract.ts'
import { ChangePassword } from '#web/features/account/change-password.tsx'
import { DeleteAccount } from '#web/features/account/delete-account.tsx'
import { ProfileForm } from '#web/features/account/profile-form.tsx'
import styles from '#web/features/account/profile.module.css'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Contents } from '#web/ui/contents.tsx'
import { Download } from 'lucide-react'

/** What the clinic's site knows about the client, and everything the client may do with it; `sessions` are the open ones. */
export function ProfileParts({ client, sessions }: { client: Profile; sessions: ReactNode }) {
  const { language, t } = useWords()
  const isNarrow = useMediaQuery(narrowQuery)
  return (
    <div className={styles.columns}>
      <Contents label={t('portal.profile.on_page')} isOpen={!isNarrow}>
        <div>
          {(['details', 'password', 'sessions', 'export', 'remove'] as const).map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`portal.profile.${part}`)}
            </a>
          ))}
        </div>
      </Contents>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="details">
          <h2 id="details" className={styles.title}>
            {t('portal.profile.details')}
          </h2>
          <ProfileForm client={client} />
        </section>
        <section className={styles.part} aria-labelledby="password">
          <h2 id="password" className={styles.title}>
            {t('portal.profile.password')}
          </h2>
          <ChangePassword username={client.username} />
        </section>
        <section className={styles.part} aria-labelledby="sessions">
          <h2 id="sessions" className={styles.title}>
            {t('portal.profile.sessions')}
          </h2>
          <p className={styles.text}>{t('portal.profile.sessions_text')}</p>
          {sessions}
        </section>
        <section className={styles.part} aria-labelledby="export">
          <h2 id="export" className={styles.title}>
            {t('portal.profile.export')}
          </h2>
          <p className={styles.text}>{t('portal.profile.export_text')}</p>
          <p className={styles.links}>
            {(['html', 'json'] as const).map((format) => (
              <ButtonLink
                key={format}
                variant="secondary"
                isCompact
                href={`/api/profile/export?format=${format}&language=${language}`}
                download
                iconStart={<Download aria-hidden strokeWidth={1.5} />}
              >
                {t(`portal.profile.export_${format}`)}
              </ButtonLink>
            ))}
          </p>
        </section>
        <section className={styles.part} aria-labelledby="remove">
          <h2 id="remove" className={styles.title}>
            {t('portal.profile.remove')}
          </h2>
          <DeleteAccount />
        </section>
      </div>
    </div>
  )
}
