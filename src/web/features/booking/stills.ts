/** Of categories alone: every other picture would stand in the booking's script as well. */
const stills = import.meta.glob<string>(['./*.avif', './upright/*.avif', '!**/blog-*.avif'], {
  base: '../../assets/pictures',
  eager: true,
  query: '?url',
  import: 'default',
})
export const stillBeforeChoice = 'consulten'

/** The address of a category's still; undefined where it has none. A narrow place shows more of an upright one, where there is one. */
export function stillOf(name: string, shape: 'upright' | 'wide'): string | undefined {
  const upright = stills[`./upright/${name}.avif`]
  return (shape === 'upright' ? upright : undefined) ?? stills[`./${name}.avif`]
}

/** Of a wide still in the strip of all of them: percent from its start, as a background is moved; below zero where there is none. */
export function placeInStrip(name: string): number {
  const inStrip = Object.keys(stills).filter((path) => !path.includes('/upright/'))
  return (100 * inStrip.indexOf(`./${name}.avif`)) / (inStrip.length - 1)
}
