import { clip, d, element, fill, gradient, group } from '../drawing/svg.ts'
import { pointOn } from '../drawing/bezier.ts'
import type { Cubic } from '../drawing/bezier.ts'
import { seededRandom } from '../drawing/random.ts'
import { eye } from './eye.ts'
import { mouth } from './mouth.ts'
import type { FacePair, FaceState } from './pairs.ts'
import { grounds, hairs, tones } from './palette.ts'
import type { Hair, Tone } from './palette.ts'
import { panes } from './panes.ts'
import { createPen } from './pen.ts'
import type { Pen } from './pen.ts'
import { pores, spots } from './skin.ts'

const head =
  'M300 92C206 92 148 176 147 318C146 420 160 500 194 572C220 626 250 692 300 692C350 692 380 626 406 572C440 500 454 420 453 318C452 176 394 92 300 92Z'
const neck = 'M214 560C222 650 214 706 150 740L100 860L500 860L450 740C386 706 378 650 386 560Z'
const ears = [
  'M149 372C132 360 126 384 132 410C137 434 150 450 160 446',
  'M451 372C468 360 474 384 468 410C463 434 450 450 440 446',
] as const
const hairBehind =
  'M300 -20C150 -24 108 120 118 320C121 420 150 510 214 566L386 566C450 510 479 420 482 320C492 120 450 -24 300 -20Z'
const hairBefore =
  'M300 -20C150 -24 108 120 118 320C122 372 134 420 148 440C140 380 142 330 152 284C164 214 214 160 300 158C386 160 436 214 448 284C458 330 460 380 452 440C466 420 478 372 482 320C492 120 450 -24 300 -20Z'
const hairline: Cubic = [
  [152, 284],
  [164, 214],
  [214, 160],
  [300, 158],
]

/** A face with closed eyes, in a state of before or after. */
export function drawFace(pair: FacePair, state: FaceState): string {
  const { crop } = pair
  const tone: Tone = tones[pair.tone]
  const hair: Hair = hairs[pair.hair]
  const pen = createPen(tone, crop.width)
  const owner = { tone, hair, features: pair.features }
  const random = seededRandom(11)
  // First, because before and after must place the same brow hairs and spots.
  const poreDots = pores(state, tone, random)
  return [
    definitions(pair, pen, tone, hair),
    element('rect', { ...crop, fill: 'url(#ground)' }),
    panes(crop, '#ffffff', { opacity: 0.42 }),
    fill(hairBehind, 'url(#hair)'),
    drawNeck(pen),
    fill(`${ears[0]}Z`, tone.mid),
    fill(`${ears[1]}Z`, tone.shade),
    pen.line(ears.join(''), 2, 0.55),
    fill(head, 'url(#skin)'),
    group(
      { 'clip-path': 'url(#head)' },
      panes(crop, '#fff4e8', { opacity: 0.16, filter: 'url(#near)' }),
      modelling(pen, tone, state),
      eye(pen, -1, owner, state, random),
      eye(pen, 1, owner, state, random),
      forehead(pen, state),
      widened(pair.features.noseWidth, nose(pen)),
      folds(pen, state),
      poreDots,
      spots(state, tone, random),
      widened(pair.features.mouthWidth, mouth(pen, state)),
    ),
    pen.line(head, 2, 0.6),
    fill(hairBefore, 'url(#hair)'),
    pen.line(strands(-1) + strands(1), 1.3, 0.3, hair.light),
  ].join('')
}

function definitions(pair: FacePair, pen: Pen, tone: Tone, hair: Hair): string {
  const whole = { x1: 0, y1: 0, x2: 1, y2: 1 }
  return element(
    'defs',
    {},
    pen.definitions(),
    gradient('ground', grounds[pair.ground], whole),
    gradient('skin', [tone.light, tone.mid, tone.shade], { x1: 170, y1: 160, x2: 450, y2: 600 }, true),
    gradient('hair', [hair.light, hair.base], { x1: 0, y1: 0, x2: 0.6, y2: 0.36 }),
    gradient('lip', [tone.lip, tone.lipShade], { ...whole, x2: 0.5 }),
    clip('head', head),
    clip('neck', neck),
  )
}

function drawNeck(pen: Pen): string {
  const shadow = 'M206 590C240 690 360 690 398 580L392 720C360 770 250 760 214 690Z'
  const edges = 'M218 628C220 676 208 714 152 740M382 628C380 676 392 714 448 740'
  return (
    fill(neck, 'url(#skin)') +
    group({ 'clip-path': 'url(#neck)' }, pen.wash(shadow, 0.62), pen.line(edges, 2, 0.55))
  )
}

/** Light and shade, blush and redness. */
function modelling(pen: Pen, tone: Tone, { redness = 0, glow = 0 }: FaceState): string {
  const shadedSide = 'M470 120C420 240 440 420 380 560C350 630 330 700 300 720L520 720L520 120Z'
  return (
    pen.wash(shadedSide, 0.42, tone.shade, 'vast') +
    pen.patch({ x: 212, y: 478, rx: 42, ry: 28 }, 0.34 + 0.4 * redness, tone.blush) +
    pen.patch({ x: 392, y: 478, rx: 38, ry: 28 }, 0.34 + 0.3 * redness, tone.blush) +
    pen.patch({ x: 232, y: 470, rx: 46, ry: 40 }, 0.3 * redness, tone.blush, 'near') +
    pen.patch({ x: 206, y: 440, rx: 40, ry: 15 }, 0.42 + 0.16 * glow, tone.glow) +
    pen.patch({ x: 262, y: 236, rx: 74, ry: 40 }, 0.34 + 0.14 * glow, tone.glow) +
    pen.softLine('M294 356C290 410 290 440 293 476', 9, 0.38, tone.glow, 'ridge') +
    pen.softLine('M330 346C322 400 332 450 338 492', 16, 0.34, tone.shade, 'wide') +
    pen.patch({ x: 284, y: 650, rx: 26, ry: 16 }, 0.36, tone.glow)
  )
}

function forehead(pen: Pen, { foreheadLines = 0, frown = 0 }: FaceState): string {
  const rows = [0, 1, 2].map((i) =>
    pen.crease(
      d`M${208 + i * 6} ${214 + i * 32}C250 ${204 + i * 32} 282 ${214 + i * 31} 304 ${211 + i * 31}S362 ${204 + i * 32} ${392 - i * 6} ${215 + i * 31}`,
      foreheadLines * (1 - 0.12 * i),
    ),
  )
  return (
    rows.join('') +
    pen.crease('M288 344C284 326 285 314 290 300', frown) +
    pen.crease('M313 344C317 326 316 314 311 300', frown)
  )
}

function nose(pen: Pen): string {
  return (
    pen.softLine('M262 506C272 520 288 518 300 526C312 518 328 520 338 506', 8, 0.5) +
    pen.line(
      'M266 492C256 506 262 522 278 518C284 512 288 518 300 522C312 518 316 512 322 518C338 522 344 506 334 492',
      2,
      0.75,
    )
  )
}

/** Wider or narrower, evenly to both sides of the middle line. */
function widened(share: number, drawing: string): string {
  return group({ transform: `translate(${300 - 300 * share} 0) scale(${share} 1)` }, drawing)
}

/** From the nose to the corners of the mouth, and below them. */
function folds(pen: Pen, { smileFolds = 0 }: FaceState): string {
  return (
    pen.softLine('M258 508C236 530 224 556 220 580', 14, 0.4 * smileFolds) +
    pen.crease('M256 506C236 528 226 552 223 578', smileFolds, 1.15) +
    pen.crease('M344 506C364 528 374 552 377 578', smileFolds, 1.15) +
    pen.crease('M233 596C227 610 226 624 230 638', smileFolds * 0.6) +
    pen.crease('M367 596C373 610 374 624 370 638', smileFolds * 0.6)
  )
}

/** Lines of combed hair above the hairline of one half. */
function strands(side: -1 | 1): string {
  return Array.from({ length: 13 }, (_, index) => {
    const [lineX, lineY] = pointOn(hairline, 0.04 + (0.9 * index) / 12)
    const distance = 300 - lineX
    const y = lineY - 6
    const x = (from: number) => 300 - side * from
    return d`M${x(distance + 3)} ${y}C${x(distance * 1.1 + 4)} ${y - 60} ${x(distance * 1.02)} ${y - 130} ${x(distance * 0.5)} -16`
  }).join('')
}
