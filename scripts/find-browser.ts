import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const onMachine = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * The path of a Chromium for the browser tests: one on the machine, else Debian's by apt (as root), else Playwright's own.
 * Throws with the ways that were tried when none is to be had.
 */
export function findBrowser(): string {
  const present = onMachine.find((path) => existsSync(path))
  if (present !== undefined) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing it with apt-get.')
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('No Chromium on this machine: downloading the one of Playwright.')
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error(
    'The browser tests need Chromium: there is none here, and neither apt-get nor Playwright could install one.',
  )
}
