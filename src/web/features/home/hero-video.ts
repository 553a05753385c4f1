import { narrowQuery } from '#web/lib/breakpoints.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Gives the hero its moving silk after everything else, the booking too, has loaded; never with reduced motion, data saving or
 * a slow line: there the booking is not fetched ahead, and would have to share the line with the film.
 */
export function startHeroVideo(): void {
  const video = document.querySelector<HTMLVideoElement>('[data-hero-video]')
  const button = document.querySelector<HTMLButtonElement>('[data-hero-video-button]')
  if (video === null || button === null || !isWelcome()) return
  const begin = () => {
    const shape = matchMedia(narrowQuery).matches ? 'portrait' : 'landscape'
    for (const type of ['webm', 'mp4'] as const) {
      const source = document.createElement('source')
      source.src = video.dataset[`${shape}${type === 'webm' ? 'Webm' : 'Mp4'}`] ?? ''
      source.type = `video/${type}`
      video.append(source)
    }
    video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { once: true })
    for (const change of ['play', 'pause']) video.addEventListener(change, () => label(video, button))
    button.addEventListener('click', () => (video.paused ? play(video) : video.pause()))
    button.hidden = false
    play(video)
  }
  document.addEventListener('page:rested', begin, { once: true })
}

function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isSaving = connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '')
  return !isSaving && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
}

function play(video: HTMLVideoElement): void {
  video.play().catch((failure: unknown) => {
    // oxlint-disable-next-line no-console -- SPEC 2: a refused autoplay is only logged
    console.info('The hero video does not play:', failure)
  })
}

function label(video: HTMLVideoElement, button: HTMLButtonElement): void {
  button.setAttribute('aria-label', (video.paused ? button.dataset.play : button.dataset.pause) ?? '')
  button.toggleAttribute('data-paused', video.paused)
}
