/** Colours of skin in the window's light, from lit to shaded, then those of blush, drawn lines and lips. */
export type Skin = {
  light: string
  mid: string
  shade: string
  blush: string
  line: string
  lip: string
  isDark: boolean
}

export const skins = {
  fair: skin('#fbe6da', '#f0cbb7', '#d5a18a', '#e59c8c', '#8a4b45', '#cb7a70'),
  light: skin('#f6dcc8', '#e7bc9f', '#c58e72', '#db8e79', '#7e443a', '#c07064'),
  ivory: skin('#fae3cc', '#edc8a6', '#cc9b77', '#e2957a', '#7e4a38', '#c4746a'),
  olive: skin('#ebcaa8', '#d3a47e', '#ab7752', '#c97e63', '#6b3b2e', '#b06a5c'),
  brown: skin('#c4895f', '#a66b48', '#7e4b33', '#b25f45', '#4a241b', '#8e4438', true),
  deep: skin('#976549', '#78492f', '#543122', '#94482f', '#33180f', '#82413a', true),
}

/** `brow` only where it differs from the hair. */
export type Hair = { base: string; light: string; brow?: string }

export const hairs = {
  espresso: { base: '#3a2622', light: '#70503f' },
  black: { base: '#231c1e', light: '#4d4245' },
  auburn: { base: '#8a4a2e', light: '#c27e52', brow: '#8a5034' },
  honey: { base: '#b78d5b', light: '#e2c391', brow: '#96703f' },
  silver: { base: '#b4aba4', light: '#e8e2dc', brow: '#9a918a' },
} satisfies Record<string, Hair>

export type Cloth = { light: string; dark: string; seam: string }

const paleSeam = '#b59c8e'

export const cloths = {
  white: { light: '#fffdfb', dark: '#e4d5ca', seam: paleSeam },
  celadon: { light: '#a9bdb2', dark: '#7f988c', seam: '#7f988c' },
  rose: { light: '#9a5b54', dark: '#6a3531', seam: '#6a3531' },
  petal: { light: '#f0d3c7', dark: '#d3a694', seam: '#d3a694' },
  ink: { light: '#573335', dark: '#2e1618', seam: '#2e1618' },
} satisfies Record<string, Cloth>

export const colors = {
  white: '#ffffff',
  seam: paleSeam,
  gold: '#d9b47c',
  rosewood: '#8a4b45',
  ink: '#2e1618',
}

function skin(
  light: string,
  mid: string,
  shade: string,
  blush: string,
  line: string,
  lip: string,
  isDark = false,
): Skin {
  return { light, mid, shade, blush, line, lip, isDark }
}
