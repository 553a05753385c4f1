import { useEffect, useState } from 'react'
import { slotMinutes } from '#shared/features/booking/slot-minutes.ts'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { longestReason } from '#shared/features/desk/rules.ts'
import { addDays } from '#shared/lib/time.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { clockOf, writtenMoment } from '#web/features/desk/agenda/agenda-clock.ts'
import type { DayMinute } from '#web/features/desk/agenda/agenda-clock.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { MoveAndCancel } from '#web/features/desk/agenda/move-and-cancel.tsx'
import { RoomField, TimeField } from '#web/features/desk/agenda/place-fields.tsx'
import { useKeptRow } from '#web/features/desk/agenda/use-kept-row.ts'
import { DateField } from '#web/features/desk/base/date-field.tsx'
import { useDeskChange, useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { Question } from '#web/features/desk/base/question.tsx'
import { useLeaveQuestion } from '#web/features/desk/base/use-leave-question.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { ApiError } from '#web/lib/api-call.ts'
import { daysBetween } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'
import { TextField } from '#web/ui/field.tsx'

const halves = Array.from({ length: 48 }, (_, index) => index * slotMinutes)
const hourMinutes = 60
/** More names than these say less than their number. */
const mostNamed = 6
const lastHalf = 24 * hourMinutes - slotMinutes

type BlockDialogProps = {
  at: Place
  /** What is known of the agenda. */
  days: readonly Day[]
  onClose: () => void
}

/** Closes time in one room or all; whom that meets is said at once, each with the ways to clear it. */
export function BlockDialog({ at, days, onClose }: BlockDialogProps) {
  const { t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem, error } = useDeskChange<DeskBlock>()
  const [room, setRoom] = useState(at.room)
  const [from, setFrom] = useState({ date: at.date, minute: at.minute })
  const [to, setTo] = useState({ date: at.date, minute: Math.min(lastHalf, at.minute + hourMinutes) })
  const [reason, setReason] = useState('')
  const reasonField = useKeptRow()

  /** The end goes with the begin: what was an hour stays one. */
  function begin(next: DayMinute) {
    setFrom(next)
    const minute = to.minute + next.minute - from.minute
    setTo({
      date: addDays(to.date, daysBetween(from.date, next.date)),
      minute: Math.max(0, Math.min(lastHalf, minute)),
    })
  }

  async function block() {
    const body = { room: room ?? null, start: writtenMoment(from), end: writtenMoment(to), reason }
    const made = await change({ path: '/api/desk/blocks', body })
    if (made === null) return setListedThen(listed)
    refreshAgenda()
    tell({ text: t('deskAgenda.blocking.done') })
    onClose()
  }

  // Heard is only what comes into a region that is there already, in a dialog that stands.
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), 100)
    return () => clearTimeout(timer)
  }, [])
  const met = visitsWithin(days, from, to).filter((visit) => room === undefined || visit.room === room)
  const isMet = isHeard && met.length > 0
  const listed = met.length > mostNamed ? [] : met
  // Those that stand above with the ways to clear them, or did, are not named once more where it was refused.
  const [listedThen, setListedThen] = useState<readonly DeskVisit[]>([])
  const inWay = visitsOf(error).filter(
    ({ id }) => ![...listed, ...listedThen].some((visit) => visit.id === id),
  )
  const { leave, leaveQuestion } = useLeaveQuestion(reason !== '', onClose, {
    title: t('deskAgenda.blocking.leave_title'),
    text: t('deskAgenda.booking.leave_text'),
    answer: t('deskAgenda.booking.leave'),
  })

  return (
    <>
      <Question
        title={t('deskAgenda.block')}
        answer={t('deskAgenda.blocking.do')}
        onAnswer={block}
        onClose={leave}
        isBusy={isBusy}
        problem={problem}
        named={<InTheWay visits={inWay} />}
      >
        <RoomField
          label={t('deskAgenda.move.room')}
          room={room}
          none={t('deskAgenda.all_rooms')}
          error={problem?.fields['room']}
          onChange={setRoom}
        />
        {(
          [
            ['from', from, begin, 'start'],
            ['to', to, setTo, 'end'],
          ] as const
        ).map(([name, moment, set, field]) => (
          <div key={name} className={styles.place}>
            <DateField
              label={t(`deskAgenda.blocking.${name}`)}
              required
              value={moment.date}
              error={problem?.fields[field]}
              onDay={(date) => set({ ...moment, date })}
            />
            <TimeField
              label={t(`deskAgenda.blocking.${name}_time`)}
              minute={moment.minute}
              minutes={halves}
              onChange={(minute) => set({ ...moment, minute })}
            />
          </div>
        ))}
        <div className={isMet ? styles.clash : styles.silent}>
          <p role="status">
            {isMet && (
              <>
                <b>{t('deskAgenda.blocking.meets', { count: met.length })}.</b>{' '}
                {t('deskAgenda.blocking.first')}
              </>
            )}
          </p>
          {isMet && listed.length > 0 && (
            <ul className={styles.way}>
              {listed.map((visit) => (
                <InWay key={visit.id} visit={visit} isGone={false} />
              ))}
            </ul>
          )}
        </div>
        <TextField
          ref={reasonField}
          label={t('deskAgenda.reason')}
          dir="auto"
          value={reason}
          maxLength={longestReason}
          required
          error={problem?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
      </Question>
      {leaveQuestion}
    </>
  )
}

/** The visits of a time, in the order they begin; none where a day of it is not known. */
function visitsWithin(days: readonly Day[], from: DayMinute, to: DayMinute): DeskVisit[] {
  const isKnown = [from, to].every((moment) => days.some(({ date }) => date === moment.date))
  if (!isKnown) return []
  return days
    .flatMap(({ visits }) => visits)
    .filter(({ start, end }) => isBefore(from, clockOf(end)) && isBefore(clockOf(start), to))
}

function isBefore(one: DayMinute, other: DayMinute): boolean {
  return writtenMoment(one) < writtenMoment(other)
}

function InTheWay({ visits }: { visits: readonly DeskVisit[] }) {
  const { t } = useWords()
  if (visits.length === 0) return null
  return (
    <>
      <p className={styles.quiet}>{t('deskAgenda.blocking.in_way')}</p>
      <ul className={styles.way}>
        {visits.map((visit) => (
          <Named key={visit.id} visit={visit} />
        ))}
      </ul>
    </>
  )
}

/** A visit as it stood in the way; one that has been moved or cancelled since is struck out. */
function Named({ visit: named }: { visit: DeskVisit }) {
  const { data: visit = named } = useDeskQuery<DeskVisit>(`${visitsPath}/${named.id}`)
  const { start, room } = named
  const isGone = visit.status === 'cancelled' || visit.start !== start || visit.room !== room
  return <InWay visit={{ ...visit, start, room }} isGone={isGone} />
}

function InWay({ visit, isGone }: { visit: DeskVisit; isGone: boolean }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <li data-gone={isGone}>
      <Facts
        facts={[
          moment(visit.start),
          <bdi key="who">
            {visit.firstName} {visit.lastName}
          </bdi>,
          t('deskAgenda.room', { room: visit.room }),
        ]}
      />
      {!isGone && (
        <div className={styles.acts}>
          <MoveAndCancel visit={visit} variant="secondary" />
        </div>
      )}
    </li>
  )
}

/** The visits that a 409 names. */
function visitsOf(error: unknown): readonly DeskVisit[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  return (error.answer as { visits?: DeskVisit[] }).visits ?? []
}

/** What a block is, and the way to open its time again. */
export function UnblockDialog({ block, onClose }: { block: DeskBlock; onClose: () => void }) {
  const { t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const { change, isBusy, problem } = useDeskChange<undefined>()

  async function remove() {
    const removed = await change({ method: 'DELETE', path: `/api/desk/blocks/${block.id}` })
    refreshAgenda()
    if (removed === null) return
    tell({ text: t('deskAgenda.blocking.removed') })
    onClose()
  }

  return (
    <Question
      title={t('deskAgenda.blocking.title')}
      answer={t('deskAgenda.blocking.remove')}
      onAnswer={remove}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p>
        {block.reason} ·{' '}
        {block.room === null ? t('deskAgenda.all_rooms') : t('deskAgenda.room', { room: block.room })}
      </p>
      <p className={styles.quiet}>
        {moment(block.start)} – {moment(block.end)}
      </p>
    </Question>
  )
}
