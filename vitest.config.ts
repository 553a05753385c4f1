import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { TellRepeated } from './tests/tell-repeated.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{*,site/*}.test.{ts,tsx}'],
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/make-template.ts',
    setupFiles: 'tests/no-errors.ts',
    // Files share what they import and nothing else: reading the libraries anew for each took longer than the tests.
    isolate: false,
    // One more than the cores that CI has: there is always a test that waits, for a retry or for a server to start. Not
    // many more: a database in WebAssembly takes 300 MB and some seconds to open.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A repeat shows whether a failure comes back; one that does not fails the run all the same.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', new TellRepeated()],
  },
})
