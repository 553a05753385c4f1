import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * node pictures/stills/strip.ts MASTERS OUT.avif: the stills of all categories side by side in the order of their names, small,
 * so that a list of them costs one request.
 */
const [masters, out] = process.argv.slice(2)
if (masters === undefined || out === undefined)
  throw new Error('Give the folder of masters and the file to write')

const [width, height] = [160, 120]
const names = (await readdir(masters)).filter((name) => /^(?!blog-).*\.avif$/.test(name)).toSorted()
const tiles = await Promise.all(
  names.map(async (name, at) => ({
    input: await sharp(join(masters, name)).resize(width, height).png().toBuffer(),
    left: at * width,
    top: 0,
  })),
)
const { size } = await sharp({
  create: { width: names.length * width, height, channels: 3, background: 'white' },
})
  .composite(tiles)
  .removeAlpha()
  .avif({ quality: 55, effort: 9 })
  .toFile(out)
console.log(`${out} ${names.length} stills, ${size} bytes`)
