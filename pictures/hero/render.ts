import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileRust, pipe, run } from '../tools/run.ts'
import { writePoster } from './poster.ts'

/**
 * node pictures/hero/render.ts OUT [--seed 21] [--scale 1]: the silk, wide and upright, as H.264, AV1 and poster.
 * The masters (FFV1, 10 bits) stay in OUT and are used again.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '21' }, scale: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [folder] = positionals
if (folder === undefined) throw new Error('Give the folder to write to')

const frames = 192
const framesPerSecond = 24

type Shape = {
  name: string
  width: number
  height: number
  /** Where the loop starts: with the frame that makes the best poster. */
  firstFrame: number
  h264: { preset: string; crf: number }
  av1: { preset: number; crf: number }
}

const shapes: readonly Shape[] = [
  {
    name: 'hero-land',
    width: 1920,
    height: 1080,
    firstFrame: 0,
    h264: { preset: 'slow', crf: 25 },
    av1: { preset: 5, crf: 38 },
  },
  {
    name: 'hero-port',
    width: 1080,
    height: 1350,
    firstFrame: 48,
    h264: { preset: 'medium', crf: 25 },
    av1: { preset: 7, crf: 32 },
  },
]

const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

await mkdir(folder, { recursive: true })
const silk = await compileRust(join(import.meta.dirname, 'silk/silk.rs'))
for (const shape of shapes) {
  const master = join(folder, `${shape.name}.master.mkv`)
  await renderMaster(shape, master)
  await encode(shape, master)
  await writePoster(join(folder, `${shape.name}.mp4`), join(folder, `${shape.name}.poster.avif`))
  console.log(`${shape.name} is ready`)
}

async function renderMaster(shape: Shape, master: string): Promise<void> {
  const even = (pixels: number) => Math.round((pixels * Number(values.scale)) / 2) * 2
  const [width, height] = [even(shape.width), even(shape.height)]
  await pipe(
    [silk, ...[width, height, frames].map(String), values.seed],
    [
      ...['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb48le'],
      ...['-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', '-'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p10le'],
      ...['-c:v', 'ffv1', '-level', '3', '-slices', '4', ...bt709, '-color_range', 'tv', master],
    ],
  )
}

async function encode({ name, firstFrame, h264, av1 }: Shape, master: string): Promise<void> {
  const rotated =
    firstFrame === 0
      ? 'null'
      : `split[a][b];[a]trim=start_frame=${firstFrame},setpts=PTS-STARTPTS[start];` +
        `[b]trim=end_frame=${firstFrame},setpts=PTS-STARTPTS[end];[start][end]concat=n=2`
  const input = ['-v', 'error', '-y', '-i', master, '-filter_complex']
  // No grain: it would break the size. Down to 8 bits by error diffusion; aq-mode 3 favours flat gradients.
  await run('ffmpeg', [
    ...[...input, `${rotated},scale=sws_dither=ed,format=yuv420p`],
    ...['-c:v', 'libx264', '-preset', h264.preset, '-crf', String(h264.crf), '-profile:v', 'high'],
    ...['-x264-params', 'aq-mode=3:deblock=1,1:keyint=96:bframes=8:ref=5'],
    ...[...bt709, '-an', '-movflags', '+faststart', join(folder ?? '', `${name}.mp4`)],
  ])
  await run('ffmpeg', [
    ...[...input, rotated, '-c:v', 'libsvtav1', '-preset', String(av1.preset), '-crf', String(av1.crf)],
    ...['-g', '96', '-svtav1-params', 'tune=0', '-pix_fmt', 'yuv420p10le'],
    ...[...bt709, '-an', join(folder ?? '', `${name}.av1.webm`)],
  ])
}
