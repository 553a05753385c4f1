import { useState } from 'react'
import type { z } from 'zod'
import type { floodsAnswer } from '#shared/features/desk/reports-contract.ts'
import { manyVisits } from '#shared/features/desk/rules.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { CancelFlood } from '#web/features/desk/floods/cancel-flood.tsx'
import { FloodGroup } from '#web/features/desk/floods/flood-group.tsx'
import styles from '#web/features/desk/floods/floods.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type Floods = z.infer<typeof floodsAnswer>

/** Who has very many visits to come, and a way to cancel many at once. */
export function Floods() {
  const { t } = useWords()
  const floods = useDeskQuery<Floods>('/api/desk/floods')
  return (
    <>
      <ScreenHead title={t('desk.screen.floods')} />
      <Loaded query={floods}>{({ groups }) => <Groups groups={groups} />}</Loaded>
    </>
  )
}

function Groups({ groups }: Floods) {
  const { t } = useWords()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  // What is no longer there, because somebody else cancelled it, is no longer chosen.
  const there = new Map(groups.flatMap(({ visits }) => visits.map((visit) => [visit.id, visit])))
  const chosen = [...marked].filter((id) => there.has(id))
  const isAny = chosen.length > 0

  function mark(ids: readonly string[], isMarked: boolean) {
    const rest = chosen.filter((id) => !ids.includes(id))
    setMarked(new Set(isMarked ? [...rest, ...ids] : rest))
  }

  return (
    <>
      <p className={styles.text}>
        {t(groups.length === 0 ? 'deskFloods.none' : 'deskFloods.text', { many: manyVisits })}
      </p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <FloodGroup key={group.visits[0]?.id + group.kind} group={group} marked={marked} mark={mark} />
        ))}
      </div>
      {groups.length > 0 && (
        <div className={styles.bar}>
          <p role="status">{isAny && t('deskFloods.chosen', { count: chosen.length })}</p>
          {isAny && (
            <Button isCompact onClick={() => setAsking(true)}>
              {t('deskFloods.cancel')}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <CancelFlood visits={chosen.flatMap((id) => there.get(id) ?? [])} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
