import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Puts in the place of every page of a finished build what `rewrite` makes of it. */
export async function rewritePages(dir: URL, rewrite: (html: string) => string): Promise<void> {
  const folder = fileURLToPath(dir)
  const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  await Promise.all(
    pages.map(async (page) => {
      const file = join(folder, page)
      await writeFile(file, rewrite(await readFile(file, 'utf8')))
    }),
  )
}
