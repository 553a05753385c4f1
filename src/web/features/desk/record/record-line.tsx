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
import { dayListQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'

type RecordLineProps = {
  entry: RecordEntry
  /** The line above it; of one act, it says when, who and whose. */
  last: RecordEntry | undefined
  /** Whom of the team it was about. */
  colleague: string | undefined
  onClient: (client: Client) => void
}

/** When, who, whose, what, and from what to what. */
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
  // On a phone who did it is the first of the facts under it: in a column of its own it would be a line more.
  const isFirstFact = useMediaQuery(dayListQuery) && !isOfLast
  const facts = changes.map(({ fact, from, to }) => (
    <Fragment key={fact}>
      {/* Of a visit that is marked, what was done says it. */}
      {fact !== 'status' && `${t(`deskRecord.fact.${fact}`)}: `}
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
      {!isFirstFact && (
        <p className={styles.who}>
          <Facts facts={who} />
        </p>
      )}
      <div className={styles.what}>
        <p>
          <Facts
            facts={[
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
              <Fragment key="deed">
                <Deed entry={entry} />
                {colleague !== undefined && (
                  <>
                    {': '}
                    <bdi>{colleague}</bdi>
                  </>
                )}
              </Fragment>,
            ]}
          />
        </p>
        {(isFirstFact || facts.length > 0) && (
          <p className={styles.quiet}>
            <Facts facts={isFirstFact ? [...who, ...facts] : facts} />
          </p>
        )}
      </div>
    </li>
  )
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
