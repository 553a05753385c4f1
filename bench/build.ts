import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const limitSeconds = 180

/** How long the whole site takes to build, from nothing but pictures that were scaled before. */
const folder = mkdtempSync(join(tmpdir(), 'clinic-build-'))
try {
  const startedAt = performance.now()
  execFileSync(process.execPath, ['scripts/check-content.ts'])
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    stdio: 'ignore',
  })
  const seconds = (performance.now() - startedAt) / 1000
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  console.log(`\nbuild of the site: ${pages.length} pages in ${seconds.toFixed(0)} s`)
  if (seconds > limitSeconds) {
    console.log(`More than ${limitSeconds} s: TOO LONG, or the machine is busy`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
