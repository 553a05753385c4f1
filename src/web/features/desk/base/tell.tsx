import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import styles from '#web/features/desk/base/tell.module.css'
import { useWords } from '#web/lib/words.ts'

type Told = {
  text: string
  isProblem?: boolean
  /** A button beside the words, and until when it makes sense. */
  action?: { label: string; until?: Date; run: () => void }
}
type Shown = Told & { id: number }

const showMs = 6000
const TellContext = createContext<(told: Told) => void>(() => undefined)
const HostContext = createContext<(dialog: HTMLElement) => () => void>(() => () => undefined)

/** Says in the corner what became of something; the next word takes the place of the last, but not of a way back. */
export function useTell(): (told: Told) => void {
  return useContext(TellContext)
}

/** Lets an open dialog carry the corner: what stands under it can be neither seen on a phone nor pressed. Answers with the end of that. */
export function useTellHost(): (dialog: HTMLElement) => () => void {
  return useContext(HostContext)
}

export function TellArea({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const tell = useCallback(
    (told: Told) =>
      setShown((before) => {
        const id = (before.at(-1)?.id ?? 0) + 1
        const wayBack = before.findLast(({ action }) => action?.until !== undefined)
        return wayBack === undefined ? [{ ...told, id }] : [wayBack, { ...told, id }]
      }),
    [],
  )
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), [])
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([])
  const host = useCallback((dialog: HTMLElement) => {
    setHosts((open) => [...open, dialog])
    return () => setHosts((open) => open.filter((one) => one !== dialog))
  }, [])
  const top = hosts.at(-1)
  // The page's own corner stays while a dialog carries the words: one that came together with them would say nothing.
  const toasts = shown.map((one) => <Toast key={one.id} {...one} onDone={dismiss} />)
  return (
    <TellContext value={tell}>
      <HostContext value={host}>{children}</HostContext>
      <Corner>{top === undefined && toasts}</Corner>
      {top !== undefined && createPortal(<Corner>{toasts}</Corner>, top)}
    </TellContext>
  )
}

function Corner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.corner} role="status" aria-live="polite">
      {children}
    </div>
  )
}

function Toast({ id, text, isProblem = false, action, onDone }: Shown & { onDone: (id: number) => void }) {
  const { t } = useWords()
  const [isHeld, setHeld] = useState(false)
  const secondsLeft = useSecondsLeft(action?.until)
  useEffect(() => {
    if (isHeld) return
    const lasts = action?.until === undefined ? showMs : Math.max(0, action.until.getTime() - Date.now())
    const timer = setTimeout(() => onDone(id), lasts)
    return () => clearTimeout(timer)
  }, [isHeld, id, action, onDone])
  const Icon = isProblem ? CircleAlert : CircleCheck
  return (
    <div
      className={styles.toast}
      data-problem={isProblem ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden strokeWidth={1.5} size={18} />
      <p>{text}</p>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDone(id)
            action.run()
          }}
        >
          {action.label}
          {secondsLeft !== null && <span aria-hidden="true"> {secondsLeft}</span>}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('desk.dismiss')}
        onClick={() => onDone(id)}
      >
        <X aria-hidden strokeWidth={1.5} size={16} />
      </button>
    </div>
  )
}

function useSecondsLeft(until: Date | undefined): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? null : Math.max(0, Math.ceil((until.getTime() - now) / 1000))
}
