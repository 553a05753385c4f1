import { createContext, useContext } from 'react'
import type { DeskBlock, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { ClientSummary } from '#shared/features/desk/clients-contract.ts'
import type { DayMinute } from '#web/features/desk/agenda/agenda-clock.ts'

/** A place in the agenda; without a room any will do. */
export type Place = DayMinute & { readonly room?: number | undefined }
/** Whom and what the booking dialog starts with. */
export type Prefill = {
  readonly person: DeskVisit | ClientSummary
  /** What is booked again: by its name in the language of the page, and by its key. */
  readonly again?: Pick<DeskVisit, 'label' | 'treatmentType'>
}

/** What is asked before it is done. */
export type Question =
  | {
      readonly kind: 'book'
      readonly at: Place
      /** Somebody pressed that place, rather than a button that offers one. */
      readonly isPressed?: true
      readonly prefill?: Prefill
    }
  | { readonly kind: 'block'; readonly at: Place }
  | { readonly kind: 'unblock'; readonly block: DeskBlock }
  | { readonly kind: 'move'; readonly visit: DeskVisit; readonly to?: Place }
  | { readonly kind: 'cancel'; readonly visit: DeskVisit }
  | { readonly kind: 'missed'; readonly visit: DeskVisit }

/** A visit of the day that opens, by its id, and the minute to go on from where that is nobody's. */
export type Opening = { readonly visit: string; readonly minute: number }

type Acts = {
  readonly ask: (question: Question) => void
  readonly openVisit: (id: string | null) => void
  /** Shows one day; `at` is where on it the focus goes on, without it that is left alone. */
  readonly openDay: (date: string, at?: Opening) => void
  /** Called by the grid once it is drawn, and once more of it is: takes the focus there. */
  readonly goOn: (grid: HTMLElement, date: string | undefined) => void
  /** The visit whose panel is open. */
  readonly opened: string | null
}

const nothing = () => undefined
const ActsContext = createContext<Acts>({
  ask: nothing,
  openVisit: nothing,
  openDay: nothing,
  goOn: nothing,
  opened: null,
})

export const ActsProvider = ActsContext.Provider

export function useActs(): Acts {
  return useContext(ActsContext)
}
