import type { ReactNode } from 'react'
import { dueCents } from '#shared/features/booking/due.ts'
import type { DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import styles from '#web/features/desk/agenda/visit-panel.module.css'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { visitPrice } from '#web/features/desk/base/visit-price.ts'
import { useWords } from '#web/lib/words.ts'
import { EmailLink } from '#web/ui/email-link.tsx'

/** On which terms somebody comes; what for, when and where stands above. */
export function VisitFacts({ visit }: { visit: DeskVisitDetails }) {
  const words = useWords()
  const { language, t } = words
  const price = visitPrice(visit, words)
  const moment = useMoment()
  // Once the client's data were erased the reason is gone.
  const waived = (reason: string) =>
    reason === '' ? t('deskRecord.fact.isWaived') : t('deskAgenda.panel.waived', { reason })
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(visit.comingAt ? [[t('deskAgenda.mood.coming'), moment(visit.comingAt)] as const] : []),
    [
      t('deskAgenda.panel.price'),
      dueCents(visit) > visit.settledCents ? (
        <Facts key="price" facts={[price, t(`deskAgenda.option.${visit.paymentOption}`)]} />
      ) : (
        price
      ),
    ],
    ...(visit.feeCents > 0
      ? [[t('deskAgenda.panel.fee'), formatPrice(visit.feeCents, language)] as const]
      : []),
    ...(visit.waiver !== null ? [[t('deskAgenda.panel.fee'), waived(visit.waiver)] as const] : []),
    ...(visit.mailTo !== ''
      ? [
          [t('deskAgenda.panel.email'), <EmailLink key="mail" address={visit.mailTo} />] as const,
          [t('deskAgenda.panel.language'), formatLanguage(visit.language, language)] as const,
        ]
      : []),
    [t('deskAgenda.panel.source'), t(`deskAgenda.source.${visit.source}`)],
    ...(visit.termsVersion !== null ? [[t('deskAgenda.panel.terms'), visit.termsVersion] as const] : []),
    [t('deskAgenda.panel.reference'), <bdi key="reference">{visit.reference}</bdi>],
  ]
  return (
    <section className={styles.part}>
      {visit.notes !== null && (
        <p className={styles.notes} dir="auto">
          {visit.notes}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
