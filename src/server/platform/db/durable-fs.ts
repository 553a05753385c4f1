import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FsyncStream = { readonly nfd: number }
type StreamOperations = { fsync?: (stream: FsyncStream) => number }
type Attributes = { readonly mode?: number }
type NodeOperations = {
  setattr: (node: unknown, attributes: Attributes) => void
  mknod: (parent: unknown, name: string, ...mode: unknown[]) => unknown
}
type NodeFileSystem = { stream_ops?: StreamOperations; node_ops?: NodeOperations }
/** The parts of the emscripten module that PGlite's types do not name. */
type ModuleInternals = {
  readonly NODEFS?: NodeFileSystem
  readonly FS?: {
    readonly lookupNode: (parent: unknown, name: string) => unknown
    readonly destroyNode: (node: unknown) => void
  }
}

/**
 * PGlite's file system with a real fsync: the one it ships has none, so a commit that PostgreSQL calls synced
 * would still be in the memory of the operating system. `onFsync` is told of each one. It also gives its files to every
 * user of the machine, past the process's umask; here they are their owner's only. And it goes on believing in a file that could
 * not be made, for want of room or of open files, so that it could never be made any more; here it forgets it.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onFsync: () => void

  constructor(folder: string, onFsync: () => void = () => {}) {
    super(folder)
    this.#onFsync = onFsync
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options)
    const preRun = [result.emscriptenOpts.preRun ?? []].flat()
    result.emscriptenOpts.preRun = [...preRun, (module: unknown) => this.#mend(module as ModuleInternals)]
    return result
  }

  #mend(module: ModuleInternals): void {
    const { FS: files, NODEFS: { stream_ops: operations, node_ops: nodes } = {} } = module
    if (files === undefined || operations === undefined || nodes === undefined)
      throw new Error('PGlite has changed: its file system cannot be made durable and private')
    const make = nodes.mknod
    nodes.mknod = (parent, name, ...mode) => {
      try {
        return make(parent, name, ...mode)
      } catch (error) {
        files.destroyNode(files.lookupNode(parent, name))
        throw error
      }
    }
    const setAttributes = nodes.setattr
    nodes.setattr = (node, attributes) =>
      setAttributes(
        node,
        attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
      )
    operations.fsync = (stream) => {
      fsyncSync(stream.nfd)
      this.#onFsync()
      return 0
    }
  }
}

/**
 * Brings a folder with all that is in it to the disk, its own name and that of the folder around it. Of the latter's files it
 * opens none: who closes a file gives up every lock that the process holds on it, also that on the database.
 */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
  syncPath(join(folder, '..'))
  syncPath(join(folder, '../..'))
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
