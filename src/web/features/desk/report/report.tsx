import type { Report as ReportAnswer } from '#shared/features/desk/reports-contract.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Loaded, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { PeriodBar } from '#web/features/desk/report/period-bar.tsx'
import { ReportTable } from '#web/features/desk/report/report-table.tsx'
import { tablesOf, totalsOf } from '#web/features/desk/report/report-words.ts'
import styles from '#web/features/desk/report/report.module.css'
import { usePeriod } from '#web/features/desk/report/use-period.ts'
import { useWords } from '#web/lib/words.ts'

/** What happened in a period, `?van=&tot=`: figures, and tables whose bars are the plot. */
export function Report() {
  const { t } = useWords()
  const { period, go } = usePeriod()
  const query = new URLSearchParams(period).toString()
  const report = useDeskQuery<ReportAnswer>(`/api/desk/reports?${query}`, { keepsLast: true })
  return (
    <>
      <ScreenHead title={t('desk.screen.report')}>
        <PeriodBar period={period} go={go} />
      </ScreenHead>
      <Loaded query={report}>{(found) => <Found report={found} />}</Loaded>
    </>
  )
}

function Found({ report }: { report: ReportAnswer }) {
  const { language, t } = useWords()
  const query = new URLSearchParams({ from: report.from, to: report.to }).toString()
  return (
    <>
      <dl className={styles.totals} aria-label={t('deskReport.totals')}>
        {totalsOf(report, language, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tables}>
        {tablesOf(report, language, t).map((table) => (
          <ReportTable key={table.name} table={table} file={`/api/desk/reports/${table.name}.csv?${query}`} />
        ))}
      </div>
    </>
  )
}
