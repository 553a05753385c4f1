import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { FileOnDisk } from '#server/platform/http/file-answer.ts'

export type SiteFiles = {
  /** Address ("/en/blog") to page. */
  readonly pages: ReadonlyMap<string, FileOnDisk>
  /** Folder address ("/en", "/behandelingen/botox") to the not-found page for everything below it. */
  readonly notFound: ReadonlyMap<string, FileOnDisk>
  /** Address to everything that is not a page. */
  readonly others: ReadonlyMap<string, FileOnDisk>
}

/** Reads which files a built site has. Empty when the folder is missing or holds no home page. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const pages = new Map<string, FileOnDisk>()
  const notFound = new Map<string, FileOnDisk>()
  const others = new Map<string, FileOnDisk>()
  for (const path of await filesUnder(folder)) {
    const address = encodeURI(`/${relative(folder, path).split(sep).join('/')}`)
    const file = await describe(path)
    if (!address.endsWith('.html')) others.set(address, file)
    else if (address.endsWith('/404.html')) notFound.set(address.slice(0, -'/404.html'.length) || '/', file)
    else pages.set(address.replace(/(\/index)?\.html$/, '') || '/', file)
  }
  return { pages, notFound, others }
}

/** All files, without hidden ones: a build may leave notes for itself. */
async function filesUnder(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function describe(path: string): Promise<FileOnDisk> {
  const { size, mtime } = await stat(path)
  return { path, type: getMimeType(path) ?? 'application/octet-stream', bytes: size, modifiedAt: mtime }
}
