import type { Zone } from '#shared/content/zones.ts'
import { locales } from '#shared/i18n/format.ts'
import styles from '#web/features/treatments/zone-figure.module.css'
import { spotsOf } from '#web/features/treatments/zone-spots.ts'
import type { ZonePicture } from '#web/features/treatments/zone-spots.ts'
import type { Page } from '#web/lib/page.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type ZoneFigureProps = {
  page: Page
  zones: readonly Zone[]
  picture: ZonePicture
  sources: PictureSources
}

/** Where it is done: brushed on a bust or a figure of clay, and said in words. */
export function ZoneFigure({ page: { t, language }, zones, picture, sources }: ZoneFigureProps) {
  const list = new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' })
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture className={styles.still} sources={sources} alt="" sizes="(width <= 40rem) 42vw, 17rem" />
        <svg className={styles.spots} data-picture={picture} viewBox="0 0 100 125" aria-hidden="true">
          {zones.flatMap((zone) =>
            spotsOf(picture, zone).map(({ points, width }) => (
              <polyline key={`${zone} ${points}`} points={points} strokeWidth={width} />
            )),
          )}
        </svg>
      </div>
      <figcaption>
        <span className={styles.title}>{t('zones.title')}</span>
        <span className={styles.names}>{list.format(zones.map((zone) => t(`zones.${zone}`)))}</span>
      </figcaption>
    </figure>
  )
}
