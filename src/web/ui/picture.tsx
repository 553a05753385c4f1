export type PictureSources = {
  /** `srcset` values with widths. */
  avif: string
  webp: string
  src: string
  width: number
  height: number
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
        className={className}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isEager ? 'high' : undefined}
      />
    </picture>
  )
}
