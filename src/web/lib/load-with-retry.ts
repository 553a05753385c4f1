const attempts = 6
const firstPauseMs = 350

/**
 * Runs a loader of texts or data; when it fails, again up to 5 times after 350, 700, 1400, 2800 and 5600 ms (SPEC 9).
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

/**
 * The same for code: `load` is `() => import('…')` and nothing else. Firefox and Safari remember for the life of a page that a
 * module could not be fetched, and no later `import()` of it succeeds. So its files are fetched first, and only what is known
 * to have arrived (and lies in the browser's cache) is imported.
 */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const entry = importedFile(load.toString())
  return loadWithRetry(async () => {
    if (entry !== undefined) await fetchModule(new URL(entry, import.meta.url), new Set())
    return load()
  })
}

/** The file that the text of a loader imports: the bundler has written its final name there. */
export function importedFile(source: string): string | undefined {
  return /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/.exec(source)?.[1]
}

/** The files that the text of a module imports when it is evaluated, not later on demand. */
export function staticImports(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].map(([, file = '']) => file)
}

async function fetchModule(url: URL, seen: Set<string>): Promise<void> {
  if (seen.has(url.href)) return
  seen.add(url.href)
  const source = await fetchText(url)
  await Promise.all(staticImports(source).map((file) => fetchModule(new URL(file, url), seen)))
}

/** Rejects when it did not come. */
export async function fetchText(file: string | URL): Promise<string> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${response.status} for ${file}`)
  return response.text()
}
