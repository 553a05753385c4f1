import { formatPrice } from '#shared/i18n/format.ts'
import { useChange } from '#web/features/booking/appointment-queries.ts'
import { CostNotice } from '#web/features/booking/change-cost-notice.tsx'
import type { ChangePanelProps } from '#web/features/booking/change-props.ts'
import styles from '#web/features/booking/change-appointment.module.css'
import { ChangePanel } from '#web/features/booking/change-panel.tsx'
import { saidOf } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/island.tsx'

/** Asks once more, with the price on the button. */
export function CancelPanel({
  appointment,
  token,
  cost,
  onClose,
  onCancelled,
}: ChangePanelProps & { onCancelled: (() => void) | undefined }) {
  const { language, t } = useWords()
  const notify = useNotify()
  const change = useChange({ id: appointment.id, token })
  const price = (cents: number) => formatPrice(cents, language)
  return (
    <ChangePanel
      appointment={appointment}
      kind="cancel"
      title={t('change.cancel_title')}
      isSending={change.isPending}
      onClose={onClose}
    >
      <CostNotice cost={cost} kind="cancel" />
      <p className={styles.buttons}>
        <Button isCompact disabled={change.isPending} onClick={onClose}>
          {t('change.keep')}
        </Button>
        <Button
          variant="danger"
          isCompact
          isBusy={change.isPending}
          aria-disabled={change.isPending}
          onClick={() => void cancel()}
        >
          {change.isPending ? t('change.busy') : confirmText()}
        </Button>
      </p>
    </ChangePanel>
  )

  function confirmText() {
    if (cost.feeCents === 0) return t('change.confirm_cancel')
    return t('change.confirm_cancel_fee', { fee: price(cost.feeCents) })
  }

  function cancelledText(feeCents: number) {
    if (feeCents > 0) return t('change.cancelled_fee', { fee: price(feeCents) })
    if (cost.chargedCents > 0) return t('change.cancelled_charged', { fee: price(cost.chargedCents) })
    return t('change.cancelled_free')
  }

  async function cancel() {
    if (change.isPending) return
    try {
      // Awaited, because this panel is gone by the time the appointment is shown as cancelled.
      const { feeCents } = await change.mutateAsync({
        kind: 'cancel',
        appointmentDate: appointment.appointmentDate,
        feeCents: cost.feeCents,
      })
      notify({
        variant: 'default',
        title: t('change.cancelled_title'),
        description: cancelledText(feeCents ?? 0),
      })
      onClose()
      onCancelled?.()
    } catch (failure) {
      const description = saidOf(failure) ?? t('change.error_message')
      notify({ variant: 'destructive', title: t('change.error_title'), description })
    }
  }
}
