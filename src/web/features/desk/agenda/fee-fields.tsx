import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { longestReason } from '#shared/features/desk/rules.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/field.tsx'

export type Waiver = { isOn: boolean; reason: string }
export const noWaiver: Waiver = { isOn: false, reason: '' }

type WaiverFieldsProps = {
  visit: DeskVisit
  /** What this act adds to what an earlier late move costs. */
  addedCents: number
  waiver: Waiver
  onChange: (waiver: Waiver) => void
  error: string | undefined
}

/** Lets all fees of a visit go, and asks why: the record keeps that they were let go. Nothing where there are none. */
export function WaiverFields({ visit, addedCents, waiver, onChange, error }: WaiverFieldsProps) {
  const { language, t } = useWords()
  const isOwing = visit.feeCents > 0
  if (!isOwing && addedCents === 0) return null
  return (
    <div className={styles.part}>
      {isOwing && visit.status !== 'no_show' && (
        <p className={styles.effect}>
          {t('deskAgenda.fee_stays', { fee: formatPrice(visit.feeCents, language) })}
        </p>
      )}
      <Choice
        type="checkbox"
        label={t('deskAgenda.waive')}
        checked={waiver.isOn}
        onChange={({ target }) => onChange({ ...waiver, isOn: target.checked })}
      />
      {waiver.isOn && (
        <TextField
          label={t('deskAgenda.waive_reason')}
          dir="auto"
          value={waiver.reason}
          maxLength={longestReason}
          required
          error={error}
          onChange={({ target }) => onChange({ ...waiver, reason: target.value })}
        />
      )}
    </div>
  )
}

/** As the server takes it; where nothing is charged any more, nothing is waived. */
export function bodyOf({ isOn, reason }: Waiver, feeCents: number) {
  return isOn && feeCents > 0 ? { waiveFee: true, reason } : { waiveFee: false }
}
