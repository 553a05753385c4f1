import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { catalogue } from '#shared/content/catalogue.ts'
import { placeInStrip } from '#web/features/booking/stills.ts'

const pictures = join(import.meta.dirname, '../src/web/assets/pictures')
const [width, height] = [160, 120]

it('shows the still of each category beside its name in step 1', { timeout: 60_000 }, async () => {
  const strip = join(pictures, 'strip/categories.avif')
  const whole = await sharp(strip).metadata()
  expect([whole.width, whole.height]).toEqual([catalogue.length * width, height])
  for (const { slug } of catalogue) {
    const left = Math.round((placeInStrip(slug) / 100) * (whole.width - width))
    const shown = await sharp(strip).extract({ left, top: 0, width, height }).raw().toBuffer()
    const still = await sharp(join(pictures, `${slug}.avif`))
      .resize(width, height)
      .raw()
      .toBuffer()
    const apart = shown.reduce((sum, value, at) => sum + Math.abs(value - (still[at] ?? 0)), 0) / shown.length
    expect(apart, slug).toBeLessThan(5)
  }
})

it('leaves the place of a category without a still plain', () => {
  expect(placeInStrip('trapeze')).toBeLessThan(0)
})
