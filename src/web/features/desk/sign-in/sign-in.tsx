import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/sign-in/sign-in.module.css'
import { usePasskey } from '#web/features/desk/sign-in/use-passkey.ts'
import { isUnanswered } from '#web/lib/api-call.ts'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** The way in: a passkey, or a recovery code where no key is at hand. */
export function SignIn({ onEntered }: { onEntered: (staff: StaffMember) => void }) {
  const { t } = useWords()
  const isReady = useHydrated()
  const passkey = usePasskey()
  const [isRecovering, setRecovering] = useState(false)
  async function signIn() {
    const entered = await passkey.signIn()
    if (entered !== null) onEntered(entered.staff)
  }
  return (
    <div className={styles.form}>
      <Button
        isBlock
        disabled={!isReady}
        isBusy={passkey.isBusy}
        iconStart={<KeyRound aria-hidden strokeWidth={1.5} />}
        onClick={() => !passkey.isBusy && void signIn()}
      >
        {t('desk.sign_in.key')}
      </Button>
      <Refusal problem={passkey.problem} />
      {isRecovering ? (
        <Recovery onEntered={onEntered} />
      ) : (
        <Button isBlock isCompact variant="ghost" disabled={!isReady} onClick={() => setRecovering(true)}>
          {t('desk.sign_in.recovery')}
        </Button>
      )}
    </div>
  )
}

function Recovery({ onEntered }: { onEntered: (staff: StaffMember) => void }) {
  const { t } = useWords()
  const { change, isBusy, problem, error } = useDeskChange<{ staff: StaffMember }>()
  const [isUnsure, setUnsure] = useState(false)
  const first = useArrivalFocus<HTMLInputElement>()
  return (
    <form
      className={styles.recovery}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const body = Object.fromEntries(new FormData(event.currentTarget))
        // A code works once: it may be gone, though nobody came in.
        if (!isBusy && error !== null && isUnanswered(error)) setUnsure(true)
        if (!isBusy)
          void change({ path: '/api/desk/sign-in/recovery', body }).then(
            (entered) => entered !== null && onEntered(entered.answer.staff),
          )
      }}
    >
      <p className={styles.help}>{t('desk.sign_in.recovery_help')}</p>
      <TextField
        label={t('desk.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        ref={first}
        error={problem?.fields['email']}
      />
      <TextField
        label={t('desk.sign_in.code')}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={problem?.fields['code']}
      />
      {problem !== null && Object.keys(problem.fields).length === 0 && <Refusal problem={problem} />}
      {problem !== null && isUnsure && <p className={styles.help}>{t('desk.sign_in.code_unsure')}</p>}
      <Button type="submit" variant="secondary" isBlock isBusy={isBusy}>
        {t('desk.sign_in.with_code')}
      </Button>
    </form>
  )
}
