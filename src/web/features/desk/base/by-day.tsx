import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { formatFullDate } from '#shared/i18n/format.ts'
import styles from '#web/features/desk/base/by-day.module.css'
import { useWords } from '#web/lib/words.ts'

type ByDayProps<Thing> = {
  things: readonly Thing[]
  /** The instant by which they are in order. */
  at: (thing: Thing) => string
  /** Those of one day. */
  children: (things: readonly Thing[]) => ReactNode
}

/** Things in the order of time, a heading over those of each of the clinic's days. */
export function ByDay<Thing>({ things, at, children }: ByDayProps<Thing>) {
  const { language } = useWords()
  const days: [string, Thing[]][] = []
  for (const thing of things) {
    const day = formatFullDate(new Date(at(thing)), language, clinic.timeZone)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(thing)
    else days.push([day, [thing]])
  }
  return days.map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.date}>{day}</h3>
      {children(ofDay)}
    </section>
  ))
}
