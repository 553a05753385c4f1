/** The steps that picture.module.css names. */
type Step = 40 | 45 | 50 | 55 | 60

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

/** A picture of each category, by its slug. */
export type Stills = Readonly<Record<string, PictureSources>>
