import sharp from 'sharp'

const radius = 3
/** In levels of 255. */
const threshold = 14
/** So many deviating pixels in the window of 7 x 7 make a sparkle rather than an edge. */
const crowd = 7

/** Calms the last sparkle inside glass: pixels that agree with the median around them stay as they are. */
export async function despeckle(picture: Buffer): Promise<Buffer> {
  const source = sharp(picture).removeAlpha()
  const { data, info } = await source.clone().raw().toBuffer({ resolveWithObject: true })
  const median = await source.clone().median(5).raw().toBuffer()
  const { width, height } = info
  const deviates = markDeviating(data, median)
  const calmed = Buffer.from(data)
  for (let y = radius; y < height - radius; y++)
    for (let x = radius; x < width - radius; x++) {
      const pixel = y * width + x
      if (deviates[pixel] === 0 || countAround(deviates, width, x, y) < crowd) continue
      for (let at = pixel * 3; at < pixel * 3 + 3; at++)
        calmed[at] = Math.round((median[at] ?? 0) * 0.85 + (data[at] ?? 0) * 0.15)
    }
  return sharp(calmed, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

function markDeviating(data: Buffer, median: Buffer): Uint8Array {
  const brightness = (pixels: Buffer, at: number) =>
    (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
  return Uint8Array.from({ length: data.length / 3 }, (_, pixel) =>
    Math.abs(brightness(data, pixel * 3) - brightness(median, pixel * 3)) / 3 > threshold ? 1 : 0,
  )
}

function countAround(marks: Uint8Array, width: number, x: number, y: number): number {
  let count = 0
  for (let row = y - radius; row <= y + radius; row++)
    for (let column = x - radius; column <= x + radius; column++) count += marks[row * width + column] ?? 0
  return count
}
