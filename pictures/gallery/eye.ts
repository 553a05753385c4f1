import { pointOn } from '../drawing/bezier.ts'
import type { Cubic } from '../drawing/bezier.ts'
import { d, group } from '../drawing/svg.ts'
import type { Side } from '../drawing/svg.ts'
import type { FaceState, Features } from './pairs.ts'
import type { Hair, Tone } from './palette.ts'
import type { Pen } from './pen.ts'

/** A place as far from the middle line as `distance`, on one side. */
export function across(side: Side, distance: number): number {
  return 300 + side * distance
}

/** Distances from the middle line and heights of the closed lid, and of the brow's edges. */
const lid: Cubic = [
  [31, 398],
  [56, 420],
  [96, 412],
  [112, 386],
]
const browTop: Cubic = [
  [22, 340],
  [48, 312],
  [92, 302],
  [134, 336],
]
const browBottom: Cubic = [
  [25, 350],
  [58, 324],
  [96, 318],
  [134, 336],
]

type Owner = { tone: Tone; hair: Hair; features: Features }

/** A closed eye with lashes and brow, and what shows below and beside it. */
export function eye(
  pen: Pen,
  side: Side,
  { tone, hair, features }: Owner,
  state: FaceState,
  random: () => number,
): string {
  const x = (distance: number) => across(side, distance)
  const socket = d`M${x(30)} 398C${x(40)} 366 ${x(96)} 360 ${x(114)} 384C${x(96)} 412 ${x(56)} 420 ${x(30)} 398Z`
  const fold = d`M${x(34)} 382C${x(50)} 362 ${x(92)} 358 ${x(116)} 376`
  const lidLine = d`M${x(31)} 398C${x(56)} 420 ${x(96)} 412 ${x(112)} 386`
  const brow = d`M${x(22)} 340C${x(48)} 312 ${x(92)} 302 ${x(134)} 336C${x(96)} 318 ${x(58)} 324 ${x(25)} 350C${x(20)} 348 ${x(20)} 344 ${x(22)} 340Z`
  const eyeTurn = `rotate(${-side * features.eyeTiltDegrees} ${x(71)} 398)`
  const browTurn = `translate(0 ${-features.browLift}) rotate(${-side * features.browTiltDegrees} ${x(71)} 330)`
  return (
    group(
      { transform: eyeTurn },
      pen.wash(socket, 0.3, tone.shade, 'near'),
      pen.patch({ x: x(70), y: 388, rx: 24, ry: 9 }, 0.34, tone.light, 'near'),
      pen.line(fold, 1.5, 0.5),
      pen.line(lidLine, 3, 0.95),
      pen.line(lashes(side), 1.2),
    ) +
    group(
      { transform: browTurn },
      pen.wash(brow, 0.62, hair.brow, 'dot'),
      pen.line(browHairs(side, random), 0.95, 0.6, hair.brow),
    ) +
    group({ transform: eyeTurn }, under(pen, side, tone, state))
  )
}

function lashes(side: Side): string {
  return Array.from({ length: 15 }, (_, index) => {
    const t = 0.16 + (0.82 * index) / 14
    const [distance, y] = pointOn(lid, t)
    const length = 7 + 12 * t
    const sweep = (t - 0.32) * 15
    const x = (extra: number) => across(side, distance + extra)
    return d`M${x(0)} ${y}Q${x(sweep * 0.3)} ${y + length * 0.75} ${x(sweep)} ${y + length}`
  }).join('')
}

function browHairs(side: Side, random: () => number): string {
  return Array.from({ length: 80 }, (_, index) => {
    const t = 0.015 + (0.93 * index) / 79
    const height = random() * 0.75
    const [top, bottom, next] = [
      pointOn(browTop, t),
      pointOn(browBottom, t),
      pointOn(browTop, Math.min(t + 0.05, 1)),
    ]
    const distance = bottom[0] + (top[0] - bottom[0]) * height
    const y = bottom[1] + (top[1] - bottom[1]) * height
    const along = Math.atan2(next[1] - top[1], next[0] - top[0])
    const angle = along - (1 - 0.85 * t) * 0.8 - (random() - 0.5) * 0.22
    const length = 10.5 - 4.5 * t
    const bend = d`${side * Math.cos(angle) * length * 0.5} ${Math.sin(angle) * length * 0.58}`
    const end = d`${side * Math.cos(angle + 0.18) * length} ${Math.sin(angle + 0.18) * length}`
    return d`M${across(side, distance)} ${y}q${bend} ${end}`
  }).join('')
}

/** Hollow, tear trough and fine lines below the eye, crow's feet beside it. */
function under(pen: Pen, side: Side, tone: Tone, state: FaceState): string {
  const x = (distance: number) => across(side, distance)
  const { tiredEyes = 0.12, fineLines = 0, crowsFeet = 0 } = state
  const hollow = d`M${x(34)} 414C${x(52)} 440 ${x(92)} 440 ${x(114)} 412`
  const trough = d`M${x(36)} 416C${x(48)} 436 ${x(70)} 446 ${x(90)} 444`
  const rows = [0, 1, 2]
  const fine = rows.map((i) =>
    pen.crease(
      d`M${x(60 + i * 8)} ${428 + i * 5}Q${x(80 + i * 6)} ${434 + i * 4} ${x(98 + i * 4)} ${424 + i * 5}`,
      fineLines * 0.7,
      0.55,
    ),
  )
  const feet = rows.map((i) =>
    pen.crease(
      d`M${x(120)} ${384 + i * 9}Q${x(130)} ${381 + i * 11} ${x(140 - i * 2)} ${374 + i * 15}`,
      crowsFeet,
      0.75,
    ),
  )
  return (
    pen.softLine(hollow, 15, 0.34 * tiredEyes, tone.hollow) +
    pen.crease(trough, tiredEyes * 0.8, 0.9) +
    fine.join('') +
    feet.join('')
  )
}
