import { readSiteFiles } from '#server/features/site/data.ts'
import { isText, present } from '#server/features/site/present.ts'
import type { Presented } from '#server/features/site/present.ts'
import type { FileOnDisk } from '#server/platform/http/file-answer.ts'
import { splitLanguage } from '#shared/i18n/paths.ts'

export type Found = {
  readonly kind: 'page' | 'asset' | 'file' | 'not-found'
  readonly file: FileOnDisk
  /** Undefined for pictures, fonts and video: they are read from the disk. */
  readonly presented: Presented | undefined
}

export type Site = {
  /** False when nothing was built yet. */
  readonly isBuilt: boolean
  readonly hasPage: (address: string) => boolean
  /** What stands at an address, or the nearest not-found page; undefined when the site has none. */
  readonly find: (address: string) => Promise<Found | undefined>
}

/** Opens the built site in `folder`; which files it has is read once, what is in them when they are first asked for. */
export async function openSite(folder: string, publicUrl: string): Promise<Site> {
  const { pages, notFound, others } = await readSiteFiles(folder)
  const folders = [...notFound.keys()].toSorted((one, other) => other.length - one.length)
  const reach = new Map(folders.map((folder) => [folder, reachOf(folder, pages.keys())]))
  const kept = new Map<string, Promise<Presented>>()

  function presentOnce(file: FileOnDisk): Promise<Presented> {
    const presented = kept.get(file.path) ?? present(file, publicUrl)
    kept.set(file.path, presented)
    presented.catch(() => kept.delete(file.path))
    return presented
  }

  function locate(address: string): { kind: Found['kind']; file: FileOnDisk } | undefined {
    const page = pages.get(address)
    if (page !== undefined) return { kind: 'page', file: page }
    const other = others.get(address)
    if (other !== undefined) return { kind: address.startsWith('/assets/') ? 'asset' : 'file', file: other }
    const depth = depthOf(address)
    const nearest = folders.find((folder) => isBelow(address, folder) && depth <= (reach.get(folder) ?? -1))
    const missing = nearest === undefined ? undefined : notFound.get(nearest)
    return missing === undefined ? undefined : { kind: 'not-found', file: missing }
  }

  return {
    isBuilt: pages.has('/'),
    hasPage: (address) => pages.has(address),
    async find(address) {
      const located = locate(address)
      if (located === undefined) return undefined
      return { ...located, presented: isText(located.file) ? await presentOnce(located.file) : undefined }
    },
  }
}

/**
 * Down to which depth a not-found page answers: that of a language everywhere, "no such article" only where the pages of its
 * folder lie.
 */
function reachOf(folder: string, pages: Iterable<string>): number {
  if (splitLanguage(folder).path === '/') return Infinity
  return Math.max(...[...pages].filter((page) => page.startsWith(`${folder}/`)).map(depthOf))
}

function depthOf(address: string): number {
  return address.split('/').filter((part) => part !== '').length
}

/**
 * "/en/blog/x" lies below "/en/blog", "/en" and "/". Dutch pages are never used for another language's addresses. Asked of the
 * few folders that there are, not of all parts of an address, which anybody may make thousands of.
 */
function isBelow(address: string, folder: string): boolean {
  return folder === '/' || `${address}/`.startsWith(`${folder}/`)
}
