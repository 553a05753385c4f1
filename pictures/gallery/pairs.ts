import type { grounds, hairs, tones } from './palette.ts'

/** The part of the sheet that is shown. */
export type Crop = { x: number; y: number; width: number; height: number }

/** How strongly something shows, 0 to 1; what is left out is not drawn. */
export type FaceState = {
  foreheadLines?: number
  frown?: number
  crowsFeet?: number
  /** Shadow and lines below the eye. */
  tiredEyes?: number
  fineLines?: number
  smileFolds?: number
  lipFullness?: number
  spots?: number
  /** Of the spots that are left. */
  spotStrength?: number
  pores?: number
  redness?: number
  glow?: number
}

/** What tells one face from another; shares of the drawn width, degrees, and units. */
export type Features = {
  noseWidth: number
  mouthWidth: number
  /** Outer corners of the eyes up. */
  eyeTiltDegrees: number
  browTiltDegrees: number
  browLift: number
}

export type LegState = { hair: number }

type Look = { tone: keyof typeof tones; ground: keyof typeof grounds; crop: Crop }

export type FacePair = Look & {
  subject: 'face'
  hair: keyof typeof hairs
  features: Features
  before: FaceState
  after: FaceState
}

export type LegPair = Look & { subject: 'leg'; before: LegState; after: LegState }

/** The difference is modest on purpose: afterwards about a third of every line is still there. */
export const pairs: Readonly<Record<string, FacePair | LegPair>> = {
  botox: {
    subject: 'face',
    tone: 'fair',
    hair: 'auburn',
    features: { noseWidth: 1, mouthWidth: 1, eyeTiltDegrees: 0, browTiltDegrees: 0, browLift: 0 },
    ground: 'petal',
    crop: { x: 106, y: 128, width: 388, height: 310.4 },
    before: { foreheadLines: 0.95, frown: 0.85, crowsFeet: 0.6, tiredEyes: 0.2 },
    after: { foreheadLines: 0.26, frown: 0.2, crowsFeet: 0.22, tiredEyes: 0.2 },
  },
  fillers: {
    subject: 'face',
    tone: 'olive',
    hair: 'espresso',
    features: { noseWidth: 1.14, mouthWidth: 1.08, eyeTiltDegrees: 0, browTiltDegrees: 0, browLift: 0 },
    ground: 'porcelain',
    crop: { x: 128, y: 438, width: 344, height: 275.2 },
    before: { smileFolds: 0.95, lipFullness: 0.3 },
    after: { smileFolds: 0.28, lipFullness: 0.36, glow: 0.15 },
  },
  lips: {
    subject: 'face',
    tone: 'light',
    hair: 'honey',
    features: { noseWidth: 0.86, mouthWidth: 0.96, eyeTiltDegrees: 0, browTiltDegrees: 0, browLift: 0 },
    ground: 'petal',
    crop: { x: 196, y: 508, width: 208, height: 166.4 },
    before: { lipFullness: 0.14 },
    after: { lipFullness: 0.62 },
  },
  prp: {
    subject: 'face',
    tone: 'brown',
    hair: 'black',
    features: { noseWidth: 1, mouthWidth: 1, eyeTiltDegrees: 5, browTiltDegrees: -3, browLift: 5 },
    ground: 'porcelain',
    crop: { x: 136, y: 312, width: 212, height: 169.6 },
    before: { tiredEyes: 0.95, fineLines: 0.9, crowsFeet: 0.5 },
    after: { tiredEyes: 0.32, fineLines: 0.22, crowsFeet: 0.25, glow: 0.5 },
  },
  skin: {
    subject: 'face',
    tone: 'fair',
    hair: 'honey',
    features: { noseWidth: 0.84, mouthWidth: 0.94, eyeTiltDegrees: -4, browTiltDegrees: 0, browLift: 0 },
    ground: 'ice',
    crop: { x: 116, y: 386, width: 236, height: 188.8 },
    before: { spots: 0.8, pores: 0.3, redness: 0.7 },
    after: { spots: 0.24, spotStrength: 0.6, pores: 0.12, redness: 0.12, glow: 0.4 },
  },
  laser: {
    subject: 'leg',
    tone: 'light',
    ground: 'ice',
    crop: { x: 0, y: 0, width: 500, height: 400 },
    before: { hair: 0.95 },
    after: { hair: 0.1 },
  },
}
