/** Colours of skin in the window's light; `glow` where it is lit most, `hollow` under tired eyes. */
export type Tone = {
  light: string
  mid: string
  shade: string
  glow: string
  blush: string
  hollow: string
  line: string
  lip: string
  lipShade: string
}

export const tones = {
  fair: {
    light: '#fae6da',
    mid: '#efcbb8',
    shade: '#d3a08a',
    glow: '#fff5ec',
    blush: '#e19a8b',
    hollow: '#8b5c66',
    line: '#8a4b45',
    lip: '#cf8178',
    lipShade: '#b4635c',
  },
  light: {
    light: '#f5d9c5',
    mid: '#e5b99d',
    shade: '#c68f73',
    glow: '#fff5ec',
    blush: '#d48873',
    hollow: '#8b5c66',
    line: '#7e443a',
    lip: '#c57468',
    lipShade: '#a6574e',
  },
  olive: {
    light: '#ebc9a8',
    mid: '#d4a580',
    shade: '#ac7853',
    glow: '#fbe3cf',
    blush: '#c67c62',
    hollow: '#8b5c66',
    line: '#6b3b2e',
    lip: '#b7685a',
    lipShade: '#954d43',
  },
  brown: {
    light: '#c9936e',
    mid: '#ac7352',
    shade: '#855039',
    glow: '#fbe3cf',
    blush: '#a9573f',
    hollow: '#3f2025',
    line: '#4e271d',
    lip: '#99503f',
    lipShade: '#7b3b30',
  },
} satisfies Record<string, Tone>

export type Hair = { base: string; light: string; brow: string }

export const hairs = {
  espresso: { base: '#3a2520', light: '#6b4a3f', brow: '#3a2520' },
  auburn: { base: '#7a4230', light: '#ae6b4a', brow: '#7a4230' },
  honey: { base: '#b08a5c', light: '#dcbb8c', brow: '#8a6641' },
  black: { base: '#241b1b', light: '#4a3c3b', brow: '#241b1b' },
} satisfies Record<string, Hair>

/** The wall behind, lit and shaded. */
export const grounds = {
  porcelain: ['#f8f1eb', '#e7d6ca'],
  petal: ['#f5e2d9', '#e3bfb0'],
  ice: ['#e6edeb', '#bfd0ca'],
} satisfies Record<string, readonly [string, string]>
