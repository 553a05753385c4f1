import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'

/**
 * A migrated database of the test file's own: on the PostgreSQL server of TEST_DATABASE_URL where that is set, else
 * PGlite in memory. Closing it removes it.
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  const database =
    server === undefined ? await openDatabase({ dataDir: null }) : await openOnServer(new URL(server))
  await migrate(database.db)
  return database
}

/** Removes every appointment and what was done with it, so that a test starts from an empty agenda. */
export async function clearAgenda({ db }: OpenedDatabase): Promise<void> {
  await db.deleteFrom('appointments').execute()
  await db.deleteFrom('clients').execute()
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('enquiries').execute()
  await db.deleteFrom('subscribers').execute()
  await db.deleteFrom('unsubscribed').execute()
}

async function openOnServer(server: URL): Promise<OpenedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ databaseUrl: url.href, dataDir: null, poolSize: 50 })
  return {
    ...opened,
    async close() {
      await opened.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
