import { demoAppointments } from '#content/demo.ts'
import { SampleTable } from '#web/features/demo/sample-table.tsx'
import styles from '#web/features/demo/sample-table.module.css'
import type { Page } from '#web/lib/page.ts'
import { Isolated } from '#web/ui/isolated.tsx'

/** One day of the agenda. */
export function DayPanel({ page: { t } }: { page: Page }) {
  const headings = (['time', 'client', 'treatment', 'status'] as const).map((key) =>
    t(`demo.appointments.${key}`),
  )
  return (
    <SampleTable className={styles.day} headings={headings}>
      {demoAppointments.map(({ time, letter, treatment, status }) => (
        <tr key={time} data-status={status}>
          <th scope="row">
            <bdi>{time}</bdi>
          </th>
          <td>
            <Isolated text={t('demo.appointments.client_name', { letter })} />
          </td>
          <td>{t(`demo.treatments.items.${treatment}`)}</td>
          <td>{t(`demo.appointments.${status}`)}</td>
        </tr>
      ))}
    </SampleTable>
  )
}
