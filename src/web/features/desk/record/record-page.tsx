import { clinic } from '#content/clinic.ts'
import type { TeamMember } from '#shared/features/desk/staff-contract.ts'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { formatFullDate } from '#shared/i18n/format.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, Nothing } from '#web/features/desk/base/parts.tsx'
import { RecordLine } from '#web/features/desk/record/record-line.tsx'
import type { Client } from '#web/features/desk/record/record-filter.tsx'
import styles from '#web/features/desk/record/record.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type RecordPageProps = {
  path: string
  onClient: (client: Client) => void
  /** Asks for the page below; only the last one has it. */
  onOlder: ((before: number) => void) | undefined
}

/** A page of the record, by day. */
export function RecordPage({ path, onClient, onOlder }: RecordPageProps) {
  const { language, t } = useWords()
  const page = useDeskQuery<{ entries: RecordEntry[]; next: number | null }>(path)
  const team = useDeskQuery<{ team: TeamMember[] }>('/api/desk/team').data?.team ?? []
  return (
    <Loaded query={page}>
      {({ entries, next }) => (
        <>
          {entries.length === 0 && <Nothing>{t('deskRecord.none')}</Nothing>}
          {byDay(entries, (at) => formatFullDate(at, language, clinic.timeZone)).map(([day, lines]) => (
            <section key={day} className={styles.day}>
              <h3 className={styles.date}>{day}</h3>
              <ol className={styles.lines}>
                {lines.map((entry) => (
                  <RecordLine
                    key={entry.id}
                    entry={entry}
                    colleague={team.find(({ id }) => id === entry.subjectId)?.name}
                    onClient={onClient}
                  />
                ))}
              </ol>
            </section>
          ))}
          {next !== null && onOlder !== undefined && (
            <Button isCompact variant="secondary" className={styles.older} onClick={() => onOlder(next)}>
              {t('deskRecord.older')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Lines that follow each other on one day, under the words for it. */
function byDay(entries: readonly RecordEntry[], dayOf: (at: Date) => string): [string, RecordEntry[]][] {
  const days: [string, RecordEntry[]][] = []
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at))
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(entry)
    else days.push([day, [entry]])
  }
  return days
}
