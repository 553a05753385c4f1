import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { weekOf } from '#web/lib/calendar-date.ts'

/** Browser tests of one lane share a database: what one file books stands between what another looks for. */
const files = globSync('tests/e2e/desk*.e2e.ts').map((file) => {
  const source = readFileSync(file, 'utf8')
  const days = new Set(source.match(/\b20(?:2[89]|3\d)-\d\d-\d\d/g))
  const weeks = [...source.matchAll(/datum=(\d{4}-\d\d-\d\d)&dagen=7/g)].map(([, day = '']) => day)
  return { file, days, weeks }
})

it('each day at the desk belongs to one file of browser tests', () => {
  const filesOf = new Map<string, string[]>()
  for (const { file, days } of files)
    for (const day of days) filesOf.set(day, [...(filesOf.get(day) ?? []), file])
  expect(filesOf.size).toBeGreaterThan(50)
  expect([...filesOf].filter(([, owners]) => owners.length > 1)).toEqual([])
})

it('so does each week that is opened by a date in its address', () => {
  const taken = files.flatMap(({ file, weeks }) =>
    weeks.flatMap((day) => {
      const week = new Set(weekOf(day, 1))
      const others = files.filter(
        (other) => other.file !== file && [...other.days].some((date) => week.has(date)),
      )
      return others.map((other) => `${file} opens the week of ${day}, ${other.file} books in it`)
    }),
  )
  expect(files.flatMap(({ weeks }) => weeks).length).toBeGreaterThan(5)
  expect(taken).toEqual([])
})
