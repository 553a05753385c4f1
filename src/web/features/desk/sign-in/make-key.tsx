import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import type { Role } from '#shared/features/desk/access.ts'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { changeDesk, deskKey, problemOf } from '#web/features/desk/base/desk-data.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { RecoveryCodes } from '#web/features/desk/sign-in/recovery-codes.tsx'
import styles from '#web/features/desk/sign-in/sign-in.module.css'
import { usePasskey } from '#web/features/desk/sign-in/use-passkey.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

type Opened = { staff: { name: string; email: string; role: Role } }
type Made = { staff: StaffMember; recoveryCodes: string[] }

/** Where a link for a key leads: one button. Opening the page uses nothing up; the key does. */
export function MakeKey() {
  const { language, t } = useWords()
  const token = useAddressQuery()?.get('token')
  const passkey = usePasskey()
  const [made, setMade] = useState<Made | null>(null)
  const opened = useQuery({
    queryKey: deskKey('/api/desk/link/open'),
    queryFn: () => changeDesk<Opened>({ path: '/api/desk/link/open', body: { token } }, language),
    enabled: typeof token === 'string' && token !== '',
  })
  if (made !== null) return <Done made={made} />
  if (token === null || token === '')
    return (
      <section className={styles.door}>
        <Logo name={clinic.name} />
        <div className={styles.head}>
          <h2>{t('desk.key.no_link_title')}</h2>
          <p className={styles.help}>{t('desk.key.no_link')}</p>
        </div>
        <ButtonLink isBlock href={localized(paths.desk, language)}>
          {t('desk.sign_in.title')}
        </ButtonLink>
      </section>
    )
  const name = opened.data?.staff.name
  return (
    <section className={styles.door}>
      <h2>{name === undefined ? t('desk.key.title') : t('desk.key.welcome', { name })}</h2>
      {opened.error !== null ? (
        <Refusal problem={problemOf(opened.error, t)} />
      ) : (
        <>
          <p className={styles.help}>{t('desk.key.text')}</p>
          <Button
            isBlock
            disabled={opened.data === undefined}
            isBusy={passkey.isBusy}
            iconStart={<KeyRound aria-hidden strokeWidth={1.5} />}
            onClick={async () => {
              if (passkey.isBusy) return
              const answer = await passkey.makeKey<Made>('/api/desk/link/options', '/api/desk/link/verify', {
                token,
              })
              if (answer === null) return
              // The link is used up: a reload must not offer it again.
              history.replaceState(null, '', location.pathname)
              setMade(answer)
            }}
          >
            {t('desk.key.make')}
          </Button>
        </>
      )}
      <Refusal problem={passkey.problem} />
      {(opened.error !== null || passkey.problem !== null) && (
        <ButtonLink isBlock variant="secondary" href={localized(paths.desk, language)}>
          {t('desk.sign_in.title')}
        </ButtonLink>
      )}
    </section>
  )
}

function Done({ made }: { made: Made }) {
  const { language, t } = useWords()
  return (
    <section className={styles.door}>
      <h2>{t('desk.key.made')}</h2>
      {made.recoveryCodes.length > 0 && <RecoveryCodes codes={made.recoveryCodes} />}
      <ButtonLink isBlock href={localized(paths.desk, language)}>
        {t('desk.key.go')}
      </ButtonLink>
    </section>
  )
}
