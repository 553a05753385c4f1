import { useEffect } from 'react'
import { forgetEveryDraft } from '#web/lib/use-draft.ts'

/**
 * The name of a mark that says who is at the desk: of the browser, by which other tabs see them come and go, and of the tab,
 * to know whose its drafts are. It opens nothing.
 */
const personMark = 'desk-person'

/** Somebody is found at the desk in this tab. Whoever was before them leaves nothing that they typed. */
export function notePerson(id: string): void {
  try {
    const before = sessionStorage.getItem(personMark)
    if (before !== null && before !== id) forgetEveryDraft()
    sessionStorage.setItem(personMark, id)
    localStorage.setItem(personMark, id)
  } catch {
    // A browser that refuses storage keeps no drafts either; its tabs ask when they are looked at.
  }
}

/** After a sign-out: nothing is left to read in any tab. */
export function forgetPerson(): void {
  try {
    localStorage.removeItem(personMark)
  } catch {
    // Nothing was kept.
  }
}

/** Whether nobody has signed in on this browser since the last sign-out: a session that ended by itself leaves its mark. */
export function hasSignedOut(): boolean {
  try {
    return localStorage.getItem(personMark) === null
  } catch {
    return true
  }
}

/** Calls back when somebody signs in in another tab, and with null when they sign out there. */
export function usePersonElsewhere(onChange: (id: string | null) => void): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === personMark) onChange(newValue)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [onChange])
}
