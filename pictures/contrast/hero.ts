import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../../scripts/find-browser.ts'
import { contrastRatio } from './ratio.ts'
import type { Rgb } from './ratio.ts'

/** node pictures/contrast/hero.ts URL...: the worst pixel behind every text over the moving silk, at three widths. */
const addresses = process.argv.slice(2)
if (addresses.length === 0) throw new Error('Give addresses of home pages')

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const moments = 8
const textLeast = 4.5
const largeTextLeast = 3
/** Dialogs open by themselves after a while. */
const withoutText = `dialog { display: none !important }
* {
  color: transparent !important;
  text-shadow: none !important;
  transition: none !important;
  animation: none !important;
}`

type Text = {
  words: string
  color: Rgb
  isLarge: boolean
  x: number
  y: number
  width: number
  height: number
}

const browser = await chromium.launch({ executablePath: findBrowser() })
let failures = 0
for (const address of addresses)
  for (const viewport of viewports) {
    const page = await browser.newPage({ viewport, bypassCSP: true, reducedMotion: 'no-preference' })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForFunction(
      () => document.querySelector<HTMLVideoElement>('[data-hero-video]')?.dataset.playing === '',
    )
    const texts = await page.evaluate(readTexts)
    const worst = new Map<Text, number>(texts.map((text) => [text, Number.POSITIVE_INFINITY]))
    for (let moment = 0; moment < moments; moment++) await measure(page, moment, worst)
    for (const [{ words, isLarge }, ratio] of worst) {
      const least = isLarge ? largeTextLeast : textLeast
      if (ratio < least) failures++
      const verdict = ratio < least ? `below ${least}` : ''
      console.log(
        `${address} ${viewport.width} ${ratio.toFixed(2).padStart(5)} ${words.slice(0, 40)} ${verdict}`,
      )
    }
    await page.close()
  }
await browser.close()
if (failures > 0) process.exitCode = 1

async function measure(page: Page, moment: number, worst: Map<Text, number>): Promise<void> {
  await page.evaluate(seek, moment / moments)
  const picture = await page.screenshot({ style: withoutText })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const [text, before] of worst) {
    let least = before
    for (let y = Math.ceil(text.y); y < Math.min(text.y + text.height, info.height); y++)
      for (let x = Math.ceil(text.x); x < Math.min(text.x + text.width, info.width); x++) {
        const at = (y * info.width + x) * 3
        const ground: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        least = Math.min(least, contrastRatio(text.color, ground))
      }
    worst.set(text, least)
  }
}

/** In the page: stops the film at a share of its length. */
async function seek(share: number): Promise<void> {
  const video = document.querySelector<HTMLVideoElement>('[data-hero-video]')
  if (video === null) return
  video.pause()
  await new Promise((resolve) => {
    video.addEventListener('seeked', resolve, { once: true })
    video.currentTime = share * video.duration + 0.01
  })
}

/** In the page: every visible line of text over the film, with its colour. */
function readTexts(): Text[] {
  const hero = document.querySelector('[data-hero-video]')?.parentElement?.getBoundingClientRect()
  if (hero === undefined) return []
  const found: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim() ?? ''
    const parent = walker.currentNode.parentElement
    if (
      words === '' ||
      parent === null ||
      !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parent)
    if (clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const pixels = Number.parseFloat(fontSize)
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    for (const { x, y, width, height } of range.getClientRects())
      if (y >= 0 && y + height <= Math.min(hero.bottom, innerHeight) && width > 1 && x >= 0)
        found.push({ words, color: [red, green, blue], isLarge, x, y, width, height })
  }
  return found
}
