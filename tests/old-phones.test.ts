import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const dist = join(import.meta.dirname, '../dist')

it('shows its colours on phones of 2023, which know no light-dark()', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|html)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => readFileSync(join(dist, file), 'utf8').includes('light-dark('))).toEqual([])
})
