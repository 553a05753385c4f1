import { onServer } from '../tests/database.ts'

/** Rows and bytes of all tables of a database, indexes included; a table in parts is counted by its parts. */
export async function sizeOf(url: string): Promise<{ rows: number; bytes: number }> {
  const [size] = await onServer(
    new URL(url),
    `select sum(pg_total_relation_size(pg_class.oid)) as bytes,
      sum((xpath('/row/n/text()', query_to_xml(
        format('select count(*) as n from %I.%I', nspname, relname), false, true, '')))[1]::text::bigint) as rows
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
  )
  return { rows: Number(size?.['rows']), bytes: Number(size?.['bytes']) }
}

/** Megabytes that a process holds. */
export type Memory = {
  readonly all: number
  /** What the engine of JavaScript has taken, and how much of it is in use. */
  readonly heap: number
  readonly heapInUse: number
  /** What JavaScript holds beside its heap. */
  readonly outside: number
}

/** As a process says at its port of figures. */
export async function memoryOf(metricsPort: number): Promise<Memory> {
  const address = `http://127.0.0.1:${metricsPort}/metrics`
  // A kept connection is closed by the other side when it has rested for as long as the pause between two looks.
  const figures = await (await fetch(address, { headers: { Connection: 'close' } })).text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) / 1e6
  return {
    all: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_total_bytes'),
    heapInUse: megabytes('nodejs_heap_size_used_bytes'),
    outside: megabytes('nodejs_external_memory_bytes'),
  }
}
