import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedDatabase } from '#server/platform/db/open.ts'
import { beginAttempt, endAttempt } from '#server/platform/http/attempt-limit.ts'
import { openTestDatabase } from '../../../../tests/database.ts'

let database: OpenedDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())
afterEach(async () => void (await database.db.deleteFrom('attempts').execute()))

const start = Date.parse('2026-11-19T08:00:00Z')
const account = { key: 'account', free: 3 }
const household = { key: 'household', free: 5 }
const after = (seconds: number) => new Date(start + seconds * 1000)
const attempt = (seconds: number, who = [account]) => beginAttempt(database.db, who, after(seconds))

describe('attempts', () => {
  it('cost nothing up to the free ones, then each pause is twice the one before', async () => {
    const waits: (number | null)[] = []
    let seconds = 0
    for (let n = 0; n < 12; n++) {
      const wait = await attempt(seconds)
      waits.push(wait)
      if (wait !== null) seconds += wait
    }
    expect(waits).toEqual([null, null, null, null, 2, null, 4, null, 8, null, 16, null])
  })

  it('never wait longer than a quarter of an hour', async () => {
    let seconds = 0
    let longest = 0
    for (let n = 0; n < 60; n++) {
      const wait = await attempt(seconds)
      longest = Math.max(longest, wait ?? 0)
      seconds += wait ?? 0
    }
    expect(longest).toBe(900)
  })

  it('do not wait for a clock that was a day ahead and went back', async () => {
    for (let n = 0; n < 4; n++) await attempt(86_400, [account, household])
    expect(await attempt(86_400, [account, household])).toBe(2)
    expect(await attempt(0, [account, household])).toBeNull()
    expect(await attempt(0, [account, household])).toBe(4)
  })

  it('are let through one by one, however many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => attempt(0)))
    expect(waits.filter((wait) => wait === null)).toHaveLength(4)
  })

  it('count for everybody who makes them, and for nobody during a pause', async () => {
    for (let n = 0; n < 4; n++) expect(await attempt(0, [account, household])).toBeNull()
    expect(await attempt(0, [account, household])).toBe(2)
    const rows = await database.db.selectFrom('attempts').select(['key', 'failures']).orderBy('key').execute()
    expect(rows).toEqual([
      { key: 'account', failures: 4 },
      { key: 'household', failures: 4 },
    ])
  })

  it('that succeed clear the account and give the household this one back', async () => {
    for (let n = 0; n < 4; n++) await attempt(0, [account, household])
    await endAttempt(database.db, { cleared: [account], refunded: [household] })
    const rows = await database.db.selectFrom('attempts').select(['key', 'failures']).execute()
    expect(rows).toEqual([{ key: 'household', failures: 3 }])
    expect(await attempt(0)).toBeNull()
  })

  it('are forgotten after a day without any', async () => {
    for (let n = 0; n < 6; n++) await attempt(n * 60)
    const day = 24 * 60 * 60
    await attempt(5 * 60 + day + 1)
    const rows = await database.db.selectFrom('attempts').select('failures').execute()
    expect(rows).toEqual([{ failures: 1 }])
  })
})
