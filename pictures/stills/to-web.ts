import { mkdir, readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/** node pictures/stills/to-web.ts PNGS OUT: the masters that the build scales and compresses, as AVIF. */
const [source, out] = process.argv.slice(2)
if (source === undefined || out === undefined)
  throw new Error('Give the folder of PNGs and the one to write to')

await mkdir(out, { recursive: true })
for (const file of (await readdir(source)).filter((name) => name.endsWith('.png'))) {
  const target = join(out, `${parse(file).name}.avif`)
  const { width, height, size } = await sharp(join(source, file))
    .avif({ quality: 72, effort: 5 })
    .toFile(target)
  console.log(`${target} ${width}x${height} ${size} bytes`)
}
