import { longestReason } from '#shared/features/desk/rules.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/field.tsx'

export type Waiver = { isOn: boolean; reason: string }
export const noWaiver: Waiver = { isOn: false, reason: '' }

type WaiverFieldsProps = { waiver: Waiver; onChange: (waiver: Waiver) => void; error: string | undefined }

/** Lets a fee go, and asks why: the record keeps that it was let go. */
export function WaiverFields({ waiver, onChange, error }: WaiverFieldsProps) {
  const { t } = useWords()
  return (
    <div className={styles.part}>
      <Choice
        type="checkbox"
        label={t('deskAgenda.waive')}
        checked={waiver.isOn}
        onChange={({ target }) => onChange({ ...waiver, isOn: target.checked })}
      />
      {waiver.isOn && (
        <TextField
          label={t('deskAgenda.waive_reason')}
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
