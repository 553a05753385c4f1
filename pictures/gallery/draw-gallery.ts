import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { saveDrawing } from '../drawing/save-drawing.ts'
import { element } from '../drawing/svg.ts'
import { drawFace } from './face.ts'
import { drawLeg } from './leg.ts'
import { pairs } from './pairs.ts'
import type { FacePair, LegPair } from './pairs.ts'

/** node pictures/gallery/draw-gallery.ts OUT [--svg]: six pairs of drawings, never photos, 1600 x 1280. */
const { values, positionals } = parseArgs({
  options: { svg: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder] = positionals
if (folder === undefined) throw new Error('Give the folder to write to')
const size = { width: 1600, height: 1280 }

await mkdir(folder, { recursive: true })
for (const [key, pair] of Object.entries(pairs))
  for (const moment of ['before', 'after'] as const) {
    const svg = sheet(pair, moment)
    await saveDrawing(folder, { name: `${key}-${moment}`, svg }, values.svg)
  }

function sheet(pair: FacePair | LegPair, moment: 'before' | 'after'): string {
  const { x, y, width, height } = pair.crop
  const drawing = pair.subject === 'face' ? drawFace(pair, pair[moment]) : drawLeg(pair, pair[moment])
  const viewBox = `${x} ${y} ${width} ${height}`
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox }, drawing)
}
