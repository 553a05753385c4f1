const attempts = 6
const firstPauseMs = 350

/**
 * Runs a loader of code or texts; when it fails, again up to 5 times after 350, 700, 1400, 2800 and 5600 ms (SPEC 9).
 * Rejects with the last failure.
 */
export async function loadWithRetry<Loaded>(load: (attempt: number) => Promise<Loaded>): Promise<Loaded> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt)
    } catch (failure) {
      if (attempt + 1 >= attempts) throw failure
      await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** attempt))
    }
  }
}
