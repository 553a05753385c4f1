import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { dateFormat, locales } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Day } from '#web/features/desk/agenda/day-shape.ts'
import { DaySummary } from '#web/features/desk/agenda/day-summary.tsx'
import { DayField } from '#web/features/desk/agenda/day-field.tsx'
import styles from '#web/features/desk/agenda/toolbar.module.css'
import { firstDayOf, today } from '#web/features/desk/agenda/use-agenda-address.ts'
import type { AgendaAddress } from '#web/features/desk/agenda/use-agenda-address.ts'
import { dayText } from '#web/features/desk/base/moments.ts'
import { addDays } from '#shared/lib/time.ts'
import { noonOf } from '#web/lib/calendar-date.ts'
import { useWords } from '#web/lib/words.ts'

type ToolbarProps = {
  address: AgendaAddress
  go: (change: Partial<AgendaAddress>, isSamePlace?: boolean) => void
  /** What is planned on them, once it is known. */
  shown: readonly Day[] | undefined
  children?: ReactNode
}

/** Which days the agenda shows, and the ways to others. */
export function Toolbar({ address, go, shown, children }: ToolbarProps) {
  const { language, t } = useWords()
  const { date, days } = address
  const step = days === 7 ? 'week' : 'day'
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t(`deskAgenda.previous_${step}`)}
          onClick={() => go({ date: addDays(date, -days) })}
        >
          <ChevronRight aria-hidden strokeWidth={1.5} size={20} className="flip" />
        </button>
        <button type="button" className={styles.today} onClick={() => go({ date: today() })}>
          {t('deskAgenda.today')}
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t(`deskAgenda.next_${step}`)}
          onClick={() => go({ date: addDays(date, days) })}
        >
          <ChevronRight aria-hidden strokeWidth={1.5} size={20} className="flip" />
        </button>
      </div>
      <p className={styles.shown} aria-live="polite">
        {days === 7 ? weekText(firstDayOf(address), language) : dayText(date, language, 'long')}
      </p>
      {shown !== undefined && <DaySummary days={shown} />}
      <DayField date={date} onChange={(written, isSamePlace) => go({ date: written }, isSamePlace)} />
      <div className={styles.lengths} role="group" aria-label={t('deskAgenda.length')}>
        {([1, 7] as const).map((length) => (
          <button
            key={length}
            type="button"
            aria-pressed={days === length}
            onClick={() => go({ days: length })}
          >
            {t(length === 1 ? 'deskAgenda.day' : 'deskAgenda.week')}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}

/** "23–29 nov 2026", short enough for the line that a phone has beside the field. Where it takes two, no day is parted from its month. */
function weekText(monday: string, language: Language): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const text = dateFormat(locales[language], options).formatRange(noonOf(monday), noonOf(addDays(monday, 6)))
  return text.replaceAll(/([\d–])\s(?=[\d\p{L}])/gu, '$1\u00a0')
}
