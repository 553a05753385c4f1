import { blur, element, group, round, stroke } from '../drawing/svg.ts'
import type { Tone } from './palette.ts'

/** Blurs, from a crease to the shaded side of a head; `ridge` is measured in units, for what is too thin for a share. */
export type Softness = 'fine' | 'near' | 'wide' | 'vast' | 'dot' | 'ridge'

/** A crop this wide shows lines as wide as they are given. */
const baseWidth = 340
const invisible = 0.01

/** One drawn style: a wash, a soft relief, one fine line; lines are as heavy on screen in every crop. */
export type Pen = ReturnType<typeof createPen>

export function createPen(tone: Tone, cropWidth: number) {
  const scale = cropWidth / baseWidth
  const scaled = (width: number) => round(width * scale, 2)

  function line(data: string, width = 2, opacity = 0.85, color = tone.line): string {
    return stroke(data, color, scaled(width), opacity)
  }

  function softLine(
    data: string,
    width: number,
    opacity: number,
    color = tone.shade,
    softness: Softness = 'near',
  ): string {
    if (opacity <= invisible) return ''
    return group({ filter: `url(#${softness})` }, stroke(data, color, width, opacity))
  }

  function wash(data: string, opacity: number, color = tone.shade, softness: Softness = 'wide'): string {
    if (opacity <= invisible) return ''
    return element('path', {
      d: data,
      fill: color,
      opacity: round(opacity, 2),
      filter: `url(#${softness})`,
    })
  }

  type Patch = { x: number; y: number; rx: number; ry: number }

  function patch(
    { x, y, rx, ry }: Patch,
    opacity: number,
    color = tone.shade,
    softness: Softness = 'wide',
  ): string {
    if (opacity <= invisible) return ''
    return element('ellipse', {
      cx: round(x),
      cy: round(y),
      rx: round(rx),
      ry: round(ry),
      fill: color,
      opacity: round(opacity, 2),
      filter: `url(#${softness})`,
    })
  }

  /** A line in relief: shade below, light above, and the line itself. */
  function crease(data: string, opacity: number, weight = 1): string {
    if (opacity <= invisible) return ''
    const shifted = (x: number, y: number, child: string) =>
      group({ transform: `translate(${scaled(x)} ${scaled(y)})` }, child)
    return (
      shifted(1.6, 2.6, softLine(data, scaled(7 * weight), opacity * 0.55, tone.shade, 'fine')) +
      shifted(-0.8, -2.4, softLine(data, scaled(4 * weight), opacity * 0.34, tone.light, 'fine')) +
      line(data, 1.5 * weight, opacity * 0.62)
    )
  }

  function definitions(): string {
    return (
      blur('fine', scaled(2.2), 2) +
      blur('near', scaled(6), 3) +
      blur('wide', scaled(15), 3) +
      blur('vast', 26, 0.6) +
      blur('dot', 0.7, 0.6) +
      element(
        'filter',
        { id: 'ridge', filterUnits: 'userSpaceOnUse', x: 200, y: 300, width: 200, height: 260 },
        element('feGaussianBlur', { stdDeviation: 8 }),
      )
    )
  }

  return { line, softLine, wash, patch, crease, definitions }
}
