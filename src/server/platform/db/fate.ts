import type { InsertType, UpdateType } from 'kysely'
import type { Clinic } from '#shared/content/clinic.ts'

/** Until when a column is kept: a period of the clinic's file (`retention`), or … */
export type Keep =
  | keyof Clinic['retention']
  /** a day; gone with the next daily clean-up, within two. */
  | 'day'
  /** as long as the account. */
  | 'account'
  /** until it runs out by itself: sessions, links, failed attempts. */
  | 'expiry'
  /** until its owner takes it back: the newsletter. */
  | 'refusal'
  /** for good: it names nobody, or the law asks for it. */
  | 'good'

/** What goes before its row does. */
type ErasedBefore = 'visitDetails' | 'visitContact' | 'day'

/** What becomes of a column that may hold something about a person. */
type Fate<Column> = {
  /** Its name in the file that a client asks for, or null where that does not hold it: see the comment at the column. */
  readonly export: string | null
  /** False when its values never reach the log, under whatever spelling of its name. */
  readonly log: boolean
} & (
  | { readonly keep: Exclude<Keep, ErasedBefore> }
  /** What stands in its place when it goes before its row does. */
  | { readonly keep: ErasedBefore; readonly erased: UpdateType<Column> }
)

/** One fate per column: a column without one does not compile. */
export type Fates<Table> = { readonly [Column in keyof Table]-?: Fate<Table[Column]> }

type AnyFates = Readonly<Record<string, { readonly export: string | null; readonly keep: Keep }>>
type Exported<F extends AnyFates, Row> = {
  readonly [
    Column in keyof F & keyof Row as F[Column]['export'] extends string ? F[Column]['export'] : never
  ]: Row[Column]
}
type Erased<F extends AnyFates, K extends Keep> = {
  -readonly [Column in keyof F as F[Column]['keep'] extends K ? Column : never]: F[Column] extends {
    readonly erased: infer Value
  }
    ? Value
    : never
}

/** Every column, for a `select`. */
export function columnsOf<F extends AnyFates>(fates: F): (keyof F & string)[] {
  return Object.keys(fates)
}

/** The columns that a client's file shows. */
export function exportedColumnsOf<F extends AnyFates>(
  fates: F,
): { [Column in keyof F & string]: F[Column]['export'] extends string ? Column : never }[keyof F & string][] {
  return columnsOf(fates).filter((column) => fates[column]?.export !== null) as never
}

/** A row as a client's file shows it, under the names of the file and in the order of the register. */
export function exportOf<F extends AnyFates, Row extends object>(fates: F, row: Row): Exported<F, Row> {
  const shown = Object.entries(fates).flatMap(([column, fate]) =>
    fate.export === null ? [] : [[fate.export, Reflect.get(row, column)] as const],
  )
  return Object.fromEntries(shown) as Exported<F, Row>
}

/** What to set where everything of these kinds goes. */
export function erasedOf<F extends AnyFates, K extends Keep>(fates: F, ...kinds: readonly K[]): Erased<F, K> {
  const going = Object.entries(fates).flatMap(([column, fate]) =>
    (kinds as readonly Keep[]).includes(fate.keep) && 'erased' in fate ? [[column, fate.erased]] : [],
  )
  return Object.fromEntries(going) as Erased<F, K>
}

/** A row of a table with every column decided, also those that may be empty; what the database fills in is left to it. */
export type CompleteRow<Table> = {
  readonly [
    Column in keyof Table as undefined extends InsertType<Table[Column]> ? never : Column
  ]: InsertType<Table[Column]>
}
