/** Longer than storing a mail can take. */
const leastMs = 400

/** Waits for what a request asks, and 400 ms at least: how long an answer took must not tell whether a mail was stored. */
export async function steadily(asked: Promise<unknown>): Promise<void> {
  await Promise.all([asked, new Promise((resolve) => setTimeout(resolve, leastMs))])
}
