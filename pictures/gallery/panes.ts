import { d, fill } from '../drawing/svg.ts'
import type { Attributes } from '../drawing/svg.ts'
import type { Crop } from './pairs.ts'

/** The window: two rows of slanted panes falling from the upper left, sized to the crop. */
export function panes({ x, y, width }: Crop, color: string, attributes: Attributes): string {
  const at = (across: number, down: number) => d`${x + (across * width) / 500} ${y + (down * width) / 500}`
  const pane = (left: number, top: number, run: number, drop: number) =>
    `M${at(left, top)} ${at(left + run, top - drop)} ${at(left + run, top - drop + 170)} ${at(left, top + 170)}Z`
  const first = (top: number) => pane(-30, top, 180, 130)
  const second = (top: number) => pane(166, top, 164, 118)
  return fill(first(150) + second(8) + first(338) + second(196), color, attributes)
}
