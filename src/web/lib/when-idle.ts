/** Resolves when the page has a moment to spare; where the browser cannot say so, a little later. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200)
    else requestIdleCallback(resolve)
  })
}
