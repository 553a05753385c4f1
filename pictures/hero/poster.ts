import sharp from 'sharp'
import { run } from '../tools/run.ts'

/** Writes the first frame of a film as AVIF: what stands there until the film plays. */
export async function writePoster(film: string, poster: string): Promise<void> {
  const frame = await run('ffmpeg', [
    ...['-v', 'error', '-i', film, '-frames:v', '1', '-vf', 'format=rgb24'],
    ...['-f', 'image2pipe', '-c:v', 'png', '-'],
  ])
  await sharp(frame).avif({ quality: 70, effort: 6 }).toFile(poster)
}
