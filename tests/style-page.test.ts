import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stylePage } from '../scripts/style-page.ts'

it('shows the page of tokens and parts while somebody develops, and never in what is built', () => {
  const shownFor = (command: 'dev' | 'build') => {
    const patterns: string[] = []
    const setup = stylePage().hooks['astro:config:setup'] as unknown as (asked: object) => void
    setup({ command, injectRoute: ({ pattern }: { pattern: string }) => patterns.push(pattern) })
    return patterns
  }
  expect(shownFor('dev')).toEqual(['/dev/style'])
  expect(shownFor('build')).toEqual([])
  const dist = join(import.meta.dirname, '../dist')
  expect(existsSync(join(dist, 'index.html')), 'the site is built').toBe(true)
  expect(existsSync(join(dist, 'dev'))).toBe(false)
})
