import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { clinic } from '#content/clinic.ts'
import type { OpenSessions } from '#shared/features/account/contract.ts'
import { formatFullDate, formatTime, keepDayWithMonth } from '#shared/i18n/format.ts'
import { doneAnswer } from '#shared/lib/answers.ts'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { useOpenSessions } from '#web/features/portal/portal-queries.ts'
import styles from '#web/features/portal/sessions.module.css'
import { ZoneNote } from '#web/features/portal/zone-note.tsx'
import { saidOf } from '#web/lib/api-call.ts'
import { ApiError, sendJson } from '#web/lib/api-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useSettledPress } from '#web/lib/use-settled-press.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/island.tsx'
import { Isolated } from '#web/ui/isolated.tsx'

type OpenSession = OpenSessions['sessions'][number]

/** Where the client is signed in; one, or all others, can be ended here. */
export function Sessions() {
  const query = useOpenSessions()
  return <Loaded query={query}>{({ sessions }) => <List sessions={sessions} />}</Loaded>
}

function List({ sessions }: { sessions: readonly OpenSession[] }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const list = useRef<HTMLUListElement>(null)
  const press = useSettledPress()
  const ending = useMutation({
    mutationFn: (one: OpenSession | null) => {
      const path = one === null ? '/api/profile/sessions' : `/api/profile/sessions/${one.id}`
      return sendJson('DELETE', path, {}, doneAnswer, { language }).catch(passOverEnded)
    },
    onSuccess: async (_done, one) => {
      await queryClient.invalidateQueries({ queryKey: ['sessions'] })
      const said = one === null ? t('portal.profile.sessions_gone') : sentenceFor(one)
      notify({ variant: 'default', title: t('portal.profile.session_gone_title'), description: said })
      // The button that was pressed has gone with its line.
      list.current?.focus()
    },
    onError: (failure) => {
      notify({
        variant: 'destructive',
        title: t('portal.error_title'),
        description: saidOf(failure) ?? t('form.connection'),
      })
    },
  })
  // What was refused is told above.
  const end = (one: OpenSession) => press(() => ending.mutateAsync(one).catch(() => {}))
  const endOthers = () => !ending.isPending && ending.mutate(null)
  const nameOf = ({ device }: OpenSession) => device || t('portal.profile.session_unknown')
  const sentenceFor = (one: OpenSession) => t('portal.profile.session_gone', { device: nameOf(one) })
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-labelledby="sessions">
        {sessions.map((each) => (
          <li key={each.id} className={styles.line}>
            <div>
              <p className={styles.device}>
                <bdi>{nameOf(each)}</bdi>
              </p>
              <p className={styles.fact}>
                <Fact session={each} />
              </p>
            </div>
            {each.isCurrent ? (
              <p className={styles.here}>{t('portal.profile.session_here')}</p>
            ) : (
              <Button
                variant="ghost"
                isCompact
                aria-disabled={ending.isPending}
                aria-label={t('portal.profile.session_end_device', { device: nameOf(each) })}
                onClick={() => end(each)}
              >
                {t('portal.profile.session_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ZoneNote instants={sessions.map(momentOf)} />
      {sessions.length > 2 && (
        <p>
          <Button variant="secondary" isCompact aria-disabled={ending.isPending} onClick={endOthers}>
            {t('portal.profile.sessions_end')}
          </Button>
        </p>
      )}
    </>
  )
}

/** This one is in use; of another it matters when it last was. */
function Fact({ session }: { session: OpenSession }) {
  const { language, t } = useWords()
  const instant = new Date(momentOf(session))
  const moment = t('portal.moment', {
    date: keepDayWithMonth(formatFullDate(instant, language, clinic.timeZone)),
    time: formatTime(instant, language, clinic.timeZone),
  })
  return (
    <Isolated
      text={t(`portal.profile.${session.isCurrent ? 'session_since' : 'session_used'}`, { moment })}
    />
  )
}

function momentOf({ isCurrent, startedAt, lastSeenAt }: OpenSession): string {
  return isCurrent ? startedAt : lastSeenAt
}

/** Whoever ended it meanwhile, on that device or here, did what was asked for. */
function passOverEnded(failure: unknown): void {
  if (!(failure instanceof ApiError && failure.status === 404)) throw failure
}
