import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { clinic } from '#content/clinic.ts'
import { directionOf, languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { socialPicture, socialPictureSize } from '#web/lib/social-picture.ts'
import { socialCards } from './social-cards.ts'
import type { SocialCard } from './social-cards.ts'

const assets = 'src/web/assets'
const cache = 'pictures/encoded/social'
/** Part of the cache's names: raise it when the drawing changes. */
const drawing = 2

const { width, height } = socialPictureSize
const stillWidth = 540
const margin = 72
const textWidth = width - stillWidth - 2 * margin
const colours = { ground: '#fbf7f3', ink: '#2e1618', muted: '#6a5350' }
/** Pango takes no variable and no compressed fonts: these are single weights of the site's own. */
const fonts = {
  display: ['Newsreader Social', 'newsreader-300'],
  text: ['Instrument Sans Social', 'instrument-sans-500'],
  arabic: ['Lateef Social', 'lateef-300'],
} as const
const mark = 'M3 16 12.5 9.5v8L3 24zM15.5 7.5 25 1v8l-9.5 6.5zM15.5 18.5 25 12v8l-9.5 6.5z'

/** Draws the pictures of shared links once and keeps them; a build copies those that fit its words. */
export function socialPictures(): AstroIntegration {
  return {
    name: 'social-pictures',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await mkdir(cache, { recursive: true })
        // Side by side: most of drawing is compressing, on one core each.
        const cards = languages.flatMap((language) =>
          socialCards(language).map((card) => ({ card, language })),
        )
        await Promise.all(
          cards.map(async ({ card, language }) => {
            const target = join(fileURLToPath(dir), socialPicture(card.path, language))
            await mkdir(dirname(target), { recursive: true })
            await copyFile(await drawn(card, language), target)
          }),
        )
      },
    },
  }
}

/** The file of a card, from the cache when words and still are the same. */
async function drawn(card: SocialCard, language: Language): Promise<string> {
  const still = await readFile(join(assets, card.still))
  const words = JSON.stringify([drawing, language, card.title, clinic.name, clinic.city[language]])
  const hash = createHash('sha256').update(words).update(still).digest('base64url').slice(0, 24)
  const file = join(cache, `${hash}.jpg`)
  if (!existsSync(file)) await draw(card.title, still, language, file)
  return file
}

async function draw(words: string, still: Buffer, language: Language, file: string): Promise<void> {
  const isMirrored = directionOf(language) === 'rtl'
  const at = (left: number, { width: own }: { width: number }) => (isMirrored ? width - left - own : left)
  const size = { width: stillWidth, height }
  const picture = await sharp(still)
    .resize({ ...size, fit: 'cover' })
    // Not in the still's own format: AVIF takes ten times as long as everything else together.
    .png({ compressionLevel: 0 })
    .toBuffer()
  const logo = { width: 44, height: 44 }
  const name = await line(clinic.name, 30, colours.ink, 'text')
  const city = await line(clinic.city[language], 26, colours.muted, 'text')
  const title = await headline(words, isMirrored ? 'arabic' : 'display')
  const layers: OverlayOptions[] = [
    { input: picture, left: at(width - stillWidth, size), top: 0 },
    { input: markOf(logo.width), left: at(margin - 4, logo), top: margin },
    {
      input: name.data,
      left: at(margin + 54, name.info),
      top: margin + 24 - Math.round(name.info.height / 2),
    },
    {
      input: title.data,
      left: at(margin, title.info),
      top: Math.round((height - title.info.height) / 2) + 8,
    },
    { input: city.data, left: at(margin, city.info), top: height - margin - city.info.height },
  ]
  await sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file)
}

/** In the largest size in which it leaves room for name and city and no word is wider than the column. */
async function headline(words: string, font: 'arabic' | 'display') {
  for (const size of [80, 70, 62, 54, 48]) {
    const set = await line(words, size, colours.ink, font)
    if (set.info.height <= 310 && set.info.width <= textWidth) return set
  }
  return line(words, 42, colours.ink, font)
}

/** Wrapped to the column; whichever font is named first, the others fill in the letters that it lacks. */
function line(words: string, size: number, colour: string, font: keyof typeof fonts) {
  const families = [font, ...(Object.keys(fonts) as (keyof typeof fonts)[])].map((name) => fonts[name][0])
  const [, file] = fonts[/\p{Script=Arabic}/u.test(words) ? 'arabic' : font]
  const text = `<span foreground="${colour}">${escaped(words)}</span>`
  return sharp({
    text: {
      text,
      font: `${[...new Set(families)].join(', ')} ${size}`,
      fontfile: join(assets, 'fonts/social', `${file}.ttf`),
      width: textWidth,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
}

function markOf(size: number): Buffer {
  const path = `<path d="${mark}" fill="${colours.ink}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 28 28">${path}</svg>`,
  )
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
