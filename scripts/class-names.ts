import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a class of a CSS module in the built page, such as `title-k3x0`. Every page carries its styles within it, and
 * there the bundler's own names, with a longer mark and the line in the file, are a thirtieth of them.
 */
export function className(local: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file).replaceAll('\\', '/')
  const mark = Number.parseInt(createHash('sha256').update(path).digest('hex').slice(0, 12), 16).toString(36)
  return `${local}-${mark.slice(-4)}`
}
