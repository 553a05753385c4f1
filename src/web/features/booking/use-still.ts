import { useEffect, useState } from 'react'

/** Of categories alone: every other picture would stand in the booking's script as well. */
const stills = import.meta.glob<string>(
  ['../../assets/pictures/*.avif', '../../assets/pictures/upright/*.avif', '!**/blog-*.avif'],
  { query: '?url', import: 'default' },
)
export const stillBeforeChoice = 'consulten'

/** The address of a category's still; undefined while it loads. A narrow place shows more of an upright one, where there is one. */
export function useStill(name: string, shape: 'upright' | 'wide'): string | undefined {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const load = loaderOf(name, shape) ?? loaderOf(stillBeforeChoice, shape)
    load?.().then(
      (url) => isCurrent && setSource(url),
      // Decoration: without it its place keeps the plain ground.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [name, shape])
  return source
}

/** Of a wide still in the strip of all of them: percent from its start, as a background is moved; below zero where there is none. */
export function placeInStrip(name: string): number {
  const inStrip = Object.keys(stills).filter((path) => !path.includes('/upright/'))
  return (100 * inStrip.indexOf(`../../assets/pictures/${name}.avif`)) / (inStrip.length - 1)
}

function loaderOf(name: string, shape: 'upright' | 'wide'): (() => Promise<string>) | undefined {
  const upright = stills[`../../assets/pictures/upright/${name}.avif`]
  return (shape === 'upright' ? upright : undefined) ?? stills[`../../assets/pictures/${name}.avif`]
}
