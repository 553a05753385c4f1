import { mkdir, readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/**
 * node pictures/stills/to-web.ts PNGS OUT: the masters that the build scales and compresses, as AVIF; a shape, as
 * `body-front-shape`, as the WebP that a style sheet cuts with.
 */
const [source, out] = process.argv.slice(2)
if (source === undefined || out === undefined)
  throw new Error('Give the folder of PNGs and the one to write to')

await mkdir(out, { recursive: true })
for (const file of (await readdir(source)).filter((name) => name.endsWith('.png'))) {
  const picture = sharp(join(source, file))
  const { name } = parse(file)
  const isShape = name.endsWith('-shape')
  const target = join(out, `${name}.${isShape ? 'webp' : 'avif'}`)
  const { width, height, size } = await (
    isShape ? await cutter(picture) : picture.avif({ quality: 72, effort: 5 })
  ).toFile(target)
  console.log(`${target} ${width}x${height} ${size} bytes`)
}

/** White where the shape is light, and clear where it is dark; an outline needs no more than this width. */
async function cutter(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture
    .resize({ width: 480 })
    .greyscale()
    .normalise()
    .threshold(128)
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .webp({ alphaQuality: 80, effort: 6 })
}
