import { useEffect, useRef } from 'react'
import { textsOf } from '#web/lib/texts-of.ts'

/** What was typed, by field; a field without text is missing. */
type Draft = Record<string, string>

/** What stands in the forms of this page, and what stood there when it was forgotten, by key. */
const readers = new Map<string, () => Draft>()
const forgotten = new Map<string, string>()

/**
 * Keeps what was typed and not sent for as long as the tab lives: another language, a look at another page or a reload
 * loses nothing. Without a key nothing is kept.
 */
export function useDraft(key: string | null, read: () => Draft, restore: (draft: Draft) => void): void {
  const isNew = useRef(true)
  useEffect(() => {
    isNew.current = true
    // What is typed in a new form is kept, also the same once more.
    if (key !== null) forgotten.delete(key)
    const draft = key === null ? null : readDraft(key)
    if (draft !== null) restore(draft)
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is read once, when the form comes to life
  }, [key])
  useEffect(() => {
    if (key === null) return
    readers.set(key, read)
    const keep = () => {
      const draft = read()
      // The page goes on showing what was sent, and is left with it.
      if (JSON.stringify(draft) !== forgotten.get(key)) storeDraft(key, draft)
    }
    // What is sent out of sight is not to wait as unsent.
    if (!isNew.current && document.visibilityState === 'hidden') keep()
    isNew.current = false
    window.addEventListener('pagehide', keep)
    // A phone drops a page that is out of sight without another word.
    document.addEventListener('visibilitychange', keep)
    return () => {
      readers.delete(key)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  })
}

/** Whether something waits for the form that reads this key. */
export function hasDraft(key: string): boolean {
  return readDraft(key) !== null
}

/** Hands what was typed elsewhere to the form that reads this key. */
export function keepDraft(key: string, draft: Draft): void {
  storeDraft(key, draft)
}

/** After it was sent, or put aside on purpose. */
export function forgetDraft(key: string): void {
  noteForgotten(key)
  storeDraft(key, {})
}

/** Whoever uses the browser next finds nothing that was typed. */
export function forgetEveryDraft(): void {
  for (const key of readers.keys()) noteForgotten(key)
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft-')) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function noteForgotten(key: string): void {
  const read = readers.get(key)
  if (read !== undefined) forgotten.set(key, JSON.stringify(read()))
}

/** What waits for the form that reads this key. */
export function readDraft(key: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(`draft-${key}`)
    return stored === null ? null : textsOf(JSON.parse(stored))
  } catch {
    return null
  }
}

function storeDraft(key: string, draft: Draft): void {
  const typed = Object.entries(draft).filter(([, text]) => text !== '')
  try {
    if (typed.length === 0) sessionStorage.removeItem(`draft-${key}`)
    else sessionStorage.setItem(`draft-${key}`, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage can be refused or full; what was typed then goes with its page.
  }
}
