import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { compileRust, run } from '../tools/run.ts'
import { despeckle } from './despeckle.ts'

/**
 * node pictures/stills/render.ts OUT [--width 1600] [--height 1200] [--samples 16] [--seed 1] [SLUG...]
 * renders, denoises and develops stills to OUT/SLUG.png; all of them when none is named. The name of a set, as `details`
 * or `team`, stands for all of its stills, `details/botox` for one.
 */
const { values, positionals } = parseArgs({
  options: {
    width: { type: 'string', default: '1600' },
    height: { type: 'string', default: '1200' },
    samples: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const [folder, ...named] = positionals
if (folder === undefined) throw new Error('Give the folder to write to')
const { width, height, samples, seed } = values

const script = join(import.meta.dirname, 'render.py')
const options = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--']
const blender = (...args: string[]) => run('blender', [...options, ...args])

await mkdir(folder, { recursive: true })
const denoiser = await compileRust(join(import.meta.dirname, 'denoise/denoise.rs'))
let developing = Promise.resolve()
const stills = await listStills()
for (const slug of wanted()) {
  const startedAt = performance.now()
  await blender(slug, folder, width, height, samples, seed)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  // One still is developed while the next is rendered.
  await developing
  developing = develop(slug, folder, seconds)
}
await developing

/** All that is registered: true where sparkle hides in the highlights of glass. */
async function listStills(): Promise<Map<string, boolean>> {
  const output = (await blender('list')).toString()
  return new Map(
    [...output.matchAll(/^(scene|glass) (.+)$/gm)].map(([, kind, slug = '']) => [slug, kind === 'glass']),
  )
}

function wanted(): string[] {
  const all = [...stills.keys()]
  if (named.length === 0) return all
  return named.flatMap((name) => {
    const set = all.filter((slug) => slug.startsWith(`${name}/`))
    return set.length > 0 ? set : [name]
  })
}

async function develop(slug: string, folder: string, renderSeconds: number): Promise<void> {
  const prefix = join(folder, slug)
  const pixels = await run(denoiser, [prefix, width, height])
  const raw = { width: Number(width), height: Number(height), channels: 3 } as const
  const png = await sharp(pixels, { raw }).png().toBuffer()
  await writeFile(`${prefix}.png`, stills.get(slug) === true ? await despeckle(png) : png)
  for (const pass of ['a', 'b', 'albedo', 'normal']) await rm(`${prefix}.${pass}.f32`)
  console.log(`${slug} ${width}x${height}, ${samples} samples, rendered in ${renderSeconds} s`)
}
