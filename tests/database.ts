import { randomUUID } from 'node:crypto'
import { cpSync, openAsBlob } from 'node:fs'
import pg from 'pg'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { template } from './template.ts'

/**
 * A migrated database of the test file's own: on the PostgreSQL server of TEST_DATABASE_URL where that is set, else
 * PGlite in memory. Closing it removes it.
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) return openOnServer(new URL(server))
  return openDatabase({ dataDir: null, image: await openAsBlob(template.image) })
}

/** Puts a migrated, empty database into the folder, as a server leaves it that was stopped in good order. */
export function furnish(dataDir: string): void {
  cpSync(template.dataDir, dataDir, { recursive: true })
}

/** Removes every appointment and what was done with it, so that a test starts from an empty agenda. */
export async function clearAgenda({ db }: OpenedDatabase): Promise<void> {
  await db.deleteFrom('appointments').execute()
  await db.deleteFrom('blocks').execute()
  await db.deleteFrom('cards').execute()
  await db.deleteFrom('clients').execute()
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('enquiries').execute()
  await db.deleteFrom('subscribers').execute()
  await db.deleteFrom('unsubscribed').execute()
}

/** The text of every query that is sent while `work` runs. */
export async function queriesDuring(
  { pool }: OpenedDatabase,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const queries: string[] = []
  const client = await pool.connect()
  const prototype = Object.getPrototypeOf(client) as typeof client
  client.release()
  const original = prototype.query
  prototype.query = function (this: typeof client, ...args: unknown[]) {
    queries.push(String((args[0] as { text?: string }).text ?? args[0]))
    return Reflect.apply(original, this, args)
  } as typeof original
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return queries
}

async function openOnServer(server: URL): Promise<OpenedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template.name}`)
  const opened = await openDatabase({ databaseUrl: databaseAt(server, name), dataDir: null, poolSize: 50 })
  return {
    ...opened,
    async close() {
      await opened.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

/** A database of the test's own with nothing in it. */
export async function createDatabase(server: URL): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  return {
    url: databaseAt(server, name),
    drop: async () => void (await onServer(server, `drop database ${name} with (force)`)),
  }
}

/** The address of a database beside that of `server`. */
export function databaseAt(server: URL, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** One statement outside the databases of tests; answers with its rows. */
export async function onServer(server: URL, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}
