import { Plus } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatPercent, formatPrice } from '#shared/i18n/format.ts'
import styles from '#web/features/home/faq.module.css'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { Emphasis } from '#web/ui/emphasis.tsx'

const items = ['consult', 'result', 'after', 'cancel', 'payment', 'age'] as const

/** One answer open at a time: `details` of one name close each other. */
export function Faq({ page: { t, language } }: { page: Page }) {
  const { fees, booking } = clinic
  const facts = {
    hours: fees.freeUntilHours,
    fee: formatPrice(fees.freeConsultCents, language),
    share: formatPercent(fees.lateShare, language),
    age: booking.minimumAgeInjectables,
  }
  return (
    <section className={`${section.section} ${styles.band}`} aria-labelledby="faq-title" data-reveal="">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="faq-title">
            <Emphasis text={t('faq.title')} />
          </h2>
          <p className={`lead ${styles.lead}`}>{t('faq.lead')}</p>
        </div>
        <div className={styles.list}>
          {items.map((item) => (
            <details key={item} className={styles.item} name="faq">
              <summary className={styles.question}>
                <h3>{t(`faq.items.${item}.question`)}</h3>
                <Plus strokeWidth={1.5} size={20} aria-hidden="true" />
              </summary>
              <p className={styles.answer}>{t(`faq.items.${item}.answer`, facts)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
