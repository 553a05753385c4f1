import { useState } from 'react'
import type { DeskAccount } from '#shared/features/desk/staff-contract.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { refresh, useDeskChange, useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, Own, Refusal, ScreenHead } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/account/account.module.css'
import { RemoveKey } from '#web/features/desk/account/remove-key.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { TextAct } from '#web/features/desk/base/text-act.tsx'
import { RecoveryCodes } from '#web/features/desk/sign-in/recovery-codes.tsx'
import { usePasskey } from '#web/features/desk/sign-in/use-passkey.ts'
import { useSettledPress } from '#web/lib/use-settled-press.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

const path = '/api/desk/account'

/** The own keys, devices and recovery codes. */
export function Account() {
  const { t } = useWords()
  const account = useDeskQuery<DeskAccount>(path)
  return (
    <>
      <ScreenHead title={t('desk.account.title')} />
      <Loaded query={account}>
        {(found) => (
          <div className={styles.parts}>
            <Keys account={found} />
            <Sessions account={found} />
            <Codes left={found.recoveryCodesLeft} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Keys({ account }: { account: DeskAccount }) {
  const { t } = useWords()
  const passkey = usePasskey()
  const moment = useMoment()
  const [removed, setRemoved] = useState<DeskAccount['keys'][number] | null>(null)
  const keys = account.keys.map((key) => ({ ...key, name: key.name || t('desk.account.unknown_device') }))
  return (
    <section className={styles.part}>
      <h3>{t('desk.account.keys')}</h3>
      {keys.length === 0 && <p className={styles.fact}>{t('desk.account.no_keys')}</p>}
      <ul className={styles.list}>
        {keys.map((key) => (
          <li key={key.id} className={styles.line}>
            <div>
              <p>
                <bdi>{key.name}</bdi>
              </p>
              <p className={styles.fact}>
                {!key.works
                  ? t('desk.account.key_elsewhere')
                  : key.lastUsedAt === null
                    ? t('desk.account.key_made', { moment: moment(key.createdAt) })
                    : t('desk.account.key_used', { moment: moment(key.lastUsedAt) })}
              </p>
            </div>
            <TextAct
              takesAway
              aria-label={t('desk.account.remove_key', { name: key.name })}
              onClick={() => setRemoved(key)}
            >
              {t('desk.account.remove')}
            </TextAct>
          </li>
        ))}
      </ul>
      <Refusal problem={passkey.problem} />
      <Button
        isCompact
        variant="secondary"
        isBusy={passkey.isBusy}
        onClick={async () => {
          if (passkey.isBusy) return
          await passkey.makeKey('/api/desk/keys/options', '/api/desk/keys')
          refresh(path)
        }}
      >
        {t('desk.key.make')}
      </Button>
      {removed !== null && (
        <RemoveKey removed={removed} onRemoved={() => refresh(path)} onClose={() => setRemoved(null)} />
      )}
    </section>
  )
}

function Sessions({ account }: { account: DeskAccount }) {
  const { t } = useWords()
  const moment = useMoment()
  const press = useSettledPress()
  const { change, problem } = useDeskChange<undefined>()
  const end = async (id: string) => {
    await change({ method: 'DELETE', path: `/api/desk/sessions/${id}` })
    await refresh(path)
  }
  const unknown = t('desk.account.unknown_device')
  return (
    <section className={styles.part}>
      <h3>{t('desk.account.sessions')}</h3>
      <ul className={styles.list}>
        {account.sessions.map((session) => (
          <li key={session.id} className={styles.line}>
            <div>
              <p className={styles.device}>
                <bdi>{session.device || unknown}</bdi>
                {session.isCurrent && <Own>{t('desk.account.here')}</Own>}
              </p>
              <p className={styles.fact}>
                {session.isCurrent
                  ? t('desk.account.since', { moment: moment(session.createdAt) })
                  : t('desk.account.seen', { moment: moment(session.lastSeenAt) })}
              </p>
            </div>
            {!session.isCurrent && (
              <TextAct
                takesAway
                aria-label={t('desk.account.end_session', { device: session.device || unknown })}
                onClick={() => press(() => end(session.id))}
              >
                {t('desk.account.end')}
              </TextAct>
            )}
          </li>
        ))}
      </ul>
      <Refusal problem={problem} />
    </section>
  )
}

function Codes({ left }: { left: number }) {
  const { t } = useWords()
  const { email } = useStaff()
  const { change, isBusy, problem, reset } = useDeskChange<{ recoveryCodes: string[] }>()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isAsking, setAsking] = useState(false)

  function close() {
    setAsking(false)
    reset()
  }

  async function renew() {
    const made = await change({ path: '/api/desk/recovery-codes' })
    refresh(path)
    if (made === null) return
    close()
    setCodes(made.answer.recoveryCodes)
  }

  return (
    <section className={styles.part}>
      <h3>{t('desk.codes.title')}</h3>
      <p className={styles.fact}>{t(left === 0 ? 'desk.codes.none' : 'desk.codes.left', { count: left })}</p>
      <Button isCompact variant="secondary" onClick={() => setAsking(true)}>
        {t('desk.codes.renew')}
      </Button>
      {isAsking && (
        <Question
          title={t('desk.codes.renew_title')}
          answer={t('desk.codes.renew')}
          onAnswer={renew}
          onClose={close}
          isBusy={isBusy}
          problem={problem}
        >
          <p>{t('desk.codes.renew_text')}</p>
        </Question>
      )}
      {codes !== null && (
        <Dialog title={t('desk.codes.title')} onClose={() => setCodes(null)}>
          <div className={styles.codes}>
            <RecoveryCodes codes={codes} email={email} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
