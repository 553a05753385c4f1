import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { startServer } from '../server-process.ts'
import type { History } from './make-history.ts'

const secret = 'a secret of this test, long enough to be taken'
const root = join(import.meta.dirname, '../..')

export type ClinicWithHistory = Awaited<ReturnType<typeof startClinicWithHistory>>

/** A server of its own whose client has past visits, a course and appointments that are less than a day away. */
export async function startClinicWithHistory() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-history-'))
  const env = { DATA_DIR: folder, SECRET: secret, PUBLIC_URL: 'http://localhost' }
  const script = join(import.meta.dirname, 'make-history.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/modules.ts', script, folder],
    {
      cwd: root,
      env: { ...process.env, ...env },
    },
  )
  const history = JSON.parse(stdout) as History
  const server = await startServer({ DATA_DIR: folder, SECRET: secret })
  return {
    origin: server.origin,
    history,
    /** Opens a page of the portal as this client. */
    async open(page: Page, path: string) {
      await page.addInitScript(() => localStorage.setItem('newsletter', String(Date.now())))
      const { username, password } = history
      const answer = await page.request.post(`${server.origin}/api/auth/login`, {
        data: { username, password },
        // A kept connection may be closed at the moment it is used again: a browser asks anew, this client has to be told.
        maxRetries: 1,
      })
      if (!answer.ok()) throw new Error(`the login answered ${answer.status()}`)
      await page.goto(server.origin + path)
    },
    async close() {
      await server.end('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
