import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDatabase } from './database.ts'
import { tellsOperator } from './operator-command.ts'

const address = process.env['TEST_DATABASE_URL']

it.runIf(address)('the list of a flood ends with its last line, and holds no connection', async () => {
  const database = await createDatabase(new URL(address ?? ''))
  const folder = mkdtempSync(join(tmpdir(), 'clinic-commands-'))
  const settings = {
    DATABASE_URL: database.url,
    SECRET: 'a secret of at least 32 characters',
    DATA_DIR: folder,
  }
  const told = await tellsOperator(settings, 'flood', '--since', '2026-11-24T10:00')
  expect(told).toMatch(/^0 /)
  await database.drop()
  rmSync(folder, { recursive: true })
})
