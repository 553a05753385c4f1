import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'
import { catalogue } from '#shared/content/catalogue.ts'
import { focuses } from '#web/lib/picture-focus.ts'
import type { PictureSources, Stills } from '#web/lib/picture-sources.ts'

type Masters = Record<string, { default: ImageMetadata }>

const stills: Masters = import.meta.glob('../assets/pictures/*.avif', { eager: true })
const uprights: Masters = import.meta.glob('../assets/pictures/upright/*.avif', { eager: true })
const details: Masters = import.meta.glob('../assets/pictures/details/*.avif', { eager: true })
const portraits: Masters = import.meta.glob('../assets/team/*.avif', { eager: true })
const zones: Masters = import.meta.glob('../assets/zones/*.avif', { eager: true })
const results: Masters = import.meta.glob('../assets/gallery/*.avif', { eager: true })

/** AVIF and WebP of a still, 4:3, at the given widths (never wider than its master), for `<Picture>`; only at build time. */
export async function loadPicture(name: string, widths: readonly number[]): Promise<PictureSources> {
  return withFocus(name, await toSources(find(stills, 'pictures', name), widths))
}

/** The stills of all categories, each by the slug of its own. */
export async function loadStills(widths: readonly number[]): Promise<Stills> {
  const each = catalogue.map(async ({ slug }) => [slug, await loadPicture(slug, widths)] as const)
  return Object.fromEntries(await Promise.all(each))
}

/** The same still for upright and square frames: 4:5, with more ground and wall around the whole subject. */
export async function loadUpright(name: string, widths: readonly number[]): Promise<PictureSources> {
  return withFocus(name, await toSources(find(uprights, 'pictures/upright', name), widths))
}

/** The close-up of a family of treatments, or that of its category where it has none of its own: 16:9. */
export function loadDetail(
  family: string,
  category: string,
  widths: readonly number[],
): Promise<PictureSources> {
  const name = `../assets/pictures/details/${family}.avif` in details ? family : category
  return toSources(find(details, 'pictures/details', name), widths)
}

/** The portrait of a team member, 4:5: `team-01` to `team-08`. */
export function loadPortrait(name: string, widths: readonly number[]): Promise<PictureSources> {
  return toSources(find(portraits, 'team', name), widths)
}

/** The bust or figure on which a treatment's zones are shown, 4:5. */
export function loadZones(name: string, widths: readonly number[]): Promise<PictureSources> {
  return toSources(find(zones, 'zones', name), widths)
}

/** The two pictures of a gallery item, 5:4: botox, fillers, lips, prp, skin or laser. */
export async function loadPair(
  name: string,
  widths: readonly number[],
): Promise<Record<'before' | 'after', PictureSources>> {
  const picture = (moment: string) => toSources(find(results, 'gallery', `${name}-${moment}`), widths)
  const [before, after] = await Promise.all([picture('before'), picture('after')])
  return { before, after }
}

function withFocus(name: string, sources: PictureSources): PictureSources {
  const focus = focuses[name]
  return focus === undefined ? sources : { ...sources, focus }
}

function find(masters: Masters, folder: string, name: string): ImageMetadata {
  const master = masters[`../assets/${folder}/${name}.avif`]?.default
  if (master === undefined) throw new Error(`There is no picture ${name} under src/web/assets/${folder}`)
  return master
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
