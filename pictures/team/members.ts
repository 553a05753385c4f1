import type { cloths, hairs, skins } from './palette.ts'

/** Lengths in units of the drawing, which is 480 wide and 600 high; widths are halves, from the middle line. */
export type Member = {
  skin: keyof typeof skins
  hair: keyof typeof hairs
  /** Wall behind, lit and shaded. */
  ground: readonly [string, string]
  head: { cheek: number; jaw: number; chin: number; chinY: number; tiltDegrees: number }
  shoulder: number
  neck: number
  eyes: { color: string; scale: number; hasFold: boolean }
  brow: { thickness: number; arch: number }
  nose: number
  mouth: { width: number; smile: number; fullness: number }
  clothes: {
    cut: 'tunic' | 'scrubs' | 'coat' | 'blazer'
    cloth: keyof typeof cloths
    under: keyof typeof cloths
  }
  hasHighCollar?: boolean
  style:
    | { kind: 'drawn'; back: string; front: string; coversEars?: boolean }
    | { kind: 'curls' }
    | { kind: 'bald' }
    | { kind: 'scarf'; light: string; dark: string }
  earring?: 'stud' | 'hoop'
  glasses?: 'round' | 'square'
  hasBeard?: boolean
  hasMoustache?: boolean
  hasFreckles?: boolean
  /** 0 to 1. */
  age?: number
}

/** Eight invented people; none is drawn after anybody. */
export const members: Readonly<Record<string, Member>> = {
  // Oval face, dark hair parted in the middle, low knot.
  'team-01': {
    skin: 'light',
    hair: 'espresso',
    ground: ['#f4ded3', '#e2b8a5'],
    head: { cheek: 78, jaw: 62, chin: 25, chinY: 386, tiltDegrees: -3 },
    shoulder: 168,
    neck: 30,
    eyes: { color: '#6b4630', scale: 1, hasFold: true },
    brow: { thickness: 4.6, arch: 3 },
    nose: 9,
    mouth: { width: 25, smile: 4, fullness: 7 },
    clothes: { cut: 'tunic', cloth: 'white', under: 'white' },
    earring: 'stud',
    style: {
      kind: 'drawn',
      back: 'M240 118C168 116 142 176 150 262C152 300 160 330 176 346L304 346C320 330 328 300 330 262C338 176 312 116 240 118ZM292 318C330 312 346 342 334 368C320 392 286 386 278 360C274 342 280 322 292 318Z',
      front:
        'M240 136C182 130 148 178 156 276C164 284 168 262 172 246C182 204 212 176 240 150C268 176 298 204 308 246C312 262 316 284 324 276C332 178 298 130 240 136Z',
    },
  },
  // Square jaw, broad, short dark hair, full beard.
  'team-02': {
    skin: 'olive',
    hair: 'black',
    ground: ['#e6eae5', '#bccbc2'],
    head: { cheek: 82, jaw: 74, chin: 40, chinY: 392, tiltDegrees: 2 },
    shoulder: 204,
    neck: 42,
    eyes: { color: '#4a3024', scale: 0.95, hasFold: true },
    brow: { thickness: 7.5, arch: 0 },
    nose: 12,
    mouth: { width: 24, smile: 3, fullness: 4 },
    clothes: { cut: 'scrubs', cloth: 'celadon', under: 'white' },
    hasBeard: true,
    style: {
      kind: 'drawn',
      back: 'M240 110C170 106 148 160 152 232L328 232C332 160 310 106 240 110Z',
      front:
        'M160 262C152 246 150 222 152 204C148 158 180 118 226 116C276 104 330 136 330 204C330 226 328 246 320 262C318 236 314 214 304 196C286 198 262 190 246 178C226 192 198 196 178 194C168 212 162 236 160 262Z',
    },
  },
  // Round face, mature, blond bob, round glasses.
  'team-03': {
    skin: 'fair',
    hair: 'honey',
    ground: ['#f7e9da', '#e6c7a6'],
    head: { cheek: 86, jaw: 72, chin: 34, chinY: 380, tiltDegrees: 3 },
    shoulder: 178,
    neck: 32,
    eyes: { color: '#6f8791', scale: 0.92, hasFold: true },
    brow: { thickness: 4, arch: 1 },
    nose: 10,
    mouth: { width: 25, smile: 6, fullness: 5 },
    clothes: { cut: 'blazer', cloth: 'rose', under: 'petal' },
    glasses: 'round',
    age: 0.5,
    style: {
      kind: 'drawn',
      coversEars: true,
      back: 'M240 108C150 102 122 178 128 272C130 320 126 352 140 372C166 388 184 372 188 340L292 340C296 372 314 388 340 372C354 352 350 320 352 272C358 178 330 102 240 108Z',
      front:
        'M270 128C206 112 140 156 146 268C148 306 148 336 156 356C168 330 162 292 166 262C196 250 244 220 268 172C292 208 312 236 316 268C320 300 314 334 326 356C334 330 334 296 334 262C336 180 314 132 270 128Z',
    },
  },
  // Headscarf, soft long oval, warm smile.
  'team-04': {
    skin: 'brown',
    hair: 'black',
    ground: ['#f1dccf', '#d3a38e'],
    head: { cheek: 76, jaw: 64, chin: 30, chinY: 388, tiltDegrees: -2 },
    shoulder: 190,
    neck: 34,
    eyes: { color: '#3a2119', scale: 1.06, hasFold: true },
    brow: { thickness: 5.5, arch: 3 },
    nose: 11,
    mouth: { width: 28, smile: 9, fullness: 8 },
    clothes: { cut: 'tunic', cloth: 'white', under: 'white' },
    style: { kind: 'scarf', light: '#b9ccc2', dark: '#8ca699' },
  },
  // Heart-shaped face, high cheekbones, big natural curls, hoops.
  'team-05': {
    skin: 'deep',
    hair: 'black',
    ground: ['#f6e2ce', '#dbae86'],
    head: { cheek: 80, jaw: 58, chin: 24, chinY: 388, tiltDegrees: 4 },
    shoulder: 172,
    neck: 30,
    eyes: { color: '#2e1a12', scale: 1.08, hasFold: true },
    brow: { thickness: 5, arch: 4 },
    nose: 13,
    mouth: { width: 27, smile: 5, fullness: 10 },
    clothes: { cut: 'coat', cloth: 'white', under: 'petal' },
    earring: 'hoop',
    style: { kind: 'curls' },
  },
  // Long face, older, bald with grey sides, moustache, square glasses.
  'team-06': {
    skin: 'fair',
    hair: 'silver',
    ground: ['#ebe2db', '#cbb8ac'],
    head: { cheek: 76, jaw: 66, chin: 34, chinY: 400, tiltDegrees: -1 },
    shoulder: 188,
    neck: 38,
    eyes: { color: '#5c7068', scale: 0.88, hasFold: true },
    brow: { thickness: 6, arch: 0 },
    nose: 13,
    mouth: { width: 24, smile: 4, fullness: 4 },
    clothes: { cut: 'coat', cloth: 'white', under: 'ink' },
    glasses: 'square',
    age: 1,
    hasMoustache: true,
    style: { kind: 'bald' },
  },
  // Young, narrow chin, freckles, fringe and long auburn waves.
  'team-07': {
    skin: 'fair',
    hair: 'auburn',
    ground: ['#eaede8', '#c4d0c8'],
    head: { cheek: 74, jaw: 56, chin: 20, chinY: 380, tiltDegrees: 5 },
    shoulder: 152,
    neck: 26,
    eyes: { color: '#6e7b4e', scale: 1.12, hasFold: true },
    brow: { thickness: 4.2, arch: 2 },
    nose: 8,
    mouth: { width: 22, smile: 6, fullness: 7 },
    clothes: { cut: 'scrubs', cloth: 'petal', under: 'white' },
    hasFreckles: true,
    style: {
      kind: 'drawn',
      coversEars: true,
      back: 'M240 104C150 100 128 176 136 262C140 306 116 334 122 384C126 424 104 446 120 488C144 520 184 498 190 456L290 456C296 498 336 520 360 488C376 446 354 424 358 384C364 334 340 306 344 262C352 176 330 100 240 104Z',
      front:
        'M240 120C176 114 144 160 152 268C152 300 146 326 150 346C164 330 164 296 166 270C170 250 172 238 178 228C192 236 206 236 216 228C226 238 252 238 262 228C274 238 290 236 302 228C310 240 312 254 314 270C316 296 316 330 330 346C334 326 328 300 328 268C336 160 304 114 240 120Z',
    },
  },
  // Broad flat cheeks, straight eyes, cropped black hair swept aside.
  'team-08': {
    skin: 'ivory',
    hair: 'black',
    ground: ['#f3dad1', '#d9a597'],
    head: { cheek: 86, jaw: 66, chin: 28, chinY: 380, tiltDegrees: -5 },
    shoulder: 164,
    neck: 29,
    eyes: { color: '#2e1e18', scale: 1, hasFold: false },
    brow: { thickness: 5, arch: -1 },
    nose: 9,
    mouth: { width: 22, smile: 5, fullness: 6 },
    clothes: { cut: 'coat', cloth: 'white', under: 'rose' },
    hasHighCollar: true,
    earring: 'stud',
    style: {
      kind: 'drawn',
      back: 'M240 106C154 102 138 168 146 240C150 276 158 292 170 300L310 300C322 292 330 276 334 240C342 168 326 102 240 106Z',
      front:
        'M282 124C214 94 136 140 148 254C150 272 154 286 160 296C166 272 164 246 176 228C222 228 272 206 294 170C304 196 314 214 318 240C320 262 318 280 322 292C330 276 334 252 334 230C338 176 320 136 282 124Z',
    },
  },
}
