import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

type Drawing = { name: string; svg: string }

/** Writes NAME.avif, good enough to be scaled and compressed again by the build; with `keepsSvg` also NAME.svg. */
export async function saveDrawing(folder: string, drawing: Drawing, keepsSvg: boolean): Promise<void> {
  const { name, svg } = drawing
  if (keepsSvg) await writeFile(join(folder, `${name}.svg`), svg)
  const { width, height, size } = await sharp(Buffer.from(svg))
    .avif({ quality: 75, effort: 4 })
    .toFile(join(folder, `${name}.avif`))
  console.log(`${name}.avif ${width}x${height} ${size} bytes`)
}
