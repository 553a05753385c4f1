import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Browser tests of one lane share a database: what one file books on a day stands between what another looks for. */
it('each day at the desk belongs to one file of browser tests', () => {
  const filesOf = new Map<string, string[]>()
  for (const file of globSync('tests/e2e/desk*.e2e.ts'))
    for (const day of new Set(readFileSync(file, 'utf8').match(/\b20(?:2[89]|3\d)-\d\d-\d\d/g)))
      filesOf.set(day, [...(filesOf.get(day) ?? []), file])
  expect(filesOf.size).toBeGreaterThan(50)
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([])
})
