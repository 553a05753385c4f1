import { readFileSync } from 'node:fs'
import { contrastRatio } from './ratio.ts'
import type { Rgb } from './ratio.ts'

/** node pictures/contrast/tokens.ts src/web/styles/tokens.css: every pair of colours that meet, by day and by night. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Give the style sheet with the tokens')

const forText = 4.5
const forControls = 3
/** Foreground, ground, and the least contrast. */
const pairs = [
  ['ink', 'bg', forText],
  ['ink', 'surface', forText],
  ['ink', 'tint-1', forText],
  ['ink', 'tint-2', forText],
  ['muted', 'bg', forText],
  ['muted', 'surface', forText],
  ['muted', 'tint-1', forText],
  ['muted', 'tint-2', forText],
  ['accent', 'bg', forText],
  ['accent', 'tint-1', forText],
  ['on-ink', 'ink', forText],
  ['on-accent', 'accent', forText],
  ['ok', 'bg', forText],
  ['ok', 'ok-tint', forText],
  ['danger', 'bg', forText],
  ['danger', 'danger-tint', forText],
  ['field', 'bg', forControls],
  ['field', 'surface', forControls],
  ['ok', 'surface', forText],
  ['danger', 'surface', forText],
  ['accent', 'surface', forText],
  ['on-silk-muted', 'veil', forText],
] as const

const css = readFileSync(file, 'utf8')
const declared = css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gi)
const colors = new Map([...declared].map(([, name = '', day = '', night = '']) => [name, [day, night]]))
let failures = 0
for (const [foreground, ground, least] of pairs) {
  const ratios = [0, 1].map((theme) => contrastRatio(colorOf(foreground, theme), colorOf(ground, theme)))
  const isBelow = ratios.some((ratio) => ratio < least)
  if (isBelow) failures++
  const written = ratios.map((ratio) => ratio.toFixed(2).padStart(6)).join('')
  console.log(`${`${foreground} / ${ground}`.padEnd(26)}${written} ${isBelow ? `below ${least}` : ''}`)
}
if (failures > 0) process.exitCode = 1

/** `theme` is 0 by day and 1 by night. */
function colorOf(name: string, theme: number): Rgb {
  const hex = colors.get(name)?.[theme]
  if (hex === undefined) throw new Error(`There is no colour --${name}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}
