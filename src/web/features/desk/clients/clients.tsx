import { useEffect, useState } from 'react'
import { clinic } from '#content/clinic.ts'
import type { ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { longestSearch, mostFound } from '#shared/features/desk/rules.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { cardAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Loaded, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { useSettled } from '#web/features/desk/base/use-settled.ts'
import styles from '#web/features/desk/clients/clients.module.css'
import { dateIn } from '#web/lib/calendar-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { EmailLink } from '#web/ui/email-link.tsx'
import { TextField } from '#web/ui/field.tsx'

const columns = ['name', 'phone', 'visits', 'next', 'email'] as const

/** Who is known, found while typing; without a search the latest. */
export function Clients() {
  const { language, t } = useWords()
  const [written, setWritten] = useState(searchBefore)
  const search = useSettled(written.trim())
  const found = useDeskQuery<{ clients: ClientSummary[] }>(
    `/api/desk/clients?search=${encodeURIComponent(search)}`,
    { keepsLast: true },
  )
  // Who presses Enter at once is quicker than the search.
  const [entered, setEntered] = useState<string | null>(null)
  const isSettled = !found.isPlaceholderData && search === written.trim()
  const [only, ...others] = found.data?.clients ?? []
  const wanted = entered === written && isSettled && others.length === 0 ? only?.id : undefined
  useEffect(() => {
    if (wanted !== undefined) location.assign(cardAddress(wanted, language))
  }, [wanted, language])
  // Back from a card the list is as it was. Not in the address, which is kept and passed on.
  useEffect(() => history.replaceState({ ...history.state, search }, ''), [search])
  return (
    <>
      <ScreenHead title={t('desk.screen.clients')}>
        <search className={styles.find}>
          <form
            className={styles.search}
            onSubmit={(event) => {
              event.preventDefault()
              setEntered(written)
            }}
          >
            <TextField
              type="search"
              label={t('deskClients.search')}
              help={t('deskClients.search_help')}
              value={written}
              maxLength={longestSearch}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => {
                setWritten(target.value)
                setEntered(null)
              }}
            />
          </form>
        </search>
      </ScreenHead>
      <Loaded query={found}>{({ clients }) => <Found clients={clients} search={search} />}</Loaded>
    </>
  )
}

function Found({ clients, search }: { clients: readonly ClientSummary[]; search: string }) {
  const { t } = useWords()
  const today = dateIn(clinic.timeZone, useNow())
  const count = clients.length
  const many = t(count === mostFound ? 'deskClients.first_found' : 'deskClients.found', { count })
  const latest = t(count === mostFound ? 'deskClients.latest_first' : 'deskClients.latest', { count })
  const none = t(search === '' ? 'deskClients.nobody' : 'deskClients.none')
  return (
    <>
      <p className={styles.count} role="status">
        {count === 0 ? none : search === '' ? latest : many}
      </p>
      {count > 0 && (
        <div className={styles.list}>
          {/* Where each has a column; who hears a line hears in it what each is. */}
          <p className={styles.names} aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{t(`deskClients.column.${column}`)}</span>
            ))}
          </p>
          <ul>
            {clients.map((client) => (
              <Line key={client.id} client={client} today={today} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Line({ client, today }: { client: ClientSummary; today: string }) {
  const { language, t } = useWords()
  const moment = useMoment()
  const { nextVisit, lastVisit, phone, shownPhone, email } = client
  const next = nextVisit === null ? null : new Date(nextVisit)
  const isToday = next !== null && dateIn(clinic.timeZone, next) === today
  const time = isToday && t('deskClients.today', { time: formatTime(next, language, clinic.timeZone) })
  return (
    <li className={styles.line}>
      <p className={styles.who}>
        <a className={styles.name} href={cardAddress(client.id, language)}>
          <bdi>
            {client.firstName} {client.lastName}
          </bdi>
        </a>
        {client.hasAccount && <span className={styles.badge}>{t('deskClients.account')}</span>}
      </p>
      <p className={styles.reach}>
        {phone !== '' && (
          <a href={telephoneLink(phone)}>
            <bdi dir="ltr">{shownPhone}</bdi>
          </a>
        )}
        {email !== '' && <EmailLink address={email} />}
      </p>
      <p className={styles.visits}>
        {/* Who only cancelled has none. */}
        <Value bare={String(client.visits)}>
          {client.visits > 0 ? t('desk.visits', { count: client.visits }) : t('deskClients.no_appointments')}
        </Value>
        {nextVisit !== null ? (
          <Value bare={time || moment(nextVisit)}>
            {time || t('deskClients.next', { moment: moment(nextVisit) })}
          </Value>
        ) : (
          lastVisit !== null && <span>{t('deskClients.last', { moment: moment(lastVisit) })}</span>
        )}
      </p>
    </li>
  )
}

/** What a column says by its name is seen without it, and heard with it. */
function Value({ bare, children }: { bare: string; children: string }) {
  return (
    <span>
      <span className={styles.bare} aria-hidden="true">
        {bare}
      </span>
      <span className={styles.whole}>{children}</span>
    </span>
  )
}

function searchBefore(): string {
  const { search } = (history.state ?? {}) as { search?: unknown }
  return typeof search === 'string' ? search : ''
}
