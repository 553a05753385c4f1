import { CalendarClock } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import styles from '#web/features/booking/change-appointment.module.css'
import type { ChangeCost } from '#web/features/booking/change-cost.ts'
import { momentText } from '#web/features/booking/moments.ts'
import { useWords } from '#web/lib/words.ts'

const sentences = {
  both: { free: 'change.free_until', costs: 'change.costs_now' },
  cancel: { free: 'change.cancel_free', costs: 'change.cancel_costs' },
  move: { free: 'change.move_free', costs: 'change.move_costs' },
} as const

/** In euros what it costs now, and until when it is free. */
export function CostNotice({ cost, kind }: { cost: ChangeCost; kind: keyof typeof sentences }) {
  const words = useWords()
  const { language, t } = words
  const isFree = cost.feeCents === 0
  const isCharged = isFree && cost.chargedCents > 0
  const lateOrChargedCents = isCharged ? cost.chargedCents : cost.lateCents
  const fee = formatPrice(isFree ? lateOrChargedCents : cost.feeCents, language)
  const values = {
    fee,
    now: formatPrice(cost.feeCents, language),
    moment: momentText(cost.freeUntil, words),
    hours: clinic.fees.freeUntilHours,
  }
  const text = t(isCharged ? 'change.nothing_more' : sentences[kind][isFree ? 'free' : 'costs'], values)
  const [before, after] = isFree ? [text] : text.split(fee)
  return (
    <p className={styles.cost}>
      <CalendarClock aria-hidden size={20} strokeWidth={1.5} />
      <span>
        {before}
        {!isFree && <strong>{fee}</strong>}
        {after}
      </span>
    </p>
  )
}
