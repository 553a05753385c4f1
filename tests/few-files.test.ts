import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'clinic-files-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('says in one sentence at the start that it may open too few files', () => {
  const main = 'exec node --import ./scripts/modules.ts src/server/main.ts'
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -n 40; ${main}`], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^This user may have too few files open .*\n$/)
  expect(status).toBe(1)
})
