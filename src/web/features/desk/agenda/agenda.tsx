import { useCallback, useMemo, useRef, useState } from 'react'
import { Plus, Printer } from 'lucide-react'
import type { Agenda as AgendaAnswer } from '#shared/features/desk/agenda-contract.ts'
import { ActsProvider } from '#web/features/desk/agenda/acts.ts'
import type { Opening, Question } from '#web/features/desk/agenda/acts.ts'
import { agendaPath } from '#web/features/desk/agenda/agenda-data.ts'
import styles from '#web/features/desk/agenda/agenda.module.css'
import { DayList, DayRow } from '#web/features/desk/agenda/day-list.tsx'
import { offeredPlace } from '#web/features/desk/agenda/day-shape.ts'
import { DaySheet } from '#web/features/desk/agenda/day-sheet.tsx'
import { DaysOfWeek, RoomsOfDay } from '#web/features/desk/agenda/days.tsx'
import { Questions } from '#web/features/desk/agenda/questions.tsx'
import { Toolbar } from '#web/features/desk/agenda/toolbar.tsx'
import { firstDayOf, useAgendaAddress } from '#web/features/desk/agenda/use-agenda-address.ts'
import { useCardToBook } from '#web/features/desk/agenda/use-card-to-book.ts'
import { useKeptFocus } from '#web/features/desk/agenda/use-kept-focus.ts'
import { usePrinting } from '#web/features/desk/agenda/use-printing.ts'
import { VisitPanel } from '#web/features/desk/agenda/visit-panel.tsx'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { dayListQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** The clinic's days: who comes when, into which room, and everything that is done with a visit. */
export function Agenda() {
  const { t } = useWords()
  const { address, go } = useAgendaAddress()
  const isPrinting = usePrinting()
  const isNarrow = useMediaQuery(dayListQuery)
  const path = `${agendaPath}?from=${firstDayOf(address)}&days=${address.days}`
  const agenda = useDeskQuery<AgendaAnswer>(path)
  // The last asked stands over those before it: a block waits while a visit in its way is moved.
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const ask = useCallback((question: Question) => setQuestions((asked) => [...asked, question]), [])
  const openVisit = useCallback((visit: string | null) => go({ visit }), [go])
  const opening = useRef<Opening & { date: string }>(null)
  const openDay = useCallback(
    (date: string, at?: Opening) => {
      opening.current = at === undefined ? null : { ...at, date }
      go({ date, days: 1 })
    },
    [go],
  )
  const goOn = useCallback((grid: HTMLElement, date: string | undefined) => {
    // Another day may have been gone to before that one was read.
    if (opening.current?.date !== date) opening.current = null
    const at = opening.current
    const find = (selector: string) => grid.querySelector<HTMLElement>(selector)
    const place = at && (find(`[data-visit="${at.visit}"]`) ?? find(`[data-minute="${at.minute}"]`))
    if (!place) return
    opening.current = null
    place.focus()
  }, [])
  useKeptFocus()
  useCardToBook(ask)
  const acts = useMemo(
    () => ({ ask, openVisit, openDay, goOn, opened: address.visit }),
    [ask, openVisit, openDay, goOn, address.visit],
  )
  return (
    <ActsProvider value={acts}>
      <ScreenHead title={t('desk.screen.agenda')}>
        <Toolbar address={address} go={go} shown={agenda.data?.days}>
          <div className={styles.actions}>
            <Button
              isCompact
              variant="round"
              aria-label={t('deskAgenda.print')}
              title={t('deskAgenda.print')}
              onClick={() => window.print()}
            >
              <Printer aria-hidden strokeWidth={1.5} />
            </Button>
            <Button
              isCompact
              variant="secondary"
              onClick={() => ask({ kind: 'block', at: offeredPlace(address.date, new Date()) })}
            >
              {t('deskAgenda.block')}
            </Button>
            <Button
              isCompact
              iconStart={<Plus aria-hidden strokeWidth={1.5} />}
              onClick={() => ask({ kind: 'book', at: offeredPlace(address.date, new Date()) })}
            >
              {t('deskAgenda.book')}
            </Button>
          </div>
        </Toolbar>
      </ScreenHead>
      <Loaded query={agenda}>
        {({ days }) => (
          <>
            <div className={styles.body}>
              <div className={styles.days} key={path}>
                {isNarrow ? (
                  <>
                    {days.length > 1 && <DayRow days={days} />}
                    {days.map((day) => (
                      <DayList key={day.date} day={day} days={days} />
                    ))}
                  </>
                ) : days.length === 1 && days[0] !== undefined ? (
                  <RoomsOfDay day={days[0]} />
                ) : (
                  <DaysOfWeek days={days} />
                )}
              </div>
              {address.visit !== null && <VisitPanel key={address.visit} id={address.visit} />}
            </div>
            {isPrinting && days.map((day) => <DaySheet key={day.date} day={day} />)}
          </>
        )}
      </Loaded>
      <Questions
        questions={questions}
        days={agenda.data?.days ?? []}
        onClose={(question) => setQuestions((asked) => asked.filter((one) => one !== question))}
      />
    </ActsProvider>
  )
}
