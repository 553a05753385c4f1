import { useState } from 'react'
import type { ReactNode } from 'react'
import { ByDay } from '#web/features/desk/base/by-day.tsx'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, Nothing } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/base/pages-by-day.module.css'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { Button } from '#web/ui/button.tsx'

type PagesByDayProps<Answer, Thing> = {
  /** Where the newest page is read, its query begun. */
  path: string
  /** Where this page begins; undefined for the newest. */
  before?: string | number
  things: (answer: Answer) => readonly Thing[]
  /** The instant by which they are in order. */
  at: (thing: Thing) => string
  /** What is said where there is nothing. */
  none: string
  /** What asks for the page below. */
  older: string
  /** Those of one day. */
  children: (things: readonly Thing[]) => ReactNode
}

/** What is stored, newest first, by day, and once it is asked for the page below: it begins where this one ends by now. */
export function PagesByDay<Answer extends { next: string | number | null }, Thing>(
  props: PagesByDayProps<Answer, Thing>,
) {
  const { path, before, things, at, none, older, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const page = useDeskQuery<Answer>(before === undefined ? path : `${path}&before=${before}`, {
    keepsLast: true,
  })
  return (
    <Loaded query={page}>
      {(answer) => (
        <>
          {before === undefined && things(answer).length === 0 && <Nothing>{none}</Nothing>}
          <ByDay things={things(answer)} at={at}>
            {children}
          </ByDay>
          {answer.next !== null &&
            (isOpen ? (
              <PageBelow>
                <PagesByDay {...props} before={answer.next} />
              </PageBelow>
            ) : (
              <Button isCompact variant="secondary" className={styles.older} onClick={() => setIsOpen(true)}>
                {older}
              </Button>
            ))}
        </>
      )}
    </Loaded>
  )
}

/** Takes the focus of the button that stood there: the Tab key goes on in the first that is older. */
function PageBelow({ children }: { children: ReactNode }) {
  const place = useArrivalFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className={styles.below}>
      {children}
    </div>
  )
}
