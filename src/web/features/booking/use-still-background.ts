import { useEffect } from 'react'

/**
 * Pauses the page's videos behind the dialog, also one that starts later, and lets them go on afterwards: they distract,
 * and blurring what moves costs a phone every frame.
 */
export function useStillBackground(): void {
  useEffect(() => {
    const paused = new Set<HTMLVideoElement>()
    const pause = (target: EventTarget | null) => {
      if (!(target instanceof HTMLVideoElement)) return
      paused.add(target)
      target.pause()
    }
    const onPlay = (event: Event) => pause(event.target)
    document.querySelectorAll('video').forEach((video) => !video.paused && pause(video))
    document.addEventListener('play', onPlay, { capture: true })
    return () => {
      document.removeEventListener('play', onPlay, { capture: true })
      paused.forEach((video) => void video.play().catch(() => undefined))
    }
  }, [])
}
