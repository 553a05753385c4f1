import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/flow-buttons.module.css'
import type { Step } from '#web/features/booking/use-booking.ts'
import { useSeen } from '#web/features/booking/use-seen.ts'
import { settlingMs } from '#web/lib/settling.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'

type FlowButtonsProps = {
  step: Step
  formId: string
  /** Before its script has taken over, a press would do nothing. */
  isReady: boolean
  isBusy: boolean
  /** Of step 3: before it is there, a press would confirm nothing. */
  isFormReady: boolean
  /** On a phone's sheet the header cancels. */
  hasCancel: boolean
  onBack: () => void
  onCancel: () => void
  onNext: () => void
}

/** Back (from step 2), cancel, next or confirm. */
export function FlowButtons(props: FlowButtonsProps) {
  const { step, formId, isReady, isBusy, isFormReady, hasCancel, ...on } = props
  const { t } = useWords()
  return (
    <div className={styles.buttons} data-step={step}>
      {step !== 'treatment' && (
        <Button
          variant="secondary"
          className={styles.back}
          onClick={once(on.onBack)}
          disabled={isBusy}
          iconStart={<ArrowLeft aria-hidden strokeWidth={1.5} className="flip" />}
        >
          <span>{t('appointment.back')}</span>
        </Button>
      )}
      {hasCancel && (
        <Button
          variant="ghost"
          className={styles.cancel}
          onClick={once(on.onCancel)}
          disabled={!isReady || isBusy}
        >
          {t('appointment.cancel')}
        </Button>
      )}
      {step === 'details' ? (
        // Keys: were it the same element, the press on "next" would end as the submission of the form.
        <ConfirmButton
          key="confirm"
          form={formId}
          className={styles.forward}
          isBusy={isBusy}
          disabled={!isFormReady}
        >
          {t(isBusy ? 'appointment.confirming' : 'appointment.confirm')}
        </ConfirmButton>
      ) : (
        <Button
          key="next"
          className={styles.forward}
          onClick={once(on.onNext)}
          disabled={!isReady}
          iconEnd={<ArrowRight aria-hidden strokeWidth={1.5} className="flip" />}
        >
          {t('appointment.next')}
        </Button>
      )}
    </div>
  )
}

/**
 * The second press of two was meant for the button that stood there before. Some browsers count every tap of a finger as the
 * first: there a second one still walks a step, and binds nothing.
 */
function once(act: () => void) {
  return ({ detail: presses }: MouseEvent) => {
    if (presses < 2) act()
  }
}

/**
 * Appears where "next" was, and takes no press for a moment, nor one that began in it: the second tap of two was not meant
 * for it, and would bind. It looks ready meanwhile, for a change of its colour would be all that is seen of the step.
 */
function ConfirmButton({ isBusy = false, ...props }: ButtonProps) {
  const [isSettled, setSettled] = useState(false)
  const isEarly = useRef(false)
  // Counted from the step that is painted: a slow phone works longer on that than two taps are apart.
  const isSeen = useSeen()
  useEffect(() => {
    if (!isSeen) return
    const timer = setTimeout(() => setSettled(true), settlingMs)
    return () => clearTimeout(timer)
  }, [isSeen])
  return (
    <Button
      {...props}
      type="submit"
      isBusy={isBusy}
      aria-disabled={isBusy || !isSettled}
      data-settling={isSettled ? undefined : ''}
      onPointerDown={() => (isEarly.current = !isSettled)}
      // Keys press without a count.
      onClick={(event) => {
        if (isSettled && !(isEarly.current && event.detail > 0)) return
        event.preventDefault()
        if (event.detail > 0) isEarly.current = false
      }}
    />
  )
}
