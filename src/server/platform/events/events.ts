import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** Something that happens; a feature declares its own in its `events.ts`. `Told` is what everybody hears about it. */
export type EventKind<Told> = { readonly name: string; readonly told?: Told }

type Listener<Told> = (trx: Transaction<Database>, told: Told) => Promise<void>

export type Events = {
  /**
   * Tells all who listen, one after the other, in the transaction in which it happens: it happens with all that follows
   * from it, or not at all. What a listener throws undoes it.
   */
  readonly announce: <Told>(trx: Transaction<Database>, kind: EventKind<Told>, told: Told) => Promise<void>
  /** Listeners hear in the order in which they were added. */
  readonly listen: <Told>(kind: EventKind<Told>, listener: Listener<Told>) => void
}

export function createEvents(): Events {
  const listeners = new Map<string, Listener<never>[]>()
  return {
    async announce(trx, kind, told) {
      for (const listener of listeners.get(kind.name) ?? []) await listener(trx, told as never)
    },
    listen(kind, listener) {
      listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), listener as Listener<never>])
    },
  }
}
