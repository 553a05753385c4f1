import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { saveDrawing } from '../drawing/save-drawing.ts'
import { members } from './members.ts'
import { drawPortrait } from './portrait.ts'

/** node pictures/team/draw-team.ts OUT [--svg]: the eight portraits, 960 x 1200. */
const { values, positionals } = parseArgs({
  options: { svg: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder] = positionals
if (folder === undefined) throw new Error('Give the folder to write to')

await mkdir(folder, { recursive: true })
for (const [name, member] of Object.entries(members))
  await saveDrawing(folder, { name, svg: drawPortrait(member) }, values.svg)
