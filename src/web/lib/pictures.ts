import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'
import type { PictureSources } from '#web/ui/picture.tsx'

const masters = import.meta.glob<{ default: ImageMetadata }>('../assets/pictures/*.avif', { eager: true })

/** AVIF and WebP of a still at the given widths (never wider than its master), for `<Picture>`; only at build time. */
export async function loadPicture(name: string, widths: readonly number[]): Promise<PictureSources> {
  const master = masters[`../assets/pictures/${name}.avif`]?.default
  if (master === undefined) throw new Error(`There is no picture ${name} under src/web/assets/pictures`)
  return toSources(master, widths)
}

/** The same for any imported picture. */
export async function toSources(master: ImageMetadata, widths: readonly number[]): Promise<PictureSources> {
  const fitting = widths.filter((width) => width <= master.width)
  const [avif, webp] = await Promise.all([
    renditions(master, 'avif', 55, fitting),
    renditions(master, 'webp', 78, fitting),
  ])
  return { avif: srcSet(avif), webp: srcSet(webp), ...fallback(webp, master) }
}

type Rendition = { url: string; width: number }

function renditions(master: ImageMetadata, format: 'avif' | 'webp', quality: number, widths: number[]) {
  return Promise.all(
    widths.map(async (width) => ({
      url: (await getImage({ src: master, format, quality, width })).src,
      width,
    })),
  )
}

function srcSet(renditions: Rendition[]): string {
  return renditions.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

function fallback(renditions: Rendition[], { width, height }: ImageMetadata) {
  const widest = renditions.at(-1)
  if (widest === undefined) throw new Error('A picture needs at least one width that its master can fill')
  return { src: widest.url, width: widest.width, height: Math.round((widest.width * height) / width) }
}
