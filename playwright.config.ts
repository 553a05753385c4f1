import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-browser.ts'
import { dataDirOf, lanes, origin, originOf, portOf } from './tests/e2e/lane.ts'

/** Looked for once: the workers read this file too. */
const browser = (process.env['TEST_BROWSER'] ??= findTestBrowser())

/** It sets the width of the screen itself. */
const everyWidth = /every-page\.e2e\.ts$/

/**
 * Dutch and all that names no language is walked on a wide screen, Arabic on a phone: together they meet every behaviour,
 * both directions of reading and both kinds of pointer. Where the width itself matters a test says so with a tag:
 * `@both` walks on each, `@wide` and `@phone` on that one only, whatever their language.
 */
const arabic = '(?=.* \\(?ar\\)?(?: |$))'

/** Browser tests run against the real server with a database of its own; it is made anew for every run. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: 'tests/make-template.ts',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: lanes,
  // A repeat shows whether a failure comes back; one that does not fails the run all the same.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'var/e2e',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  use: {
    baseURL: origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // The newsletter popup stays away, as for somebody who has just closed it; its own test starts without.
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'newsletter', value: String(Date.now()) }] }],
    },
    // Film, fades and view transitions are drawn without a graphics card here, and took more time than all the rest. Where
    // motion could matter a test walks with it: `test.use(withMotion)`.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: browser,
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
    {
      name: 'desktop',
      grepInvert: new RegExp(`@phone|^(?!.*@(?:both|wide))${arabic}`),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: everyWidth,
      grep: new RegExp(`@both|@phone|${arabic}`),
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: Array.from({ length: lanes }, (_, lane) => ({
    command: `rm -rf ${dataDirOf(lane)} && node scripts/start.ts`,
    url: `${originOf(lane)}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(portOf(lane)),
      HOST: '127.0.0.1',
      PUBLIC_URL: originOf(lane),
      DATA_DIR: dataDirOf(lane),
      RATE_LIMITS: 'off',
    },
  })),
})
