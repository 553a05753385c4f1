import { clinic } from '#content/clinic.ts'
import { locales } from '#shared/i18n/format.ts'
import styles from '#web/features/treatments/sheet-head.module.css'
import { absolute } from '#web/lib/absolute.ts'
import type { Page } from '#web/lib/page.ts'

/** Where the sheet comes from that somebody takes home, and of which day it is, which `startPrintDate` fills in. */
export function SheetHead({ page }: { page: Page }) {
  const { street, postalCode, city } = clinic.address
  return (
    <p className={styles.place}>
      <bdi>{`${street}, ${postalCode} ${city}`}</bdi>
      <span data-printed={locales[page.language]} />
    </p>
  )
}

/** Where what it says, and what it costs, can be looked up again. */
export function SheetFoot({ page: { href, path } }: { page: Page }) {
  return (
    <p className={styles.place}>
      <bdi>{absolute(href(path))}</bdi>
    </p>
  )
}
