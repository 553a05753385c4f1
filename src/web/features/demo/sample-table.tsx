import type { ReactNode } from 'react'
import styles from '#web/features/demo/sample-table.module.css'

type SampleTableProps = { headings: readonly string[]; className: string | undefined; children: ReactNode }

/** Rows of sample data; on a phone each row is set as a line of the portal or the price list would be. */
export function SampleTable({ headings, className, children }: SampleTableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
