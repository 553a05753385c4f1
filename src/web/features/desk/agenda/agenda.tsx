import type { Agenda as AgendaAnswer } from '#shared/features/desk/agenda-contract.ts'
import { DayList } from '#web/features/desk/agenda/day-list.tsx'
import { Toolbar } from '#web/features/desk/agenda/toolbar.tsx'
import { firstDayOf, useAgendaAddress } from '#web/features/desk/agenda/use-agenda-address.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { useWords } from '#web/lib/words.ts'

/** The clinic's days: who comes when, into which room. */
export function Agenda() {
  const { t } = useWords()
  const { address, go } = useAgendaAddress()
  const path = `/api/desk/agenda?from=${firstDayOf(address)}&days=${address.days}`
  const agenda = useDeskQuery<AgendaAnswer>(path)
  return (
    <>
      <ScreenHead title={t('desk.screen.agenda')}>
        <Toolbar address={address} go={go} />
      </ScreenHead>
      <Loaded query={agenda}>
        {({ days }) => days.map((day) => <DayList key={day.date} day={day} isAlone={days.length === 1} />)}
      </Loaded>
    </>
  )
}
