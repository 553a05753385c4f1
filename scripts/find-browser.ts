import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without the parts that a desktop needs: it paints by itself, and a walk takes half the time of a whole one. */
const shell = { name: 'chromium-headless-shell', paths: ['/usr/bin/chromium-headless-shell'] }
const whole = {
  name: 'chromium',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
}
type Browser = typeof whole

/**
 * The path of a Chromium for the browser tests: the shell if there is one, else a whole one. In CI the shell is fetched
 * from Debian where it is missing, and the tests go on with what there is where that fails.
 */
export function findTestBrowser(): string {
  return present(shell) ?? (process.env.CI ? installed(shell) : undefined) ?? findBrowser()
}

/**
 * The path of a whole Chromium, as people use it, for pictures and measurements: one on the machine, else Debian's by apt
 * (as root), else Playwright's own. Throws with the ways that were tried when none is to be had.
 */
export function findBrowser(): string {
  const found = present(whole) ?? installed(whole)
  if (found !== undefined) return found
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

function present({ paths }: Browser): string | undefined {
  return paths.find((path) => existsSync(path))
}

/** Where Debian's package has put it; undefined where it cannot be installed within minutes. */
function installed(browser: Browser): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`No ${browser.name} on this machine: installing it with apt-get.`)
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'ignore', timeout: 180_000 })
  apt('update')
  apt('install', '-y', '--no-install-recommends', browser.name)
  return present(browser)
}
