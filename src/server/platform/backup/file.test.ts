import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openBackup, writeBackup } from '#server/platform/backup/file.ts'

/** A memory stick knows no hard links. */
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  },
}))

const folder = mkdtempSync(join(tmpdir(), 'clinic-stick-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes a backup to a disk without hard links, and never over another', async () => {
  const file = join(folder, 'clinic.backup')
  const write = (takenAt: string) => writeBackup(file, { takenAt, secret: null }, nothing())
  await write('2026-11-17')
  await expect(write('2026-11-18')).rejects.toThrow('exists')
  expect(readdirSync(folder)).toEqual(['clinic.backup'])
  expect((await openBackup(file)).label.takenAt).toBe('2026-11-17')
})

async function* nothing() {}
