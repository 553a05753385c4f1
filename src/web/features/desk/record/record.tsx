import { useState } from 'react'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import type { TeamMember } from '#shared/features/desk/staff-contract.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { PagesByDay } from '#web/features/desk/base/pages-by-day.tsx'
import { ScreenHead } from '#web/features/desk/base/parts.tsx'
import { RecordFilter } from '#web/features/desk/record/record-filter.tsx'
import type { Chosen } from '#web/features/desk/record/record-filter.tsx'
import { RecordLine } from '#web/features/desk/record/record-line.tsx'
import styles from '#web/features/desk/record/record.module.css'
import { useWords } from '#web/lib/words.ts'

/** What was done at the desk, by whom and whose it was: newest first, page below page. */
export function DeskRecord() {
  const { t } = useWords()
  const [chosen, setChosen] = useState<Chosen>({ from: '', client: null })
  const path = pathOf(chosen)
  const team = useDeskQuery<{ team: TeamMember[] }>('/api/desk/team').data?.team ?? []
  return (
    <>
      <ScreenHead title={t('desk.screen.record')}>
        <RecordFilter chosen={chosen} onChoose={setChosen} />
      </ScreenHead>
      <PagesByDay
        key={path}
        path={path}
        things={({ entries }: { entries: RecordEntry[]; next: number | null }) => entries}
        at={({ at }) => at}
        none={t('deskRecord.none')}
        older={t('deskRecord.older')}
      >
        {(lines) => (
          <ol className={styles.lines}>
            {lines.map((entry, place) => (
              <RecordLine
                key={entry.id}
                entry={entry}
                last={lines[place - 1]}
                colleague={team.find(({ id }) => id === entry.subjectId)?.name}
                onClient={(client) => setChosen({ ...chosen, client })}
              />
            ))}
          </ol>
        )}
      </PagesByDay>
    </>
  )
}

function pathOf({ from, client }: Chosen): string {
  const query = new URLSearchParams({
    ...(from !== '' && { from }),
    ...(client !== null && { clientId: client.id }),
  })
  return `/api/desk/record?${query}`
}
