import { useId } from 'react'
import { Download } from 'lucide-react'
import { More } from '#web/features/desk/base/parts.tsx'
import type { Table } from '#web/features/desk/report/report-words.ts'
import styles from '#web/features/desk/report/report.module.css'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** On a phone a longer table begins with so many rows. */
const shownOnPhone = 6

/** One table of the report; the bars repeat its last column for the eye. */
export function ReportTable({ table, file }: { table: Table; file: string }) {
  const { t } = useWords()
  const id = useId()
  const { note, head, rows } = table
  const title = t(`deskReport.${table.name}`)
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.top}>
        <h3 id={id}>{title}</h3>
        <ButtonLink
          isCompact
          variant="ghost"
          href={file}
          download
          aria-label={t('deskReport.download', { title })}
          iconStart={<Download aria-hidden strokeWidth={1.5} />}
        >
          CSV
        </ButtonLink>
      </div>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('deskReport.nothing')}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((key) => (
                <th key={key} scope="col">
                  {t(`deskReport.head.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, share }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {share > 0 && (
                    <span
                      aria-hidden="true"
                      className={styles.bar}
                      style={{ inlineSize: `${share * 100}%` }}
                    />
                  )}
                </th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shownOnPhone && (
        <div className={styles.rest}>
          {/* Open, it shows the rows above it: a table cannot hold it. */}
          <More label={t('deskReport.all', { count: rows.length })}>{null}</More>
        </div>
      )}
      {note !== null && <p className={styles.quiet}>{note}</p>}
    </section>
  )
}
