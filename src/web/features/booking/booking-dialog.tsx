import { useEffect, useRef } from 'react'
import type { Ref, RefObject } from 'react'
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
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('h2')?.focus({ preventScroll: true })
    return () => {
      element?.close()
      giveFocusBack(opener)
    }
  }, [opener])
  const flow = useRef<FlowHandle>(null)
  useEscape(dialog, () => flow.current?.close())
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
        flow.current?.close()
      }}
      // Browsers insist when they were refused before; then it opens again and asks.
      onClose={() => {
        dialog.current?.showModal()
        flow.current?.close()
      }}
    >
      <BookingFlow place="dialog" handle={flow} {...options} />
    </dialog>
  )
}

/** Escape asks to close; in a toast it is the toast's. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onEscape: () => void): void {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })
  useEffect(() => {
    const element = dialog.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return
      // The question before closing is a dialog of its own.
      if (event.target.closest('dialog') !== element) return
      event.preventDefault()
      escape.current()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [dialog])
}
