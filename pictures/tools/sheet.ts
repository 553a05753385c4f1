import { parse } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

/** node pictures/tools/sheet.ts OUT.webp FILE... [--columns 4] [--width 400] [--height 300]: pictures with their names. */
const { values, positionals } = parseArgs({
  options: {
    columns: { type: 'string', default: '4' },
    width: { type: 'string', default: '400' },
    height: { type: 'string', default: '300' },
  },
  allowPositionals: true,
})
const [out, ...files] = positionals
if (out === undefined) throw new Error('Give the file to write')
const [columns, width, height] = [values.columns, values.width, values.height].map(Number) as [
  number,
  number,
  number,
]
const gap = 12
const labelHeight = 22

const cells = await Promise.all(
  files.map(async (file, index) => {
    const left = gap + (index % columns) * (width + gap)
    const top = gap + Math.floor(index / columns) * (height + labelHeight + gap)
    const picture = await sharp(file).resize(width, height, { fit: 'cover' }).png().toBuffer()
    return [
      { input: picture, left, top },
      { input: label(parse(file).name), left, top: top + height },
    ]
  }),
)
const { size } = await sharp({
  create: {
    width: columns * (width + gap) + gap,
    height: Math.ceil(files.length / columns) * (height + labelHeight + gap) + gap,
    channels: 3,
    background: '#fbf7f3',
  },
})
  .composite(cells.flat())
  .webp({ quality: 80 })
  .toFile(out)
console.log(`${out} ${size} bytes`)

function label(name: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<text x="2" y="15" font-family="sans-serif" font-size="12" fill="#2e1618">${name}</text></svg>`,
  )
}
