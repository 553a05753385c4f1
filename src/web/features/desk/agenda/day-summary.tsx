import styles from '#web/features/desk/agenda/agenda.module.css'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { moodOf } from '#web/features/desk/agenda/mood.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** How the day stands at a glance. */
export function DaySummary({ day }: { day: Day }) {
  const { t } = useWords()
  const now = useNow()
  const moods = day.visits.map((visit) => moodOf(visit, now))
  const arrived = moods.filter((mood) => mood === 'arrived').length
  const late = moods.filter((mood) => mood === 'late').length
  return (
    <p className={styles.summary}>
      <span>{t('deskAgenda.count', { count: day.visits.length })}</span>
      {arrived !== 0 && (
        <span className={styles.arrived}>{t('deskAgenda.arrived_count', { count: arrived })}</span>
      )}
      {late !== 0 && <span className={styles.late}>{t('deskAgenda.late_count', { count: late })}</span>}
    </p>
  )
}
