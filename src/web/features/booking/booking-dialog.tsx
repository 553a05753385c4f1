import { useEffect, useRef } from 'react'
import type { Ref } from 'react'
import { X } from 'lucide-react'
import { BookingFlow } from '#web/features/booking/booking-flow.tsx'
import type { Booked, Notify } from '#web/features/booking/booking-flow.tsx'
import type { Preselection } from '#web/features/booking/preselection.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/booking-dialog.module.css'
import { useBackToClose } from '#web/features/booking/use-back-to-close.ts'
import { useStillBackground } from '#web/features/booking/use-still-background.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import { Button } from '#web/ui/button.tsx'

type BookingDialogProps = {
  preselection: Preselection
  /** Gets the focus back. */
  opener: HTMLElement
  notify: Notify
  dismiss: () => void
  onClose: () => void
  onBooked: (booked: Booked) => void
  /** Toasts must lie inside: a modal dialog covers and silences everything else. */
  toastPlace: Ref<HTMLDivElement>
}

/** The booking over the page: modal by the browser itself, open as long as it is rendered. */
export function BookingDialog({ preselection, opener, onClose, toastPlace, ...flow }: BookingDialogProps) {
  const { language, t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('h2')?.focus({ preventScroll: true })
    return () => {
      element?.close()
      if (opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener])
  useBackToClose(onClose)
  useStillBackground()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      lang={language}
      dir={directionOf(language)}
      aria-label={t('appointment.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <BookingFlow
        place="dialog"
        preselection={preselection}
        onCancel={onClose}
        closeButton={
          <Button variant="round" aria-label={t('appointment.close')} onClick={onClose}>
            <X aria-hidden strokeWidth={1.5} />
          </Button>
        }
        {...flow}
      />
      <div ref={toastPlace} className={styles.toasts} />
    </dialog>
  )
}
