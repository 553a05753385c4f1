import { useEffect, useState } from 'react'
import { formatPrice } from '#shared/i18n/format.ts'
import { useChange } from '#web/features/booking/appointment-queries.ts'
import { refreshAvailability } from '#web/features/booking/booking-queries.ts'
import type { Slot } from '#web/features/booking/booking-queries.ts'
import { CostNotice } from '#web/features/booking/change-cost-notice.tsx'
import type { ChangePanelProps } from '#web/features/booking/change-props.ts'
import styles from '#web/features/booking/change-appointment.module.css'
import { ChangePanel } from '#web/features/booking/change-panel.tsx'
import { momentText } from '#web/features/booking/moments.ts'
import { TimePicker } from '#web/features/booking/time-picker.tsx'
import { ApiError } from '#web/lib/api-call.ts'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/island.tsx'

/** Another moment for the same treatment: the old one stands until the new one is confirmed. */
export function MovePanel({
  appointment,
  token,
  cost,
  onClose,
  onMoved,
}: ChangePanelProps & { onMoved: (() => void) | undefined }) {
  const words = useWords()
  const { language, t } = words
  const notify = useNotify()
  const isCompact = useMediaQuery(narrowQuery)
  const [chosen, setChosen] = useState<{ date: CalendarDate | null; slot: Slot | null }>(nothing)
  // Before the first try: a second one after a lost answer finds its fee charged.
  const [chargedBefore] = useState(appointment.chargedCents)
  const change = useChange({ id: appointment.id, token })
  // What was free when the panel was last open says nothing now.
  useEffect(refreshAvailability, [])
  const missing = chosen.date === null ? 'appointment.select_date' : 'appointment.select_time'
  return (
    <ChangePanel
      appointment={appointment}
      kind="move"
      title={t('change.move_title')}
      isSending={change.isPending}
      onClose={onClose}
    >
      <CostNotice cost={cost} kind="move" />
      <TimePicker
        treatment={{
          name: appointment.treatmentType,
          moved: { id: appointment.id, token, start: appointment.appointmentDate },
        }}
        date={chosen.date}
        slot={chosen.slot}
        isCompact={isCompact}
        onDate={(date) => date !== chosen.date && setChosen({ date, slot: null })}
        onMoment={(date, slot) => setChosen({ date, slot })}
      >
        <div className={styles.answer}>
          <p className={styles.moments} aria-live="polite">
            {chosen.slot !== null && (
              <>
                <span>
                  {t('change.move_from', {
                    moment: momentText(new Date(appointment.appointmentDate), words),
                  })}
                </span>
                <strong>
                  {t('change.move_to', { moment: momentText(new Date(chosen.slot.start), words) })}
                </strong>
              </>
            )}
          </p>
          <p className={styles.buttons}>
            <Button
              isCompact
              data-waiting={chosen.slot === null ? '' : undefined}
              isBusy={change.isPending}
              aria-disabled={change.isPending}
              onClick={() => void move()}
            >
              {change.isPending ? t('change.busy') : confirmText()}
            </Button>
            <Button variant="secondary" isCompact disabled={change.isPending} onClick={onClose}>
              {t('change.keep')}
            </Button>
          </p>
        </div>
      </TimePicker>
    </ChangePanel>
  )

  function confirmText() {
    if (cost.feeCents === 0) return t('change.confirm_move')
    return t('change.confirm_move_fee', { fee: formatPrice(cost.feeCents, language) })
  }

  async function move() {
    if (change.isPending) return
    const { date, slot } = chosen
    if (slot === null) {
      refuse(t(missing))
      return
    }
    try {
      const moved = await change.mutateAsync({
        kind: 'reschedule',
        appointmentDate: slot.start,
        from: appointment.appointmentDate,
        feeCents: cost.feeCents,
      })
      const moment = momentText(new Date(moved.appointmentDate), words)
      const charged = moved.chargedCents - chargedBefore
      const description =
        charged === 0
          ? t('change.moved_free', { moment })
          : t('change.moved_fee', { moment, fee: formatPrice(charged, language) })
      notify({ variant: 'default', title: t('change.moved_title'), description })
      onClose()
      onMoved?.()
    } catch (failure) {
      explain(failure, date)
    }
  }

  function explain(failure: unknown, date: CalendarDate | null) {
    if (failure instanceof ApiError && failure.code === 'slot_taken') {
      setChosen({ date, slot: null })
      refreshAvailability()
      refuse(t('change.slot_taken'))
      return
    }
    const said = failure instanceof ApiError ? failure : undefined
    // The panel has no fields: what is wrong at one says more than that something is, as who is too young by then.
    const [first] = Object.values(said?.fields ?? {})
    refuse(first ?? said?.visitorMessage ?? t('change.error_message'))
  }

  function refuse(description: string) {
    notify({ variant: 'destructive', title: t('change.error_title'), description })
  }
}

const nothing = { date: null, slot: null }
