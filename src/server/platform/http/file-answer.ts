import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

export type FileOnDisk = {
  /** Absolute. */
  readonly path: string
  readonly type: string
  readonly bytes: number
  readonly modifiedAt: Date
}

type Range = { readonly start: number; readonly end: number }

/** A file from the disk: whole, one range of it (video in Safari starts with one), 304 or 416. */
export function answerFile(
  file: FileOnDisk,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Response {
  const etag = `"${file.bytes.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`
  const common = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' }
  if (isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: common })
  const range = rangeOf(request, file, etag)
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Content-Range': `bytes */${file.bytes}` },
    })
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  const hasBody = request.method !== 'HEAD' && file.bytes > 0
  return new Response(hasBody ? streamOf(file.path, { start, end }) : null, {
    status: range === undefined ? 200 : 206,
    headers: {
      ...common,
      'Content-Type': file.type,
      'Content-Length': String(end - start + 1),
      ...(range === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${file.bytes}` }),
    },
  })
}

/** True when the asker holds this very version already (`If-None-Match`, compared weakly as RFC 9110 asks). */
export function isFresh(held: string | null | undefined, etag: string): boolean {
  if (held === null || held === undefined) return false
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** One range; undefined means the whole file: none asked, several asked, or asked of an older version. */
function rangeOf(request: Request, file: FileOnDisk, etag: string): Range | 'unsatisfiable' | undefined {
  const ifRange = request.headers.get('if-range')
  if (ifRange !== null && ifRange !== etag) return undefined
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return undefined
  const last = file.bytes - 1
  const start = from === '' ? Math.max(0, file.bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start > last ? 'unsatisfiable' : { start, end }
}

function streamOf(path: string, range: Range): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>
}
