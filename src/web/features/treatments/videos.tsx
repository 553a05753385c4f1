import type { FamilyFacts } from '#shared/content/schema.ts'
import styles from '#web/features/treatments/videos.module.css'
import type { Page } from '#web/lib/page.ts'

export type Video = NonNullable<FamilyFacts['videos']>[number]

/** One film in the middle, two side by side (SPEC 2); nothing is loaded before a visitor presses play, except the poster. */
export function Videos({ page: { language }, videos }: { page: Page; videos: readonly Video[] }) {
  if (videos.length === 0) return null
  return (
    <div className={`wrap ${styles.videos}`} data-count={videos.length}>
      {videos.map(({ name, title }) => (
        <figure key={name}>
          <video
            controls
            muted
            playsInline
            preload="none"
            width={1280}
            height={720}
            poster={`/videos/${name}.avif`}
            aria-label={title[language]}
          >
            <source src={`/videos/${name}.mp4`} type="video/mp4" />
          </video>
          <figcaption>{title[language]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
