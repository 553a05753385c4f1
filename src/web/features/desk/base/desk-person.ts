import { forgetEveryDraft } from '#web/lib/use-draft.ts'

const personKey = 'desk-person'

/** Somebody is found at the desk in this tab. Whoever was before them leaves nothing that they typed. */
export function notePerson(id: string): void {
  try {
    const before = sessionStorage.getItem(personKey)
    if (before !== null && before !== id) forgetEveryDraft()
    sessionStorage.setItem(personKey, id)
  } catch {
    // A browser that refuses storage keeps no drafts either.
  }
}
