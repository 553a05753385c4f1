import type { TeamMember } from '#shared/features/desk/staff-contract.ts'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { ByDay } from '#web/features/desk/base/by-day.tsx'
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
  const { t } = useWords()
  const page = useDeskQuery<{ entries: RecordEntry[]; next: number | null }>(path)
  const team = useDeskQuery<{ team: TeamMember[] }>('/api/desk/team').data?.team ?? []
  return (
    <Loaded query={page}>
      {({ entries, next }) => (
        <>
          {entries.length === 0 && <Nothing>{t('deskRecord.none')}</Nothing>}
          <ByDay things={entries} at={({ at }) => at}>
            {(lines) => (
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
            )}
          </ByDay>
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
