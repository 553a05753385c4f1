/** What the browser itself says of a page; times are milliseconds since it was asked for. */
export type Seen = {
  firstPaint: number
  largestPaint: number
  /** The element of the largest paint. */
  largest: string
  /** Layout shift so far, and what moved. */
  shift: number
  shifted: string[]
  /** What tasks after the first paint took beyond 50 ms each. */
  blocked: number
}

/** In the page, before anything of it runs. */
export function watchPaints(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, shifted: [], blocked: 0 }
  Object.assign(window, { seen })
  const nameOf = (node: Node | null | undefined) => {
    if (!(node instanceof Element)) return 'text'
    const source = node instanceof HTMLImageElement ? node.currentSrc.split('/').at(-1) : undefined
    return `${node.localName} ${source ?? (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}`
  }
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    seen.largest = nameOf((entry as PerformanceEntry & { element?: Element }).element)
  })
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] }
    seen.shift += value
    seen.shifted.push(...sources.map(({ node }) => nameOf(node)))
  })
  observe('longtask', ({ startTime, duration }) => {
    if (startTime + duration > seen.firstPaint) seen.blocked += duration - 50
  })
}

/** In the page: what was seen until now. */
export function seenSoFar(): Seen {
  return (window as unknown as { seen: Seen }).seen
}

/**
 * In the page: remembers when a finger came down, also across a navigation, and how long it took from there to the frame in
 * which a treatment or a day can be chosen.
 */
export function watchBooking(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
    true,
  )
  const usable = new Promise<number>((resolve) => {
    const look = () => {
      const tapped = sessionStorage.getItem('tapped')
      const choice =
        tapped &&
        document.querySelector('[data-step] input[type=radio]:enabled, [data-step] button[data-kind]:enabled')
      if (!choice || choice.getClientRects().length === 0) return requestAnimationFrame(look)
      return setTimeout(() => resolve(performance.timeOrigin + performance.now() - Number(tapped)))
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { usable })
}
