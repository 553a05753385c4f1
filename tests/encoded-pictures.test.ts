import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const kept = join(root, 'pictures/encoded/assets')

/** A build adds what is missing; what a picture was before it changed has to be deleted by hand. */
it('keeps no encoded picture that the site does not show', () => {
  const unused = readdirSync(kept).filter((name) => !existsSync(join(root, 'dist/assets', name)))
  expect(unused, `delete them from ${kept}`).toEqual([])
})
