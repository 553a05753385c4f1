import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { element, fill, round } from './svg.ts'

/** node pictures/icons/draw-icons.ts OUT: the mark, two panes of the window, as the site's icons. */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Give the folder to write to')

const ground = '#2e1618'
const light = '#fbf7f3'
/** As in the logo, 22 units wide and 23 high. */
const mark = 'M3 16 12.5 9.5v8L3 24zM15.5 7.5 25 1v8l-9.5 6.5zM15.5 18.5 25 12v8l-9.5 6.5z'
const centre = { x: 14, y: 12.5 }

await mkdir(folder, { recursive: true })
const favicon = icon({ size: 32, markShare: 0.66, cornerShare: 0.22 })
await writeFile(join(folder, 'favicon.svg'), `${favicon}\n`)
await writeFile(join(folder, 'favicon.ico'), ico(await png(favicon, 32), 32))
// Phones round the corners themselves, and may cut a circle: the mark stays in its middle.
const touch = icon({ size: 180, markShare: 0.52, cornerShare: 0 })
await writeFile(join(folder, 'apple-touch-icon.png'), await png(touch, 180))
for (const size of [192, 512]) await writeFile(join(folder, `icon-${size}.png`), await png(touch, size))

type Icon = { size: number; markShare: number; cornerShare: number }

function icon({ size, markShare, cornerShare }: Icon): string {
  const scale = round((size * markShare) / 23, 3)
  const transform = `translate(${round(size / 2 - centre.x * scale, 2)} ${round(size / 2 - centre.y * scale, 2)}) scale(${scale})`
  const corner = cornerShare === 0 ? undefined : size * cornerShare
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}` },
    element('rect', { width: size, height: size, rx: corner, fill: ground }),
    fill(mark, light, { transform }),
  )
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A Windows icon file around one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}
