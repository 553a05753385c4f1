import type { PictureSources } from '#web/lib/picture-sources.ts'
import styles from '#web/ui/picture.module.css'

export type { PictureSources } from '#web/lib/picture-sources.ts'

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
