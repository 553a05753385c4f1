import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import type { Role } from '#shared/features/desk/access.ts'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { changeDesk, deskKey, problemOf, useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { sessionPath } from '#web/features/desk/base/use-desk-session.ts'
import { RecoveryCodes } from '#web/features/desk/sign-in/recovery-codes.tsx'
import styles from '#web/features/desk/sign-in/sign-in.module.css'
import { isLinkSpent, usePasskey } from '#web/features/desk/sign-in/use-passkey.ts'
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
  const isClosed = token === null || token === '' || opened.error !== null
  const session = useDeskQuery<{ staff: StaffMember }>(isClosed ? sessionPath : null)
  if (made !== null) return <Done made={made} />
  if (isClosed && !session.isPending)
    return <Closed failure={opened.error} staff={session.data?.staff ?? null} />
  const name = opened.data?.staff.name
  return (
    <section className={styles.door}>
      <h2>{name === undefined ? t('desk.key.title') : t('desk.key.welcome', { name })}</h2>
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
      <Refusal problem={passkey.problem} />
      {passkey.problem !== null && (
        <ButtonLink isBlock variant="secondary" href={localized(paths.desk, language)}>
          {t('desk.sign_in.title')}
        </ButtonLink>
      )}
    </section>
  )
}

type ClosedProps = {
  /** Why the link does not open; null where there is none. */
  failure: unknown
  staff: StaffMember | null
}

/** Who comes without a link that makes a key. Who is signed in needs none. */
function Closed({ failure, staff }: ClosedProps) {
  const { language, t } = useWords()
  return (
    <section className={styles.door}>
      <Logo name={clinic.name} />
      <div className={styles.head}>
        <h2>{titleOf({ failure, staff }, t)}</h2>
        <p className={styles.help} role={failure === null ? undefined : 'alert'}>
          {textOf({ failure, staff }, t)}
        </p>
      </div>
      {/* Who has no link yet has no key to log in with. */}
      <ButtonLink
        isBlock
        variant={staff === null && failure === null ? 'secondary' : 'primary'}
        href={localized(paths.desk, language)}
      >
        {t(staff === null ? 'desk.sign_in.title' : 'desk.key.go')}
      </ButtonLink>
      {staff !== null && (
        <ButtonLink isBlock variant="secondary" href={localized(paths.deskAccount, language)}>
          {t('desk.account.title')}
        </ButtonLink>
      )}
    </section>
  )
}

function titleOf({ failure, staff }: ClosedProps, t: Translator): string {
  if (failure !== null) return t(isLinkSpent(failure) ? 'desk.key.spent_title' : 'desk.key.title')
  return staff === null ? t('desk.key.no_link_title') : t('desk.key.signed_in_title', { name: staff.name })
}

function textOf({ failure, staff }: ClosedProps, t: Translator): string {
  if (failure !== null && !isLinkSpent(failure)) return problemOf(failure, t).message
  if (staff !== null) return t('desk.key.signed_in', { account: t('desk.account.title') })
  return failure === null ? t('desk.key.no_link') : problemOf(failure, t).message
}

function Done({ made: { staff, recoveryCodes } }: { made: Made }) {
  const { language, t } = useWords()
  return (
    <section className={styles.door}>
      <h2 data-screen-only="">{t('desk.key.made')}</h2>
      {recoveryCodes.length > 0 && (
        <>
          <h2 className={styles.paper}>{t('desk.codes.title')}</h2>
          <RecoveryCodes codes={recoveryCodes} email={staff.email} />
        </>
      )}
      <ButtonLink isBlock href={localized(paths.desk, language)} data-screen-only="">
        {t('desk.key.go')}
      </ButtonLink>
    </section>
  )
}
