import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileOnDisk } from '#server/platform/http/file-answer.ts'
import { placeholderOrigin } from '#shared/lib/placeholder-origin.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text file as it goes out: the origin filled in, hashed, compressed on demand. */
export type Presented = {
  /** The content security policy that allows exactly this page's own scripts and styles; undefined for other files. */
  readonly policy: string | undefined
  readonly etag: (encoding: Encoding) => string
  readonly body: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>
}

/** Shown in a frame on the contact page, when the visitor asks for it. */
const mapOrigin = 'https://www.openstreetmap.org'

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/** True for files that are text: filled in, compressed and kept in memory. Pictures, fonts and video go out as they are. */
export function isText(file: FileOnDisk): boolean {
  return /^text\/|[/+](json|xml|javascript)\b/.test(file.type)
}

export async function present(file: FileOnDisk, publicUrl: string): Promise<Presented> {
  const text = (await readFile(file.path, 'utf8'))
    .replaceAll(placeholderOrigin, publicUrl)
    .replaceAll(encodeURIComponent(placeholderOrigin), encodeURIComponent(publicUrl))
  const plain = Buffer.from(text)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const bodies = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>([['identity', Promise.resolve(plain)]])
  return {
    policy: policyOf(file, text, publicUrl),
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    body(encoding) {
      const body = bodies.get(encoding) ?? compressed(plain, encoding)
      bodies.set(encoding, body)
      return body
    },
  }
}

function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br')
    return compress.br(plain, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_QUALITY]: 10 },
    })
  return compress.gzip(plain, { level: 9 })
}

function policyOf(file: FileOnDisk, text: string, publicUrl: string): string | undefined {
  // A drawing opened by itself runs no script; its own styles are harmless.
  if (file.type.startsWith('image/svg'))
    return "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
  if (!file.type.startsWith('text/html')) return undefined
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(text, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(text, 'style')].join(' '),
    // Small pictures are built into style sheets as data addresses.
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    // Without it frames fall under default-src; only a page that offers the map may show it.
    ...(text.includes(`data-frame-src="${mapOrigin}/`) ? [`frame-src ${mapOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Hashes of the elements that stand in the page with their content; data blocks (structured data) are not code. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))
  const hashes = [...found]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => !/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes))
    .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  return [...new Set(hashes)]
}
