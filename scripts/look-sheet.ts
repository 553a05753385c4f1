import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

export type Shot = { readonly name: string; readonly file: string }

/** In pixels; as small as a screen can still be judged. */
const slice = { upright: 250, wide: 510, height: 600 }
const row = slice.height + 40
const sheet = { width: 1600, height: 2 * row }

/**
 * Pictures beside each other, a long one in slices, so that nothing of it is missing. Writes `NAME.html`, where a click opens
 * one at its full size, and as many sheets `NAME-1.png`, `NAME-2.png` … as it takes.
 */
export async function writeSheets(
  browser: Browser,
  folder: string,
  name: string,
  shots: readonly Shot[],
): Promise<void> {
  const path = join(folder, name)
  const figures = shots.map((shot) => slicesOf(folder, shot)).join('')
  writeFileSync(
    `${path}.html`,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures}`,
  )
  // An earlier run may have taken more.
  for (const file of readdirSync(folder))
    if (file.startsWith(`${name}-`) && file.endsWith('.png')) rmSync(join(folder, file))
  const page = await browser.newPage({ viewport: sheet })
  await page.goto(`file://${path}.html`)
  const height = await page.evaluate(() => document.body.offsetHeight)
  for (let y = 0; y < height; y += sheet.height)
    await page.screenshot({
      path: `${path}-${y / sheet.height + 1}.png`,
      fullPage: true,
      clip: { x: 0, y, width: sheet.width, height: Math.min(sheet.height, height - y) },
    })
  await page.close()
}

function slicesOf(folder: string, { name, file }: Shot): string {
  // Where every PNG says how large it is.
  const png = readFileSync(join(folder, file))
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const shown = width > 600 ? slice.wide : slice.upright
  const count = Math.max(1, Math.ceil((height * shown) / width / slice.height - 0.05))
  return Array.from({ length: count }, (_, index) => {
    const caption = count > 1 ? `${name} ${index + 1}/${count}` : name
    const background = `url('${file}') 0 ${-index * slice.height}px / ${shown}px auto no-repeat`
    return `<figure style="inline-size:${shown}px"><a href="${file}" style="background:${background}"></a>${caption}</figure>`
  }).join('')
}

const style = `
  body { display: flex; flex-wrap: wrap; gap: 0 10px; margin: 0; background: #777; color: #fff; font: 14px/24px system-ui }
  figure { margin: 0; block-size: ${row}px } a { display: block; block-size: ${slice.height}px }`
