import { LostLink } from '#web/features/booking/lost-link.tsx'
import styles from '#web/features/booking/no-visit.module.css'
import { WaysOn } from '#web/features/booking/unknown-visit.tsx'
import { useWords } from '#web/lib/words.ts'
import { BesideStill } from '#web/ui/beside-still.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

/** The page of a link that leads nowhere, drawn as that of every dead link: how to come by another, and where to go on. */
export function NoVisit({ still }: { still: PictureSources }) {
  const { t } = useWords()
  return (
    <BesideStill
      title={t('change.unknown_title')}
      lead={<span role="alert">{t('appointment.manage_bad_link')}</span>}
      still={still}
      side="top"
    >
      <LostLink />
      <WaysOn className={styles.ways} />
    </BesideStill>
  )
}
