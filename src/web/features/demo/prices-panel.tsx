import { demoTreatments } from '#content/demo.ts'
import { formatDuration, formatPrice } from '#shared/i18n/format.ts'
import { SampleTable } from '#web/features/demo/sample-table.tsx'
import styles from '#web/features/demo/sample-table.module.css'
import type { Page } from '#web/lib/page.ts'

/** A piece of the price list. */
export function PricesPanel({ page: { t, language } }: { page: Page }) {
  const headings = [
    t('demo.appointments.treatment'),
    t('demo.treatments.duration'),
    t('demo.treatments.price'),
  ]
  return (
    <SampleTable className={styles.prices} headings={headings}>
      {demoTreatments.map(({ key, durationMinutes, priceCents }) => (
        <tr key={key}>
          <th scope="row">{t(`demo.treatments.items.${key}`)}</th>
          <td>{formatDuration(durationMinutes, language)}</td>
          <td>
            <bdi>{formatPrice(priceCents, language)}</bdi>
          </td>
        </tr>
      ))}
    </SampleTable>
  )
}
