import { useState } from 'react'
import { CancelPanel } from '#web/features/booking/cancel-panel.tsx'
import styles from '#web/features/booking/change-appointment.module.css'
import { changeCost } from '#web/features/booking/change-cost.ts'
import { CostNotice } from '#web/features/booking/change-cost-notice.tsx'
import { changeId } from '#web/features/booking/change-props.ts'
import type { ChangeProps } from '#web/features/booking/change-props.ts'
import { MovePanel } from '#web/features/booking/move-panel.tsx'
import { useReturnFocus } from '#web/lib/use-focus.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** Cancelling and moving, each with its price before anything happens. */
export function ChangeAppointment({
  appointment,
  token,
  onCancelled,
  onMoved,
}: ChangeProps & { onCancelled?: (() => void) | undefined; onMoved?: (() => void) | undefined }) {
  const { t } = useWords()
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null)
  const now = useNow()
  const toMove = useReturnFocus<HTMLButtonElement>(open === 'move')
  const toCancel = useReturnFocus<HTMLButtonElement>(open === 'cancel')
  const cost = changeCost(appointment, now)
  if (appointment.status !== 'confirmed' || cost === null) return null
  const panel = { appointment, token, cost, onClose: () => setOpen(null) }
  return (
    <div
      id={token === undefined ? undefined : changeId}
      role="group"
      className={styles.change}
      aria-label={t('appointment.cancellation_title')}
    >
      {open === null && (
        <>
          <CostNotice cost={cost} kind="both" />
          <p className={styles.buttons}>
            <Button ref={toMove} variant="secondary" isCompact onClick={() => setOpen('move')}>
              {t('change.move')}
            </Button>
            <Button
              ref={toCancel}
              variant="ghost"
              isCompact
              className={styles.danger}
              onClick={() => setOpen('cancel')}
            >
              {t('change.cancel')}
            </Button>
          </p>
        </>
      )}
      {open === 'cancel' && <CancelPanel {...panel} onCancelled={onCancelled} />}
      {open === 'move' && <MovePanel {...panel} onMoved={onMoved} />}
    </div>
  )
}
