import { afterEach, expect } from 'vitest'
import { watchedApps } from './watched-apps.ts'

/** What an app logs as an error is read by the test that expects it, and fails any other; what a file does after each test comes first. */
afterEach(() => expect([...watchedApps].flatMap((errors) => errors())).toEqual([]))
