import landscapeMp4 from '../../assets/hero/hero-land.mp4?url'
import landscapePoster from '../../assets/hero/hero-land.poster.avif'
import landscapeWebm from '../../assets/hero/hero-land.av1.webm?url'
import portraitMp4 from '../../assets/hero/hero-port.mp4?url'
import portraitPoster from '../../assets/hero/hero-port.poster.avif'
import portraitWebm from '../../assets/hero/hero-port.av1.webm?url'
import type { HeroMedia } from '#web/features/home/hero.tsx'
import { toSources } from '#web/lib/pictures.ts'

/** Film and first frame of the silk, wide and upright; only at build time. */
export async function heroMedia(): Promise<HeroMedia> {
  return {
    landscape: {
      poster: await toSources(landscapePoster, [1200, 1920]),
      webm: landscapeWebm,
      mp4: landscapeMp4,
    },
    portrait: { poster: await toSources(portraitPoster, [540, 1080]), webm: portraitWebm, mp4: portraitMp4 },
  }
}
