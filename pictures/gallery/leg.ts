import { clip, d, element, fill, gradient, group } from '../drawing/svg.ts'
import { seededRandom } from '../drawing/random.ts'
import type { LegPair, LegState } from './pairs.ts'
import { grounds, tones } from './palette.ts'
import type { Tone } from './palette.ts'
import { panes } from './panes.ts'
import { createPen } from './pen.ts'

const hairCount = 180
const leg =
  'M-40 74C60 50 140 84 220 140C290 190 350 232 410 256C450 272 500 280 545 286L545 352C510 352 478 360 456 366C436 370 420 362 404 348C380 330 350 326 310 320C230 306 160 318 90 290C40 270 0 246 -40 232Z'
const cast = 'M-40 330C120 360 300 380 540 430L540 470L-40 470Z'
const shine = 'M-40 150C60 120 150 140 230 190C300 232 380 280 540 340'
const underside = 'M-40 216C60 250 120 290 200 308C300 326 380 340 540 400L540 440L-40 440Z'

/** Lower legs, for hair removal. */
export function drawLeg(pair: LegPair, state: LegState): string {
  const { crop } = pair
  const tone: Tone = tones[pair.tone]
  const pen = createPen(tone, crop.width)
  const light = { x1: 160, y1: 90, x2: 120, y2: 330 }
  return [
    element(
      'defs',
      {},
      pen.definitions(),
      gradient('ground', grounds[pair.ground], { x1: 0, y1: 0, x2: 1, y2: 1 }),
      gradient('skin', [tone.light, tone.mid, tone.shade], light, true),
      gradient('behind', [tone.mid, tone.shade], light, true),
      clip('leg', leg),
    ),
    element('rect', { ...crop, fill: 'url(#ground)' }),
    panes(crop, '#ffffff', { opacity: 0.42 }),
    pen.wash(cast, 0.5, tone.shade, 'vast'),
    group({ transform: 'translate(-96 122)' }, fill(leg, 'url(#behind)'), pen.line(leg, 2, 0.5)),
    fill(leg, 'url(#skin)'),
    group(
      { 'clip-path': 'url(#leg)' },
      panes(crop, '#fff4e8', { opacity: 0.16, filter: 'url(#near)' }),
      pen.softLine(shine, 34, 0.5, tone.glow, 'wide'),
      pen.wash(underside, 0.5),
      pen.patch({ x: 60, y: 150, rx: 60, ry: 34 }, 0.25, tone.blush),
      pen.softLine('M20 126C48 108 88 112 112 136', 12, 0.4),
      pen.line('M24 132C48 112 86 114 108 136', 1.4, 0.4),
      pen.line(hairs(state.hair), 0.9, 0.56, '#5a362c'),
    ),
    pen.line(leg, 2, 0.6),
  ].join('')
}

/** Hairs in places that do not depend on how many of them are left. */
function hairs(share: number): string {
  const random = seededRandom(5)
  const all = Array.from({ length: hairCount }, () => {
    const along = random()
    const down = 0.14 + 0.7 * random()
    const height = 176 - 106 * along + 34 * Math.sin(Math.PI * Math.min(along * 1.3, 1))
    const x = 6 + 384 * along - height * 0.14 * down
    const y = 74 + 176 * along ** 1.25 - 4 * Math.sin(Math.PI * along) + height * down
    const angle = 0.58 + (random() - 0.5) * 0.5 - 0.2 * down
    const length = 6 + 7 * random()
    const bend = d`${Math.cos(angle) * length * 0.5 + 1.5} ${Math.sin(angle) * length * 0.35}`
    const end = d`${Math.cos(angle) * length} ${Math.sin(angle) * length}`
    return { rank: random(), data: d`M${x} ${y}q${bend} ${end}` }
  })
  return all
    .filter(({ rank }) => rank < share)
    .map(({ data }) => data)
    .join('')
}
