import { useState } from 'react'
import { createPortal } from 'react-dom'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import styles from '#web/ui/toast.module.css'

const showMs = 5000
const swipeThresholdPx = 50

export type ToastMessage = {
  /** Another id is another toast, even with the same words. */
  id: number
  variant: 'default' | 'destructive'
  title: string
  description: string
}

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

// Radix speaks each toast from the end of the body, where a modal dialog silences it, and so shows every text twice
// to whoever reads the page. The toast itself is the live region; the second copy goes nowhere.
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div')

/** The corner where toasts appear: one at a time, 5 seconds, pause under pointer and focus, swipe away, F8 to get there (SPEC 9). */
export function ToastArea({ message, container, direction, ...rest }: ToastAreaProps) {
  return (
    <Radix.Provider
      label={rest.regionLabel.replace('{hotkey}', 'F8')}
      duration={showMs}
      swipeThreshold={swipeThresholdPx}
      swipeDirection={direction === 'rtl' ? 'right' : 'left'}
      announcerContainer={nowhere}
    >
      {message !== null && <OneToast key={message.id} {...message} dismissLabel={rest.dismissLabel} />}
      {createPortal(
        <div className={styles.corner} dir={direction}>
          <Radix.Viewport asChild hotkey={['F8']} label={rest.regionLabel}>
            <div className={styles.viewport} aria-live="polite" />
          </Radix.Viewport>
        </div>,
        container,
      )}
    </Radix.Provider>
  )
}

function OneToast({ variant, title, description, dismissLabel }: ToastMessage & { dismissLabel: string }) {
  const [isOpen, setOpen] = useState(true)
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck
  return (
    <Radix.Root asChild open={isOpen} onOpenChange={setOpen}>
      <div
        role={variant === 'destructive' ? 'alert' : 'status'}
        className={styles.toast}
        data-variant={variant}
      >
        <Icon aria-hidden strokeWidth={1.5} className={styles.icon} />
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description className={styles.description}>{description}</Radix.Description>
        <Radix.Close className={styles.close} aria-label={dismissLabel}>
          <X aria-hidden strokeWidth={1.5} />
        </Radix.Close>
      </div>
    </Radix.Root>
  )
}
