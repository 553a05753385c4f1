import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages } from '#shared/i18n/languages.ts'
import { findBrowser } from './find-browser.ts'
import { openMailSamples } from './mail-samples.ts'

/** `npm run mail:pictures`: every mail in four languages at the widths of a desktop and a phone, by day and by night, to be looked at. */
const folder = join(import.meta.dirname, '../var/mail-pictures')
const widths = [600, 360]

mkdirSync(folder, { recursive: true })
const samples = await openMailSamples()
const browser = await chromium.launch({ executablePath: findBrowser() })
let wide = 0
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
    for (const language of languages)
      for (const kind of samples.kinds) {
        const { html } = await samples.compose(kind, language)
        await page.setContent(html)
        await page.screenshot({
          path: join(folder, `${kind}-${language}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        if (overflow !== 0)
          console.log(`${kind} in ${language} is ${String(overflow)} px too wide at ${width} px`)
        if (overflow !== 0) wide++
      }
    await page.close()
  }
await browser.close()
await samples.close()
console.log(`Pictures of ${samples.kinds.length} mails in ${folder}`)
process.exitCode = wide > 0 ? 1 : 0
