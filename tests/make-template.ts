import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openTestApp } from './app.ts'
import { databaseAt, onServer } from './database.ts'
import { isTemplateMade, template } from './template.ts'

/** Before any test: the database that the databases of the tests are copies of, where it is not there yet. */
export default async function makeTemplate(): Promise<void> {
  if (!isTemplateMade()) await makeEmbedded()
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) await makeOnServer(new URL(server))
}

async function makeEmbedded(): Promise<void> {
  const templates = dirname(template.folder)
  mkdirSync(templates, { recursive: true })
  const unfinished = mkdtempSync(join(templates, 'unfinished-'))
  const dataDir = join(unfinished, 'data')
  await fill(await openDatabase({ dataDir }))
  const engine = await PGlite.create(join(dataDir, 'database'))
  const image = await engine.dumpDataDir('none')
  await engine.close()
  writeFileSync(join(unfinished, 'image.tar'), Buffer.from(await image.arrayBuffer()))
  for (const name of readdirSync(templates).filter((other) => !other.startsWith('unfinished-')))
    rmSync(join(templates, name), { recursive: true, force: true })
  // Another run may have been quicker.
  if (isTemplateMade()) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, template.folder)
}

async function makeOnServer(server: URL): Promise<void> {
  const known = await onServer(
    server,
    `select datname from pg_database where datname like 'clinic_template_%'`,
  )
  const names = known.map(({ datname }) => String(datname))
  if (names.includes(template.name)) return
  for (const name of names) await onServer(server, `drop database ${name}`)
  const unfinished = `unfinished_${template.name}`
  await onServer(server, `drop database if exists ${unfinished}`)
  await onServer(server, `create database ${unfinished}`)
  await fill(await openDatabase({ databaseUrl: databaseAt(server, unfinished), dataDir: null }))
  await onServer(server, `alter database ${unfinished} rename to ${template.name}`)
}

/** The tables of the product and of its job queue. */
async function fill(database: OpenedDatabase): Promise<void> {
  await migrate(database.db)
  const app = await openTestApp({}, database)
  await app.close()
}
