import { expect, it } from 'vitest'
import { entries } from '#shared/content/catalogue.ts'
import { zones } from '#shared/content/zones.ts'
import { spotsOf, zonePictureOf, zonePictures } from '#web/features/treatments/zone-spots.ts'
import { factsOfFamily } from './texts.ts'

it('shows all zones of every treatment on one picture', () => {
  for (const { treatment } of entries) {
    const where = treatment.zones ?? factsOfFamily(treatment.family).zones ?? []
    expect(() => zonePictureOf(where), treatment.name.nl).not.toThrow()
  }
})

it('has no picture where nothing is shown', () => {
  expect(zonePictureOf([])).toBeNull()
})

it('refuses zones that no picture shows together', () => {
  expect(() => zonePictureOf(['lips', 'legs'])).toThrow('lips, legs')
})

it.each(zones)('draws %s within a picture', (zone) => {
  const spots = zonePictures.flatMap((picture) => spotsOf(picture, zone))
  expect(spots.length).toBeGreaterThan(0)
  for (const { points, width } of spots)
    for (const [x = 0, y = 0] of points.split(' ').map((point) => point.split(',').map(Number))) {
      expect(Math.min(x, 100 - x, y, 125 - y)).toBeGreaterThan(width / 2)
    }
})

it('draws what there are two of on both sides alike', () => {
  expect(spotsOf('face', 'cheeks').map(({ points }) => points)).toEqual([
    '35,57.5 38.5,59.5',
    '65,57.5 61.5,59.5',
  ])
})
