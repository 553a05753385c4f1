import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { className } from '../scripts/class-names.ts'

it('gives no two style sheets the same mark, so that no class of the one meets the other', () => {
  const sheets = globSync('src/web/**/*.module.css', { cwd: join(import.meta.dirname, '..') })
  const names = sheets.map((sheet) => className('title', join(process.cwd(), sheet)))
  expect(sheets.length).toBeGreaterThan(100)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names[0]).toMatch(/^title-[a-z\d]{4}$/)
})
