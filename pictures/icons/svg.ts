/** What an SVG attribute may be; undefined leaves it out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** Rounds to a tenth of a unit: more is invisible and only makes the file longer. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`
}

export function fill(data: string, color: string, attributes: Attributes = {}): string {
  return element('path', { d: data, fill: color, ...attributes })
}
