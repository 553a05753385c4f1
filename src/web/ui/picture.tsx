import styles from '#web/ui/picture.module.css'

type Step = 30 | 35 | 40 | 45 | 50 | 55 | 60 | 65 | 70

/** What a frame of another shape keeps in view, in percent from the left and from the top. */
export type Focus = { x: Step; y: Step }

export type PictureSources = {
  /** `srcset` values with widths. */
  avif: string
  webp: string
  src: string
  width: number
  height: number
  focus?: Focus
}

type PictureProps = {
  sources: PictureSources
  /** Empty for decoration. */
  alt: string
  sizes: string
  /** Only for what is in the first viewport; everything else is lazy. */
  isEager?: boolean
  className?: string | undefined
}

/** A picture as AVIF, else WebP, in the width that fits. */
export function Picture({ sources, alt, sizes, isEager = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        srcSet={sources.webp}
        sizes={sizes}
        src={sources.src}
        width={sources.width}
        height={sources.height}
        alt={alt}
        className={[styles.picture, className].filter(Boolean).join(' ')}
        data-focus-x={sources.focus?.x}
        data-focus-y={sources.focus?.y}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isEager ? 'high' : undefined}
      />
    </picture>
  )
}
