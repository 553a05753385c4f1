import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../../scripts/build-stamp.ts'
import { furnish } from '../database.ts'
import { startServer } from '../server-process.ts'

const root = join(import.meta.dirname, '../..')

/** The real server with the pages as they were built. Throws when they are older than their sources. */
export async function openBuiltSite() {
  if (!isBuilt(root, join(root, 'dist')))
    throw new Error('The pages are missing or older than their sources: run "npm run build" first.')
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-site-'))
  furnish(dataDir)
  const server = await startServer({ DATA_DIR: dataDir })
  return {
    /** As the server names itself where nothing else is set. */
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    async close() {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true })
    },
  }
}
