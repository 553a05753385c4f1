import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importedFile, loadWithRetry, staticImports } from '#web/lib/load-with-retry.ts'

describe('loadWithRetry', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tries again after 350, 700, 1400, 2800 and 5600 ms and then gives up with the last failure', async () => {
    const startedAt = Date.now()
    const triedAfterMs: number[] = []
    const loaded = loadWithRetry(() => {
      triedAfterMs.push(Date.now() - startedAt)
      return Promise.reject(new Error(`attempt ${triedAfterMs.length}`))
    })
    const outcome = expect(loaded).rejects.toThrow('attempt 6')
    await vi.runAllTimersAsync()
    await outcome
    expect(triedAfterMs).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  })

  it('answers with the first success', async () => {
    const loaded = loadWithRetry((attempt) =>
      attempt < 2 ? Promise.reject(new Error('offline')) : Promise.resolve(attempt),
    )
    await vi.runAllTimersAsync()
    expect(await loaded).toBe(2)
  })
})

describe('the files of a module', () => {
  it('are read from the text of its loader, with and without the preload of the bundler', () => {
    expect(importedFile('()=>import(`./open-booking.B-w77QWC.js`)')).toBe('./open-booking.B-w77QWC.js')
    expect(importedFile('()=>e(()=>import("./a.js").then(t=>t),n([0,1]))')).toBe('./a.js')
    expect(importedFile('() => load()')).toBeUndefined()
  })

  it('are those that it imports at once, not those that it may load later', () => {
    const source =
      'import{a as b}from"./client.js";import"./side.js";export*from"./c.js";import("./later.js")'
    expect(staticImports(source)).toEqual(['./client.js', './side.js', './c.js'])
  })
})
