import styles from '#web/features/desk/agenda/agenda.module.css'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** How the days that are shown stand at a glance. */
export function DaySummary({ days }: { days: readonly Day[] }) {
  const { t } = useWords()
  const now = useNow()
  const moods = days.flatMap(({ visits }) => visits.map((visit) => moodOf(visit, now)))
  const arrived = moods.filter((mood) => mood === 'arrived').length
  const late = moods.filter((mood) => mood === 'late').length
  return (
    <p className={styles.summary}>
      <span>{t('desk.visits', { count: moods.length })}</span>
      {arrived !== 0 && (
        <span className={styles.arrived}>{t('deskAgenda.arrived_count', { count: arrived })}</span>
      )}
      {late !== 0 && <span className={styles.late}>{t('deskAgenda.late_count', { count: late })}</span>}
    </p>
  )
}
