/** What an SVG attribute may be; undefined leaves it out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

export type Side = -1 | 1

/** Rounds to a tenth of a unit: more is invisible and only makes the file longer. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

/** Path data with its numbers rounded: d`M${x} ${y}h4`. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === 'number' ? round(value) : value)),
  )
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children)
}

export function fill(data: string, color: string, attributes: Attributes = {}): string {
  return element('path', { d: data, fill: color, ...attributes })
}

/** A round-ended line. */
export function stroke(data: string, color: string, width: number, opacity = 1): string {
  return element('path', {
    d: data,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: opacity < 1 ? round(opacity, 2) : undefined,
  })
}

export type Line = { x1: number; y1: number; x2: number; y2: number }

/** Evenly spread colours along a line, which is a share of the shape (0 to 1) unless it `isInUnits` of the drawing. */
export function gradient(id: string, colors: readonly string[], line: Line, isInUnits = false): string {
  const stops = colors.map((color, index) =>
    element('stop', { offset: round(index / (colors.length - 1), 2), 'stop-color': color }),
  )
  return element(
    'linearGradient',
    { id, ...line, gradientUnits: isInUnits ? 'userSpaceOnUse' : undefined },
    ...stops,
  )
}

export function clip(id: string, data: string): string {
  return element('clipPath', { id }, element('path', { d: data }))
}

/** Soft edges; `margin` is how far the blur may reach beyond the shape, as a share of its size. */
export function blur(id: string, deviation: number, margin: number): string {
  const size = `${100 + 200 * margin}%`
  return element(
    'filter',
    { id, x: `${-100 * margin}%`, y: `${-100 * margin}%`, width: size, height: size },
    element('feGaussianBlur', { stdDeviation: deviation }),
  )
}
