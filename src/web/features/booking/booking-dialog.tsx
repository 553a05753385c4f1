import { useEffect, useRef } from 'react'
import type { Ref } from 'react'
import { BookingFlow } from '#web/features/booking/booking-flow.tsx'
import type { FlowHandle } from '#web/features/booking/booking-flow.tsx'
import type { Booked } from '#web/features/booking/booked.ts'
import type { Preselection } from '#web/features/booking/preselection.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/booking-dialog.module.css'
import { giveFocusBack } from '#web/features/booking/give-focus-back.ts'
import { useStillBackground } from '#web/features/booking/use-still-background.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Notify } from '#web/ui/toast.tsx'

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
export function BookingDialog({ opener, ...options }: BookingDialogProps) {
  const { language, t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const flow = useRef<FlowHandle>(null)
  useEffect(() => {
    const element = dialog.current
    show(element)
    // Wherever the focus is, but for the question before closing, a dialog of its own.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || element?.querySelector('dialog')) return
      event.preventDefault()
      flow.current?.close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      element?.close()
      giveFocusBack(opener)
    }
  }, [opener])
  useStillBackground()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      lang={language}
      dir={directionOf(language)}
      aria-label={t('appointment.title')}
      // What no key asks for is the way back of a phone. React tells of that of the question as well.
      onCancel={(event) => {
        if (!event.cancelable) return
        event.preventDefault()
        flow.current?.back()
      }}
      // Browsers insist when they were refused before, also on what lies below; then it opens again first.
      onClose={() => {
        if (dialog.current?.open) return
        show(dialog.current)
        flow.current?.back()
      }}
    >
      <BookingFlow place="dialog" handle={flow} {...options} />
    </dialog>
  )
}

function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  dialog?.querySelector('h2')?.focus({ preventScroll: true })
}
