import { Fragment } from 'react'
import { clinic } from '#content/clinic.ts'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { visitAddress } from '#web/features/desk/base/links.ts'
import { deedWords, doerOf, isOneAct } from '#web/features/desk/record/deeds.ts'
import type { Client } from '#web/features/desk/record/record-filter.tsx'
import styles from '#web/features/desk/record/record.module.css'
import { useChanges } from '#web/features/desk/record/use-changes.ts'
import { useWords } from '#web/lib/words.ts'

type Fact = ReturnType<typeof useChanges>[number]['fact']

type RecordLineProps = {
  entry: RecordEntry
  /** The line above it; of one act, it says when, who and whose. */
  last: RecordEntry | undefined
  /** Whom of the team it was about. */
  colleague: string | undefined
  onClient: (client: Client) => void
}

/** When, who, what, whose, and from what to what: in this order in every line. */
export function RecordLine({ entry, last, colleague, onClient }: RecordLineProps) {
  const { language, t } = useWords()
  const changes = useChanges(entry)
  const doer = doerOf(entry)
  const { clientId, clientName } = entry
  const isOfLast = isOneAct(last, entry)
  const name = clientName ?? t('deskRecord.this_client')
  const who = [
    doer === 'staff' ? <bdi key="name">{entry.staff?.name}</bdi> : t(`deskRecord.by.${doer}`),
    entry.staff !== null && (
      <span key="role" className={styles.quiet}>
        {t(`desk.role.${entry.staff.role}`)}
      </span>
    ),
  ]
  const facts = changes.map(({ fact, from, to }) => (
    <Fragment key={fact}>
      {isNamed(fact, from, to) && `${t(`deskRecord.fact.${fact}`)}: `}
      <bdi>{from}</bdi>
      {from !== null && to !== null && ` ${t('deskRecord.becomes')} `}
      <bdi>{to}</bdi>
    </Fragment>
  ))
  return (
    <li className={styles.line} data-of-last={isOfLast || undefined}>
      <time className={styles.time} dateTime={entry.at}>
        {formatTime(new Date(entry.at), language, clinic.timeZone)}
      </time>
      <p className={styles.who}>
        <Facts facts={who} />
      </p>
      <div className={styles.what}>
        <p className={styles.deed}>
          <Facts
            facts={[
              <Deed key="deed" entry={entry} />,
              clientId !== null && !isOfLast && (
                <button
                  key="whose"
                  type="button"
                  className={styles.whose}
                  aria-label={t('deskRecord.only', { name })}
                  onClick={() => onClient({ id: clientId, name })}
                >
                  <bdi>{name}</bdi>
                </button>
              ),
              colleague !== undefined && <bdi key="colleague">{colleague}</bdi>,
            ]}
          />
        </p>
        {facts.length > 0 && (
          <p className={styles.quiet}>
            <Facts facts={facts} />
          </p>
        )}
      </div>
    </li>
  )
}

/**
 * What was done says whose status it is, and a room its number; a treatment and when it begins are known by themselves, unless
 * they became another.
 */
function isNamed(
  fact: Fact,
  from: string | null,
  to: string | null,
): fact is Exclude<Fact, 'room' | 'status'> {
  if (fact === 'treatment' || fact === 'start') return from !== null && to !== null
  return fact !== 'room' && fact !== 'status'
}

/** What was done; that of a visit leads to it. */
function Deed({ entry }: { entry: RecordEntry }) {
  const { language, t } = useWords()
  const words = deedWords(entry, t)
  const start = entry.to?.['start']
  if (!entry.action.startsWith('visit.') || entry.subjectId === null || typeof start !== 'string')
    return words
  return <a href={visitAddress({ id: entry.subjectId, start }, language)}>{words}</a>
}
