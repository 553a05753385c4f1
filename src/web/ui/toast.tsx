import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useSwipe } from '#web/ui/use-swipe.ts'
import { useWayBack } from '#web/ui/use-way-back.ts'
import styles from '#web/ui/toast.module.css'

const showMs = 5000
const swipeThresholdPx = 50
const hotkey = 'F8'

export type ToastMessage = {
  /** Another id is another toast, even with the same words. */
  id: number
  variant: 'default' | 'destructive'
  title: string
  description: string
}
/** Raises a toast. */
export type Notify = (toast: Omit<ToastMessage, 'id'>) => void

type ToastAreaProps = {
  /** The one toast; the next takes its place. */
  message: ToastMessage | null
  /** While a modal dialog is open this must be the dialog: whatever lies outside is inert and underneath. */
  container: HTMLElement
  /** Names the region; `{hotkey}` stands for the key that leads there. */
  regionLabel: string
  dismissLabel: string
  direction: 'ltr' | 'rtl'
}

/** The corner where toasts appear: one at a time, 5 seconds, pause under pointer and focus, swipe away, F8 to get there (SPEC 9). */
export function ToastArea({ message, container, direction, ...labels }: ToastAreaProps): ReactElement {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  return createPortal(
    <div className={styles.corner} dir={direction}>
      <div
        ref={setRegion}
        role="region"
        aria-label={labels.regionLabel.replace('{hotkey}', hotkey)}
        aria-live="polite"
        tabIndex={-1}
        className={styles.region}
      >
        {/* Read out is only what comes into a region that is there already. */}
        {region !== null && message !== null && (
          <OneToast key={message.id} {...message} dismissLabel={labels.dismissLabel} region={region} />
        )}
      </div>
    </div>,
    container,
  )
}

type OneToastProps = Omit<ToastMessage, 'id'> & {
  dismissLabel: string
  region: HTMLElement
}

function OneToast({ variant, title, description, dismissLabel, region }: OneToastProps) {
  const toast = useRef<HTMLDivElement>(null)
  const isPointed = useRef(false)
  const [state, setState] = useState<'open' | 'closed' | 'gone'>('open')
  const goBack = useWayBack(region, hotkey, close)
  useCountdown(showMs, () => state !== 'open' || isPointed.current || region.matches(':focus-within'), close)
  const { drawnPx, handlers } = useSwipe(swipeThresholdPx, close)
  useEffect(() => {
    if (state !== 'closed') return
    const leaving = toast.current?.getAnimations().map(({ finished }) => finished) ?? []
    void Promise.allSettled(leaving).then(() => setState('gone'))
  }, [state])

  function close() {
    goBack()
    setState((before) => (before === 'open' ? 'closed' : before))
  }

  if (state === 'gone') return null
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck
  return (
    <div
      ref={toast}
      role={variant === 'destructive' ? 'alert' : 'status'}
      tabIndex={0}
      className={styles.toast}
      style={{ '--drawn': `${drawnPx}px` } as CSSProperties}
      data-variant={variant}
      data-state={state}
      data-drawn={drawnPx === 0 ? undefined : ''}
      onPointerEnter={() => (isPointed.current = true)}
      onPointerLeave={() => (isPointed.current = false)}
      {...handlers}
    >
      <Icon aria-hidden strokeWidth={1.5} className={styles.icon} />
      <div className={styles.title}>{title}</div>
      <div className={styles.description}>{description}</div>
      <button type="button" className={styles.close} aria-label={dismissLabel} onClick={close}>
        <X aria-hidden strokeWidth={1.5} />
      </button>
    </div>
  )
}
