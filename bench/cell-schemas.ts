import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createDatabase, onServer } from '../tests/database.ts'

/**
 * The tables of so many clinics in schemas of one database, which is where docs/scale.md wants them: how long all migrations
 * of all take, how long a release without a new one looks them through, and what they weigh with nothing in them.
 */
export async function migrateCell(address: string, clinics: number): Promise<void> {
  const database = await createDatabase(new URL(address))
  const names = Array.from({ length: clinics }, (_, index) => `clinic_${index}`)
  await onServer(new URL(database.url), names.map((name) => `create schema ${name};`).join(''))
  for (const what of ['all migrations', 'no new one']) {
    const startedAt = performance.now()
    for (const name of names) await migrateSchema(database.url, name)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(`${clinics} schemas, ${what}: ${seconds.toFixed(1)} s`)
  }
  const [size] = await onServer(
    new URL(database.url),
    `select pg_database_size(current_database()) as bytes, (select count(*) from pg_class) as relations`,
  )
  const megabytes = (Number(size?.['bytes']) / 1e6).toFixed(0)
  console.log(`they weigh ${megabytes} MB, their catalogue names ${size?.['relations']} relations\n`)
  await database.drop()
}

async function migrateSchema(url: string, name: string): Promise<void> {
  const address = new URL(url)
  address.searchParams.set('options', `-c search_path=${name}`)
  const { db, close } = await openDatabase({ databaseUrl: address.href, dataDir: null, poolSize: 1 })
  await migrate(db)
  await close()
}
