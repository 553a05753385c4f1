import type { Zone } from '#shared/content/zones.ts'

/** A brush stroke over a picture 100 wide and 125 high: its points, and how broad it is. */
export type Spot = { readonly points: string; readonly width: number }
type ZonesOf = Partial<Record<Zone, readonly Spot[]>>

const spot = (width: number, points: string): Spot => ({ points, width })
/** The same on the other side too: the bust and the figure stand in the middle. */
const both = (width: number, points: string): readonly Spot[] => {
  const mirrored = points.replace(/(\S+),/g, (_, x: string) => `${Math.round(1000 - 10 * Number(x)) / 10},`)
  return [spot(width, points), spot(width, mirrored)]
}

const arms = both(4.6, '39.2,30.6 34,46 29.5,62')
const legs = both(6, '46,71 45.2,92 44.6,109')

const spots = {
  face: {
    scalp: [spot(7, '31,33 36,23 50,17.5 64,23 69,33')],
    forehead: [spot(9, '40,32.5 60,32.5')],
    frown: [spot(4, '50,40.5 50,44')],
    brows: both(2.6, '36,40.5 41,38.8 46,40.5'),
    lashes: both(2.4, '36.5,47.5 41,49 45.5,48'),
    'eye-corners': both(4, '32.8,44 32.8,51'),
    'tear-troughs': both(2.8, '37,52.5 41.5,54 46,53'),
    nose: [spot(6, '50.3,46 50.3,58')],
    cheeks: both(9, '35,57.5 38.5,59.5'),
    'upper-lip': [spot(2.6, '46,63.4 55,63.4')],
    lips: [spot(5, '46,66.6 55.5,66.6')],
    teeth: [spot(3, '46.5,66.6 55,66.6')],
    'smile-lines': both(2.4, '45,59.5 42.5,66'),
    jaw: both(4.5, '34,66 37,72 42.5,77.5'),
    chin: [spot(7, '48,76 52.5,76')],
    'under-chin': [spot(4, '43,82.5 50,84.5 57,82.5')],
    face: [spot(36, '50,44 50,66')],
    neck: [spot(17, '50,88 50,96')],
  },
  'body-front': {
    armpits: both(5, '41.7,36.5 41.5,38'),
    arms,
    belly: [spot(11, '50,50 50,55')],
    flanks: both(4, '43.5,47 43,56'),
    bikini: both(3, '43,59.5 48.5,65.5'),
    legs,
    'lower-legs': both(5, '45.2,93 44.6,109'),
    body: [spot(14, '50,33 50,57'), ...arms, ...legs],
  },
  'body-back': {
    neck: [spot(5, '50,19 50,24')],
    shoulders: [spot(6, '42,28.5 50,26 58,28.5')],
    back: [spot(12, '50,34 50,50')],
    arms,
    legs,
  },
} satisfies Record<string, ZonesOf>
export type ZonePicture = keyof typeof spots
export const zonePictures = Object.keys(spots) as ZonePicture[]

/**
 * The first picture that shows all of these zones; null where there are none.
 *
 * @throws for zones that no picture shows together, which stops the build.
 */
export function zonePictureOf(zones: readonly Zone[]): ZonePicture | null {
  if (zones.length === 0) return null
  const found = zonePictures.find((picture) => zones.every((zone) => spotsOf(picture, zone).length > 0))
  if (found === undefined) throw new Error(`No picture shows these zones together: ${zones.join(', ')}`)
  return found
}

export function spotsOf(picture: ZonePicture, zone: Zone): readonly Spot[] {
  const own: ZonesOf = spots[picture]
  return own[zone] ?? []
}
