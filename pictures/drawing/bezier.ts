export type Point = readonly [x: number, y: number]
export type Cubic = readonly [Point, Point, Point, Point]

/** The point at `t`, 0 to 1. */
export function pointOn([a, b, c, e]: Cubic, t: number): Point {
  const rest = 1 - t
  const at = (axis: 0 | 1) =>
    rest ** 3 * a[axis] + 3 * rest * rest * t * b[axis] + 3 * rest * t * t * c[axis] + t ** 3 * e[axis]
  return [at(0), at(1)]
}
