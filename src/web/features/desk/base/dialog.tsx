import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import styles from '#web/features/desk/base/dialog.module.css'
import { useTellHost } from '#web/features/desk/base/tell.tsx'
import { useWords } from '#web/lib/words.ts'

type DialogProps = {
  title: string
  /** Without it the dialog cannot be put aside: what it asks has to be answered. */
  onClose?: () => void
  isWide?: boolean
  /** What stands in it begins with a heading of its own: the title is small. */
  isHeaded?: boolean
  children: ReactNode
}

/** All that stand on the page, as they lie over one another. */
const stack: HTMLDialogElement[] = []

function show(dialog: HTMLDialogElement): void {
  dialog.showModal()
  // The browser would take the cross, and the first space that is typed close the dialog.
  startOf(dialog).focus()
}

/** Where somebody begins to write; on a touch screen the keyboard would cover the rest. */
function startOf(dialog: HTMLDialogElement): HTMLElement {
  const isTouched = matchMedia('(pointer: coarse)').matches
  const field = 'form :is(input:not([type=checkbox], [type=radio]), select, textarea)'
  return (isTouched ? null : dialog.querySelector<HTMLElement>(field)) ?? dialog
}

/** A modal dialog of the browser, open as long as it is rendered; the focus goes back to where it was. */
export function Dialog({ title, onClose, isWide = false, isHeaded = false, children }: DialogProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const host = useTellHost()
  // Open before what stands in it takes the focus to where it belongs.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const opener = document.activeElement
    show(element)
    stack.push(element)
    const leave = host(element)
    return () => {
      leave()
      stack.splice(stack.indexOf(element), 1)
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [host])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Left to the browser, a second Escape would close what has to be answered.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose?.()
      }}
      // The way back of a telephone. Refused before, browsers insist: then they close it, and what it lies over with it.
      onCancel={(event) => {
        if (!event.cancelable) return
        event.preventDefault()
        onClose?.()
      }}
      // The uppermost hears of it first: all are opened again, and it alone was meant.
      onClose={() => {
        if (dialog.current?.open) return
        for (const each of stack) if (!each.open) show(each)
        onClose?.()
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={isHeaded ? styles.kind : styles.title}>
          {title}
        </h2>
        {onClose !== undefined && (
          <button
            type="button"
            className={styles.close}
            data-screen-only=""
            aria-label={t('desk.close')}
            onClick={onClose}
          >
            <X aria-hidden strokeWidth={1.5} size={20} />
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
