import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { languages } from '#shared/i18n/languages.ts'
import { isOfDesk, localized } from '#shared/i18n/paths.ts'
import { pageAt } from '#web/lib/page.ts'
import { newAccount, registerBy } from '../tests/e2e/account-steps.ts'
import { startClinicWithHistory } from '../tests/e2e/clinic-with-history.ts'
import makeTemplate from '../tests/make-template.ts'
import { findBrowser } from './find-browser.ts'
import { startSampleDesk } from './look-desk.ts'
import { scenes } from './look-scenes.ts'
import type { Said, Scene } from './look-scenes.ts'
import { writeSheets } from './look-sheet.ts'
import type { Shot } from './look-sheet.ts'
import { openMailSamples } from './mail-samples.ts'

/**
 * `npm run look`: every screen and state of the built site in both directions of reading, by day and by night, put together in
 * `var/look`, to be looked at. `--sheets booking --sizes 390,1440 --languages ar --themes dark --scenes receipt` takes only
 * those, a scene by the name of its file; English and Spanish are taken when they are asked for.
 */
const folder = join(import.meta.dirname, '../var/look')
const sizes = {
  '320': { width: 320, height: 568 },
  '390': { width: 390, height: 844 },
  '768': { width: 768, height: 1024 },
  '1440': { width: 1440, height: 900 },
  '1920': { width: 1920, height: 1080 },
  landscape: { width: 844, height: 390 },
}
type Setting = Said & { size: keyof typeof sizes; theme: 'light' | 'dark' }

const { values: asked } = parseArgs({
  options: {
    sheets: { type: 'string' },
    scenes: { type: 'string' },
    sizes: { type: 'string' },
    languages: { type: 'string', default: 'nl,ar' },
    themes: { type: 'string' },
  },
})
const isAsked = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name)

await makeTemplate()
const clinic = await startClinicWithHistory()
const desk = isAsked(asked.sheets, 'desk') ? await startSampleDesk() : undefined
const mails = await openMailSamples()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const missed: string[] = []
try {
  const manageLink = new URL(clinic.history.lateLinks[0] ?? '').search
  for (const language of languages)
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
      for (const theme of ['light', 'dark'] as const)
        if (isAsked(asked.languages, language) && isAsked(asked.sizes, size) && isAsked(asked.themes, theme))
          await takeAll(
            { t: pageAt('/', language).t, language, size, theme },
            scenes(manageLink, desk?.cards),
          )
} finally {
  await browser.close()
  await mails.close()
  await clinic.close()
  await desk?.close()
}
console.log(`Sheets in ${folder}`)
if (missed.length > 0) console.log(`Not reached:\n${missed.join('\n')}`)
process.exitCode = missed.length > 0 ? 1 : 0

async function takeAll(setting: Setting, all: ReturnType<typeof scenes>): Promise<void> {
  const clients = await openClients(setting)
  for (const [sheet, wanted] of Object.entries(all)) {
    if (!isAsked(asked.sheets, sheet)) continue
    const name = `${sheet}-${setting.language}-${setting.size}-${setting.theme}`
    rmSync(join(folder, name), { recursive: true, force: true })
    mkdirSync(join(folder, name), { recursive: true })
    const shots: Shot[] = []
    for (const scene of wanted) {
      const file = scene.name.replace(/[^a-z0-9]+/g, '-')
      if (!isAsked(asked.scenes, file)) continue
      const shot = { name: scene.name, file: `${name}/${file}.png` }
      const visitor = scene.as === undefined ? await openBrowser(setting) : clients[scene.as]
      const page = await visitor.newPage()
      await take(page, scene, setting, join(folder, shot.file))
        .then(() => shots.push(shot))
        .catch((error: Error) => missed.push(`${name}, ${scene.name}: ${error.message.split('\n')[0]}`))
      await (scene.as === undefined ? visitor : page).close()
    }
    await writeSheets(browser, folder, name, shots)
    console.log(name)
  }
  if (isAsked(asked.sheets, 'mails')) await takeMails(setting)
  for (const client of Object.values(clients)) await client.close()
}

/** A sheet of A4 with the margins that a printer leaves and a picture does not. */
async function layOnPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    document.documentElement.style.padding = '2cm'
    dispatchEvent(new Event('beforeprint'))
  })
}

function openBrowser({ size, theme }: Setting, origin = clinic.origin): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: sizes[size],
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    colorScheme: theme,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'newsletter', value: String(Date.now()) }] }],
    },
  })
}

/** The client of the history, one who has just registered, and the owner of the sample desk. */
async function openClients(setting: Setting) {
  const clients = {
    client: await openBrowser(setting),
    newcomer: await openBrowser(setting),
    owner: await openBrowser(setting, desk?.origin),
  }
  if (desk !== undefined) await clients.owner.addCookies([desk.cookie])
  const { username, password } = clinic.history
  await clients.client.request.post('/api/auth/login', { data: { username, password } })
  await registerBy(clients.newcomer.request, newAccount())
  return clients
}

async function take(page: Page, scene: Scene, said: Setting, path: string): Promise<void> {
  page.setDefaultTimeout(10_000)
  await page.goto(localized(scene.path, said.language).replace(/^(\/[a-z]{2})\/\?/, '$1?'))
  if (!isOfDesk(new URL(scene.path, clinic.origin).pathname)) await page.locator('html[data-ready]').waitFor()
  // The desk listens as long as it is open.
  if (scene.as !== undefined && scene.as !== 'owner') await page.waitForLoadState('networkidle')
  await scene.reach?.(page, said)
  // The pictures that a script asks for, too.
  if (scene.as === undefined && scene.isWindow !== true) await page.waitForLoadState('networkidle')
  if (scene.isOnPaper === true) await layOnPaper(page)
  // Under the pointer that pressed last a card would look chosen.
  await page.mouse.move(0, 0)
  await page.evaluate(async (isWhole) => {
    // On a whole page what stays in sight would hang over its middle; bar and footer have pictures of their own.
    const frame = isWhole ? document.querySelectorAll<HTMLElement>('[data-dock], body > footer') : []
    for (const part of frame) part.style.display = 'none'
    const steps = isWhole ? document.querySelectorAll<HTMLElement>('[data-place="page"] *') : []
    for (const { style } of [...steps].filter((part) => getComputedStyle(part).position === 'sticky'))
      Object.assign(style, { position: 'relative', inset: 'auto' })
    if (isWhole) scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  }, scene.isWindow !== true)
  await page.waitForTimeout(300)
  await page.screenshot({ path, fullPage: scene.isWindow !== true })
}

/** Mails have no width of their own, those of a phone and of a desktop are enough. They are looked at in light. */
async function takeMails({ language, size, theme }: Setting): Promise<void> {
  if (theme === 'dark' || (size !== '390' && size !== '768')) return
  const name = `mails-${language}-${size}`
  mkdirSync(join(folder, name), { recursive: true })
  const page = await browser.newPage({ viewport: sizes[size] })
  const shots: Shot[] = []
  for (const kind of mails.kinds) {
    await page.setContent((await mails.compose(kind, language)).html)
    await page.screenshot({ path: join(folder, `${name}/${kind}.png`), fullPage: true })
    shots.push({ name: kind, file: `${name}/${kind}.png` })
  }
  await page.close()
  await writeSheets(browser, folder, name, shots)
  console.log(name)
}
