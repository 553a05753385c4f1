import fs from 'node:fs'
import type { BigIntStats } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

/**
 * Loaded into a server before everything else, it keeps beside the folder LIVE a second one, ON_DISK, that holds what would be
 * left of it if the power failed now: only what was synced. As on the file systems of Linux, a sync of a file brings its bytes and
 * the name it has then, a sync of a folder brings its names. What stands in LIVE at the start has been on the disk for long.
 */
const live = process.env['LIVE'] ?? ''
const onDisk = process.env['ON_DISK'] ?? ''

type Piece = { readonly from: number; readonly to: number }
/** What was written to each file since its last sync. */
const unsynced = new Map<string, Piece[]>()
/** Where the disk has each file and folder. */
const places = new Map<string, string>()
const real = { ...fs }

fs.rmSync(onDisk, { recursive: true, force: true })
fs.mkdirSync(live, { recursive: true })
fs.cpSync(live, onDisk, { recursive: true })
for (const name of fs.readdirSync(live, { recursive: true, encoding: 'utf8' }))
  places.set(keyOf(fs.lstatSync(join(live, name), { bigint: true })), name)
places.set(keyOf(fs.lstatSync(live, { bigint: true })), '')

fs.writeSync = ((fd: number, buffer: Uint8Array, offset: number, length: number, position: number) => {
  const written = real.writeSync(fd, buffer, offset, length, position)
  note(keyOfOpen(fd), { from: position, to: position + written })
  return written
}) as typeof fs.writeSync
fs.fsyncSync = (fd) => {
  real.fsyncSync(fd)
  sync(fd)
}
syncBuiltinESMExports()

function note(key: string, piece: Piece): void {
  const pieces = unsynced.get(key)
  if (pieces === undefined) unsynced.set(key, [piece])
  else pieces.push(piece)
}

/** A number of a file is given away again when the file is gone; its birth is not. */
function keyOf({ ino, birthtimeNs }: BigIntStats): string {
  return `${ino}/${birthtimeNs}`
}

function keyOfOpen(fd: number): string {
  return keyOf(real.fstatSync(fd, { bigint: true }))
}

function sync(fd: number): void {
  const path = real.readlinkSync(`/proc/self/fd/${fd}`)
  const name = relative(live, path)
  if (name.startsWith('..') || path.endsWith(' (deleted)')) return
  const stat = real.fstatSync(fd, { bigint: true })
  if (stat.isDirectory()) syncNames(name)
  else syncBytes(fd, name, stat)
}

function syncBytes(fd: number, name: string, stat: BigIntStats): void {
  const key = keyOf(stat)
  makeFolder(dirname(name))
  moveTo(key, name)
  const target = real.openSync(join(onDisk, name), real.constants.O_RDWR | real.constants.O_CREAT)
  for (const { from, to } of unsynced.get(key) ?? []) {
    const bytes = Buffer.alloc(to - from)
    const length = real.readSync(fd, bytes, 0, bytes.length, from)
    real.writeSync(target, bytes, 0, length, from)
  }
  real.ftruncateSync(target, Number(stat.size))
  real.closeSync(target)
  unsynced.delete(key)
}

/** New names get an empty file: their bytes come with a sync of their own. */
function syncNames(folder: string): void {
  makeFolder(folder)
  const names = new Set(real.readdirSync(join(live, folder)))
  for (const name of names) {
    const path = join(folder, name)
    const stat = real.lstatSync(join(live, path), { bigint: true })
    if (stat.isDirectory()) makeFolder(path)
    else if (!moveTo(keyOf(stat), path)) real.writeFileSync(join(onDisk, path), '')
  }
  for (const name of real.readdirSync(join(onDisk, folder)))
    if (!names.has(name)) real.rmSync(join(onDisk, folder, name), { recursive: true })
}

/** Gives a file the name that it has now; false when the disk did not have it. */
function moveTo(key: string, name: string): boolean {
  const before = places.get(key)
  if (before === name) return true
  places.set(key, name)
  const isThere = before !== undefined && real.existsSync(join(onDisk, before))
  // What had the name until now is another file.
  real.rmSync(join(onDisk, name), { force: true })
  if (isThere) real.renameSync(join(onDisk, before), join(onDisk, name))
  return isThere
}

function makeFolder(name: string): void {
  real.mkdirSync(join(onDisk, name), { recursive: true })
}
