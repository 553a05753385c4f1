import { useState } from 'react'
import { ScreenHead } from '#web/features/desk/base/parts.tsx'
import { RecordFilter } from '#web/features/desk/record/record-filter.tsx'
import type { Chosen } from '#web/features/desk/record/record-filter.tsx'
import { RecordPage } from '#web/features/desk/record/record-page.tsx'
import { useWords } from '#web/lib/words.ts'

/** What was done at the desk, by whom and whose it was: newest first, page below page. */
export function DeskRecord() {
  const { t } = useWords()
  const [chosen, setChosen] = useState<Chosen>({ from: '', client: null })
  // The line below which each page begins; the first begins at the newest.
  const [pages, setPages] = useState<readonly (number | null)[]>([null])

  function choose(next: Chosen) {
    setChosen(next)
    setPages([null])
  }

  return (
    <>
      <ScreenHead title={t('desk.screen.record')} />
      <RecordFilter chosen={chosen} onChoose={choose} />
      {pages.map((before, index) => (
        <RecordPage
          key={before ?? 'newest'}
          path={pathOf(chosen, before)}
          onClient={(client) => choose({ ...chosen, client })}
          onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </>
  )
}

function pathOf({ from, client }: Chosen, before: number | null): string {
  const query = new URLSearchParams({
    ...(from !== '' && { from }),
    ...(client !== null && { clientId: client.id }),
    ...(before !== null && { before: String(before) }),
  })
  return `/api/desk/record?${query.toString()}`
}
