import { element, group, round } from '../drawing/svg.ts'
import type { FaceState } from './pairs.ts'
import type { Tone } from './palette.ts'

const spotCount = 38

export function pores({ pores: strength }: FaceState, tone: Tone, random: () => number): string {
  if (strength === undefined) return ''
  const dots = Array.from({ length: 150 }, () =>
    element('circle', {
      cx: round(170 + 120 * random()),
      cy: round(440 + 110 * random()),
      r: round(0.45 + 0.5 * random(), 2),
    }),
  )
  return group({ fill: tone.shade, opacity: strength }, ...dots)
}

/** Spots on the cheek: all are placed, a share is drawn, so that fewer spots are some of the same ones. */
export function spots(state: FaceState, tone: Tone, random: () => number): string {
  const { spots: share = 0, spotStrength = 1 } = state
  if (share === 0) return ''
  const all = Array.from({ length: spotCount }, () => ({
    x: 172 + 92 * random(),
    y: 436 + 108 * random(),
    radius: 1.5 + 2.6 * random() ** 2,
    depth: 0.5 + 0.5 * random(),
  }))
  return all
    .slice(0, Math.ceil(share * spotCount))
    .map((spot) => drawSpot(spot, tone, spotStrength))
    .join('')
}

type Spot = { x: number; y: number; radius: number; depth: number }

function drawSpot({ x, y, radius, depth }: Spot, tone: Tone, strength: number): string {
  const disc = (cx: number, cy: number, r: number, color: string, opacity: number, softness: string) =>
    element('circle', {
      cx: round(cx),
      cy: round(cy),
      r: round(r),
      fill: color,
      opacity: round(opacity * strength, 2),
      filter: `url(#${softness})`,
    })
  return (
    disc(x, y, radius * 1.9, tone.blush, 0.55 * depth, 'fine') +
    disc(x, y, radius * 0.55, '#a84f47', 0.4 * depth, 'dot') +
    disc(x - radius * 0.3, y - radius * 0.4, radius * 0.32, '#fff3ea', 0.5, 'dot')
  )
}
