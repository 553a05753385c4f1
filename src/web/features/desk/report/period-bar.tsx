import { useState } from 'react'
import { DateField } from '#web/features/desk/base/date-field.tsx'
import { Filter } from '#web/features/desk/base/filter.tsx'
import styles from '#web/features/desk/report/report.module.css'
import { usualPeriods } from '#web/features/desk/report/use-period.ts'
import type { Period } from '#web/features/desk/report/use-period.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

const names = ['this_week', 'last_week', 'this_month', 'last_month'] as const

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
      <Filter
        label={t('deskReport.period')}
        options={names.map((name) => ({ value: name, label: t(`deskReport.${name}`) }))}
        value={names.find((name) => usual[name].from === period.from && usual[name].to === period.to)}
        onChange={(name) => show(usual[name])}
      />
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
          onDay={(from) => setWritten({ ...shown, from })}
        />
        <DateField
          label={t('deskReport.to')}
          required
          value={shown.to}
          onDay={(to) => setWritten({ ...shown, to })}
        />
        <Button isCompact type="submit" variant="secondary">
          {t('deskReport.show')}
        </Button>
      </form>
    </div>
  )
}
