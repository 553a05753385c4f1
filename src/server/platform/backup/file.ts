import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '#server/errors.ts'
import type { DumpPart } from '#server/platform/backup/dump.ts'
import type { SealedSecret } from '#server/platform/backup/sealed-secret.ts'

/** What a backup says of itself before its dump; without a secret where that was left out on request. */
export type BackupLabel = { readonly takenAt: string; readonly secret: SealedSecret | null }

/**
 * A backup is one file: this line, the dump as gzipped lines of JSON, and the SHA-256 of all bytes before it. A version that
 * writes another dump gives it another number.
 */
const opening = Buffer.from('kliniek-buiten-backup 1\n')
const openingOfAny = /^kliniek-buiten-backup (\d+)\n/
const sumBytes = 32

/**
 * Writes a backup that is on the disk in full before it has its name.
 *
 * @throws StartError when the file exists.
 */
export async function writeBackup(
  file: string,
  label: BackupLabel,
  parts: AsyncIterable<DumpPart>,
): Promise<void> {
  refuseExisting(file)
  // Of this run alone: another that writes a backup of this name would go on writing into what already has it.
  const draft = `${file}.${randomUUID()}.unfinished`
  const handle = await open(draft, 'wx', 0o600)
  try {
    const hash = createHash('sha256').update(opening)
    // Unlike `write`, which may write less than it was given.
    const add = (bytes: Buffer) => handle.writeFile(bytes)
    await add(opening)
    await pipeline(
      Readable.from(textOf(label, parts)),
      createGzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          hash.update(chunk)
          await add(chunk)
        }
      },
    )
    await add(hash.digest())
    await handle.sync()
    giveName(draft, file)
    await keepName(file)
  } finally {
    await handle.close()
    rmSync(draft, { force: true })
  }
}

/** @throws StartError when the file exists. */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new StartError(`${file} exists: name a new file.`)
}

/** What a disk without hard links answers, as a memory stick or a share of the network may be. */
const hasNoLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

function giveName(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    refuseExisting(file)
    if (!hasNoLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(draft, file)
  }
}

/** Writes the folder too, where the disk can be asked to: a power cut could take the name of a file that is whole. */
async function keepName(file: string): Promise<void> {
  const folder = await open(dirname(file)).catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

async function* textOf(label: BackupLabel, parts: AsyncIterable<DumpPart>): AsyncGenerator<string> {
  yield `${JSON.stringify(label)}\n`
  for await (const part of parts)
    yield 'rows' in part ? `${part.rows.join('\n')}\n` : `${JSON.stringify(part)}\n`
}

export type Backup = { readonly label: BackupLabel; readonly parts: AsyncIterable<DumpPart> }

/**
 * Opens a backup, every byte of which is first found to be what was written.
 *
 * @throws StartError when it is no backup, damaged, or of a newer version.
 */
export async function openBackup(file: string): Promise<Backup> {
  const end = await checkBytes(file)
  const packed = createReadStream(file, { start: opening.length, end: end - 1 })
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  const lines = linesOf(unpacked.setEncoding('utf8'))
  const first = await lines.next()
  return { label: JSON.parse(first.value ?? 'null') as BackupLabel, parts: partsOf(lines) }
}

/** Where the sum begins. */
async function checkBytes(file: string): Promise<number> {
  const handle = await open(file).catch((error: Error) => {
    throw new StartError(`${file} cannot be read (${error.message}).`)
  })
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(64)
    await handle.read(head, 0, head.length, 0)
    const version = openingOfAny.exec(head.toString('latin1'))?.[1]
    if (version === undefined) throw new StartError(`${file} is not a backup of this product.`)
    if (version !== '1')
      throw new StartError(`${file} was made by a newer version: restore it with that one.`)
    const end = size - sumBytes
    const sum = Buffer.alloc(sumBytes)
    if (end > opening.length) await handle.read(sum, 0, sumBytes, end)
    const hash = createHash('sha256')
    for await (const chunk of handle.createReadStream({
      start: 0,
      end: Math.max(end - 1, 0),
      autoClose: false,
    }))
      hash.update(chunk as Buffer)
    if (!hash.digest().equals(sum)) throw new StartError(`${file} is damaged: restore another backup.`)
    return end
  } finally {
    await handle.close()
  }
}

/** Node's own reader of lines ends them at U+2028 too, which may stand in what people type. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const rowsAtOnce = 2000

async function* partsOf(lines: AsyncIterator<string, undefined>): AsyncGenerator<DumpPart> {
  let rows: string[] = []
  for (;;) {
    const { value: line, done } = await lines.next()
    const isRow = done !== true && line.startsWith('[')
    if (isRow) rows.push(line)
    if (rows.length > 0 && (!isRow || rows.length >= rowsAtOnce)) {
      yield { rows }
      rows = []
    }
    if (done === true) return
    if (!isRow) yield JSON.parse(line) as DumpPart
  }
}
