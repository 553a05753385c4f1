import { CalendarX2, ClockAlert, DoorClosed } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatDay } from '#shared/i18n/format.ts'
import type { Day, Slot, useDay } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { isStartTooSoon } from '#web/features/booking/day-kind.ts'
import styles from '#web/features/booking/day-slots.module.css'
import { CallClinic, LoadFailed } from '#web/features/booking/load-state.tsx'
import { SlotGroups, WaitingSlots } from '#web/features/booking/slot-groups.tsx'
import { noonOf } from '#web/lib/calendar-date.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'

type DaySlotsProps = {
  date: CalendarDate | null
  /** What stands here before a day is chosen. */
  hint: string | undefined
  query: ReturnType<typeof useDay>
  chosen: Slot | null
  onChoose: (slot: Slot) => void
  now: Date
}

type DayState = 'unchosen' | 'loading' | 'failed' | 'open' | 'full' | 'closed' | 'too_soon'

/** The times of the chosen day, or why there are none. */
export function DaySlots({ date, hint, query, chosen, onChoose, now }: DaySlotsProps) {
  const { language, t } = useWords()
  const state = stateOf(date, query, now)
  const values = {
    date: date === null ? '' : formatDay(noonOf(date), language, 'UTC'),
    minutes: clinic.booking.leadMinutes,
    count: query.data?.slots.filter(({ available }) => available).length ?? 0,
  }
  const spoken =
    state === 'loading'
      ? t('appointment.loading_times')
      : state === 'open'
        ? t('appointment.times_found', values)
        : ''
  return (
    <>
      {state === 'unchosen' && hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {state === 'loading' && <WaitingSlots />}
      {state === 'failed' && (
        <LoadFailed text={t('appointment.times_failed')} onRetry={() => void query.refetch()} />
      )}
      {state === 'open' && query.data !== undefined && (
        <SlotGroups
          day={values.date}
          slots={query.data.slots}
          chosen={chosen}
          onChoose={onChoose}
          now={now}
        />
      )}
      <div aria-live="polite">
        <p className="visually-hidden">{spoken}</p>
        {isReason(state) && (
          <Reason
            state={state}
            title={t(`appointment.${state}_title`)}
            text={t(`appointment.${state}_text`, values)}
          />
        )}
        {state === 'too_soon' && <CallClinic lead={t('appointment.call')} />}
      </div>
    </>
  )
}

const reasonIcons = { full: CalendarX2, closed: DoorClosed, too_soon: ClockAlert }

function isReason(state: DayState): state is keyof typeof reasonIcons {
  return state in reasonIcons
}

function Reason({ state, title, text }: { state: keyof typeof reasonIcons; title: string; text: string }) {
  const Icon = reasonIcons[state]
  return (
    <div className={styles.reason} data-state={state}>
      <Icon aria-hidden strokeWidth={1.5} />
      <p className={styles.reasonTitle}>{title}</p>
      <p>{text}</p>
    </div>
  )
}

function stateOf(date: CalendarDate | null, query: ReturnType<typeof useDay>, now: Date): DayState {
  if (date === null) return 'unchosen'
  if (query.isError) return 'failed'
  return query.data === undefined ? 'loading' : stateOfDay(query.data, now)
}

function stateOfDay({ slots }: Day, now: Date): DayState {
  if (slots.length === 0) return 'closed'
  if (slots.some(({ available }) => available)) return 'open'
  return slots.every(({ start }) => isStartTooSoon(start, now)) ? 'too_soon' : 'full'
}
