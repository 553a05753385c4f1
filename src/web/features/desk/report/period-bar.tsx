import { useState } from 'react'
import { DateField } from '#web/features/desk/base/date-field.tsx'
import styles from '#web/features/desk/report/report.module.css'
import { usualPeriods } from '#web/features/desk/report/use-period.ts'
import type { Period } from '#web/features/desk/report/use-period.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** The usual periods in one press, any other by its days. */
export function PeriodBar({ period, go }: { period: Period; go: (period: Period) => void }) {
  const { t } = useWords()
  const [written, setWritten] = useState<Period | null>(null)
  const usual = usualPeriods()
  const shown = written ?? period

  function show(next: Period) {
    setWritten(null)
    go(next)
  }

  return (
    <div className={styles.periods}>
      <div className={styles.usual} role="group" aria-label={t('deskReport.period')}>
        {(['this_week', 'last_week', 'this_month', 'last_month'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={usual[name].from === period.from && usual[name].to === period.to}
            onClick={() => show(usual[name])}
          >
            {t(`deskReport.${name}`)}
          </button>
        ))}
      </div>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault()
          show(shown)
        }}
      >
        <DateField
          label={t('deskReport.from')}
          required
          value={shown.from}
          onChange={({ target }) => setWritten({ ...shown, from: target.value })}
        />
        <DateField
          label={t('deskReport.to')}
          required
          value={shown.to}
          onChange={({ target }) => setWritten({ ...shown, to: target.value })}
        />
        <Button isCompact type="submit" variant="secondary">
          {t('deskReport.show')}
        </Button>
      </form>
    </div>
  )
}
