import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

/** They open every page, whatever the screen, or set its width themselves. */
const wholeSite = /(crawl|every-page|search-engines)\.e2e\.ts$/

const port = Number(process.env.E2E_PORT ?? 4173)
const origin = `http://localhost:${port}`

/** Browser tests run against the real server with a database of its own; it is made anew for every run. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine can miss a moment that a test waits for; a second miss is a fault.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'var/e2e',
  use: {
    baseURL: origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // The newsletter popup stays away, as for somebody who has just closed it; its own test starts without.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'newsletter', value: String(Date.now()) }] }],
    },
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: wholeSite,
      // What only wide screens have, or what need not be looked at twice.
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'rm -rf var/e2e-data && node scripts/start.ts',
    url: `${origin}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: 'var/e2e-data',
      RATE_LIMITS: 'off',
    },
  },
})
