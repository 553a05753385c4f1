import { may } from '#shared/features/desk/access.ts'
import type { ClientSummary } from '#shared/features/desk/clients-contract.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { useSettled } from '#web/features/desk/base/use-settled.ts'
import { useWords } from '#web/lib/words.ts'

const fewestSigns = 3
const mostShown = 5

/** Said before anything is typed, to who may search. */
export function KnownHint() {
  const { t } = useWords()
  const isAllowed = may(useStaff().role, 'clients')
  return isAllowed && <p className={styles.quiet}>{t('deskAgenda.booking.known_while')}</p>
}

type KnownClientsProps = { written: string; onChoose: (client: ClientSummary) => void }

/** Who is known by what has been written so far; a press takes them over. Who may not search clients sees nothing. */
export function KnownClients({ written, onChoose }: KnownClientsProps) {
  const { t } = useWords()
  const search = useSettled(written.trim())
  const isAllowed = may(useStaff().role, 'clients')
  const isWanted = isAllowed && search.length >= fewestSigns
  const { data } = useDeskQuery<{ clients: ClientSummary[] }>(
    isWanted ? `/api/desk/clients?search=${encodeURIComponent(search)}` : null,
  )
  const found = isWanted ? (data?.clients ?? []) : []
  if (found.length === 0) return null
  return (
    <div className={styles.known} role="group" aria-label={t('deskAgenda.booking.known')}>
      <p className={styles.quiet}>{t('deskAgenda.booking.known')}</p>
      {found.slice(0, mostShown).map((client) => (
        <button key={client.id} type="button" className={styles.client} onClick={() => onChoose(client)}>
          <bdi>
            {client.firstName} {client.lastName}
          </bdi>
          <span className={styles.quiet}>
            <bdi dir="ltr">{client.shownPhone || client.email}</bdi> ·{' '}
            {t('desk.visits', { count: client.visits })}
          </span>
        </button>
      ))}
      {found.length > mostShown && <p className={styles.quiet}>{t('deskAgenda.booking.known_more')}</p>}
    </div>
  )
}
