import { useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatDay, formatWeekday } from '#shared/i18n/format.ts'
import { clockText } from '#shared/lib/time.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import styles from '#web/features/desk/agenda/day-list.module.css'
import { gapsOf, spanOf, workingHours } from '#web/features/desk/agenda/day-shape.ts'
import type { Day, Span } from '#web/features/desk/agenda/day-shape.ts'
import marks from '#web/features/desk/agenda/marks.module.css'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** A day of those that a phone shows, by time: visits, blocks, and, where it stands alone, the gaps in which everybody is free. */
export function DayList({ day, days }: { day: Day; days: readonly Day[] }) {
  const { t } = useWords()
  const { ask } = useActs()
  const isAlone = days.length === 1
  const clock = clockOf(useNow())
  // One stands open: of the week that is being worked in today or the next on which somebody comes, of others the first. What
  // comes later to another day folds none that is being read.
  const isCurrent = days.some(({ date }) => date === clock.date)
  const [isOpen] = useState(
    day === days.find(({ date, visits }) => visits.length > 0 && !(isCurrent && date < clock.date)),
  )
  // Of today what is done lies folded above what is to come, if anything is; who should be marked stays in sight.
  const since = day.date === clock.date ? clock.minute : 0
  const isDone = ({ status, end }: DeskVisit) => status !== 'confirmed' && clockOf(end).minute <= since
  const isFolding = !day.visits.every(isDone)
  const done = day.visits.filter((visit) => isFolding && isDone(visit))
  const toCome = day.visits.filter((visit) => !done.includes(visit))
  const lines = [
    ...toCome.map((visit) => ({
      key: visit.id,
      span: spanOf(visit, day.date),
      line: <VisitLine visit={visit} />,
    })),
    ...day.blocks.map((block) => ({
      key: block.id,
      span: spanOf(block, day.date),
      line: (
        <button
          type="button"
          className={`${styles.line} ${styles.block}`}
          onClick={() => ask({ kind: 'unblock', block })}
        >
          {!isWhole(spanOf(block, day.date), day.date) && <Times span={spanOf(block, day.date)} />}
          <span className={styles.who}>{t('deskAgenda.blocked', { reason: block.reason })}</span>{' '}
          <span className={styles.room}>
            {block.room === null ? t('deskAgenda.all_rooms') : t('deskAgenda.room', { room: block.room })}
          </span>
        </button>
      ),
    })),
    ...(isAlone ? gapsOf(day, since) : []).map((gap) => ({
      key: `gap-${gap.from}`,
      span: gap,
      line: <Gap gap={gap} date={day.date} />,
    })),
  ]
  // Nothing is between what was and what comes once the day is over.
  if (day.date === clock.date && toCome.length > 0 && lines.some(({ span }) => span.to > since))
    lines.push({ key: 'now', span: { from: since, to: since }, line: <Now /> })
  lines.sort((one, other) => one.span.from - other.span.from)
  const list = (
    <>
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t('deskAgenda.been', { count: done.length })}</summary>
          <ul className={styles.list}>
            {done.map((visit) => (
              <li key={visit.id}>
                <VisitLine visit={visit} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <ul className={styles.list}>
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </>
  )
  if (isAlone)
    return (
      <section className={styles.day}>
        {day.visits.length === 0 && <p className={styles.empty}>{t(whyNobody(day))}</p>}
        {list}
      </section>
    )
  if (lines.length === 0 && done.length === 0)
    return (
      <section className={styles.day}>
        <DayHead day={day} />
      </section>
    )
  return (
    <details className={styles.day} open={isOpen}>
      <summary className={styles.fold}>
        <DayHead day={day} />
      </summary>
      {list}
    </details>
  )
}

function whyNobody({ date }: Day) {
  return workingHours(date) === null ? 'deskAgenda.closed' : 'deskAgenda.nobody'
}

/** The days of a week side by side: one tap shows a day, wherever in the long list it stands. */
export function DayRow({ days }: { days: readonly Day[] }) {
  const { language, t } = useWords()
  const { openDay } = useActs()
  return (
    <div className={styles.row} role="group" aria-label={t('deskAgenda.pick_day')}>
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          aria-current={day.date === today() ? 'date' : undefined}
          data-empty={day.visits.length === 0 ? '' : undefined}
          onClick={() => openDay(day.date)}
        >
          {formatWeekday(noonOf(day.date), language, 'UTC')} <b>{Number(day.date.slice(-2))}</b>
        </button>
      ))}
    </div>
  )
}

function DayHead({ day }: { day: Day }) {
  const { language, t } = useWords()
  const { date, visits } = day
  return (
    <div className={styles.head}>
      <h3 className={styles.date}>{formatDay(noonOf(date), language, 'UTC')}</h3>
      {date === today() && <span className={styles.today}>{t('deskAgenda.today')}</span>}
      <span className={styles.count}>
        {visits.length === 0 ? t(whyNobody(day)) : t('desk.visits', { count: visits.length })}
      </span>
    </div>
  )
}

/** Whether something lasts as long as the clinic works. */
function isWhole({ from, to }: Span, date: string): boolean {
  const hours = workingHours(date)
  return hours !== null && from <= hours.from && to >= hours.to
}

function Times({ span: { from, to } }: { span: Span }) {
  return (
    <span className={styles.time}>
      {clockText(from)}
      <span>
        <span className="visually-hidden">{' – '}</span>
        {clockText(to)}
      </span>
    </span>
  )
}

function VisitLine({ visit }: { visit: DeskVisit }) {
  const { t } = useWords()
  const { openVisit } = useActs()
  const now = useNow()
  const mood = moodOf(visit, now)
  const span = { from: clockOf(visit.start).minute, to: clockOf(visit.end).minute }
  return (
    <button
      type="button"
      className={styles.line}
      data-mood={mood}
      data-visit={visit.id}
      onClick={() => openVisit(visit.id)}
    >
      <Times span={span} />
      <span className={styles.who}>
        <bdi>
          {visit.firstName} {visit.lastName}
        </bdi>{' '}
        {visit.isNew && <span className={marks.new}>{t('deskAgenda.is_new')}</span>}
      </span>
      <span className={styles.room}>{t('deskAgenda.room', { room: visit.room })}</span>
      <span className={styles.below}>
        <span>
          {visit.label}
          {visit.notes !== null && (
            <span className={styles.notes} role="img" aria-label={t('deskAgenda.has_notes')} />
          )}
        </span>
        {mood !== 'expected' && (
          <span className={styles.mood}>
            {mood === 'late'
              ? t('deskAgenda.late_by', { count: clockOf(now).minute - span.from })
              : t(`deskAgenda.mood.${mood}`)}
          </span>
        )}
      </span>
    </button>
  )
}

/** Between who should be here and who is still to come. */
function Now() {
  const { t } = useWords()
  return <p className={styles.now}>{t('deskAgenda.now', { time: clockText(clockOf(useNow()).minute) })}</p>
}

function Gap({ gap, date }: { gap: Span; date: string }) {
  const { t } = useWords()
  const { ask } = useActs()
  return (
    <button
      type="button"
      className={styles.gap}
      onClick={() => ask({ kind: 'book', at: { date, minute: gap.from }, isPressed: true })}
    >
      {t('deskAgenda.free_from', { from: clockText(gap.from), to: clockText(gap.to) })}
    </button>
  )
}
