import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

/** A column and its type as PostgreSQL writes it. */
export type Column = { readonly name: string; readonly type: string }
export type Table = { readonly name: string; readonly columns: readonly Column[] }
export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }
/** A counter of identities: where it stands, and whether that number was given out. */
export type Counter = { readonly name: string; readonly value: string; readonly isCalled: boolean }

type Trx = Transaction<Database>

/** Every table of the product, read from the database itself, so that none that comes later is forgotten. */
export async function readTables(trx: Trx): Promise<Table[]> {
  const { rows } = await sql<{ table: string; columns: Column[] }>`
    select c.relname as table,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname collate "C"`.execute(trx)
  return rows.map(({ table, columns }) => ({ name: table, columns }))
}

export async function readForeignKeys(trx: Trx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    order by c.relname, k.conname`.execute(trx)
  return rows
}

export async function readCounters(trx: Trx): Promise<Counter[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname collate "C"`.execute(
    trx,
  )
  const counters: Counter[] = []
  for (const { name } of rows) {
    const state = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.table(name)}`.execute(trx)
    for (const { value, called } of state.rows) counters.push({ name, value, isCalled: called })
  }
  return counters
}

/** Names of the migrations that made the tables. */
export async function readMigrations(trx: Trx): Promise<string[]> {
  const rows = await trx.selectFrom('schema_migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
