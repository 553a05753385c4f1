/**
 * The addresses of files that the build has named in the place of a text `files of NAME` (scripts/name-files.ts). None while
 * developing.
 */
export function namedFiles(names: string): string[] {
  return names.startsWith('/') ? names.split(' ') : []
}

/** Fetches files all at once, so that they lie in the browser's cache; rejects when one did not come. */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file)
      if (!response.ok) throw new Error(`${response.status} for ${file}`)
      await response.arrayBuffer()
    }),
  )
}
