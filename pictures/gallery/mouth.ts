import { d, fill } from '../drawing/svg.ts'
import { across } from './eye.ts'
import type { FaceState } from './pairs.ts'
import type { Pen } from './pen.ts'

const gloss = '#fff0e6'

/** Lips, fuller with `lipFullness`, and the shade around them. */
export function mouth(pen: Pen, { lipFullness = 0.35 }: FaceState): string {
  const upper = 11 + 11 * lipFullness
  const lower = 19 + 16 * lipFullness
  const width = 60 + 3 * lipFullness
  const [start, end] = [across(-1, width), across(1, width)]
  const inner = (share: number) => [across(-1, width * share), across(1, width * share)] as const

  const [a, b] = inner(0.55)
  const bow =
    d`M${start} 582C${a} ${578 - upper * 0.8} 284 ${578 - upper * 1.12} 300 ${580 - upper * 0.78}` +
    d`C316 ${578 - upper * 1.12} ${b} ${578 - upper * 0.8} ${end} 582`
  const upperLip = `${bow}C340 588 320 586 300 588C280 586 260 588 ${d`${start}`} 582Z`
  const [c, e] = inner(0.6)
  const [f, g] = inner(0.22)
  const lowerLip =
    d`M${start} 582C260 588 280 586 300 588C320 586 340 588 ${end} 582` +
    d`C${e} ${584 + lower * 1.12} ${g} ${588 + lower} 300 ${588 + lower}` +
    d`C${f} ${588 + lower} ${c} ${584 + lower * 1.12} ${start} 582Z`
  const parting = d`M${start - 2} 581C262 589 281 584 300 588.5C319 584 338 589 ${end + 2} 581`
  const [h, j] = inner(0.5)
  const [k, l] = inner(0.3)
  const rim =
    d`M${j} ${584 + lower * 0.8}C${l} ${587 + lower} 312 ${588 + lower} 300 ${588 + lower}` +
    d`C288 ${588 + lower} ${k} ${587 + lower} ${h} ${584 + lower * 0.8}`
  return (
    pen.softLine('M294 534L294 556M306 534L306 556', 5, 0.22) +
    pen.patch({ x: 300, y: 600 + lower, rx: 44, ry: 8 }, 0.42, undefined, 'near') +
    fill(upperLip, 'url(#lip)') +
    fill(lowerLip, 'url(#lip)', { opacity: 0.92 }) +
    pen.patch(
      { x: 286, y: 590 + lower * 0.5, rx: 16 + 8 * lipFullness, ry: 3 + 4 * lipFullness },
      0.34 + 0.26 * lipFullness,
      gloss,
      'near',
    ) +
    pen.patch(
      { x: 290, y: 581 - upper * 0.5, rx: 12, ry: 1.6 + 1.6 * lipFullness },
      0.3 + 0.2 * lipFullness,
      gloss,
      'fine',
    ) +
    pen.line(parting, 2.4, 0.9, '#6b2f2b') +
    pen.line(bow + rim, 1.3, 0.5)
  )
}
