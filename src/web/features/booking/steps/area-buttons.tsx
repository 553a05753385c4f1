import { areas } from '#shared/content/areas.ts'
import type { Area } from '#shared/content/areas.ts'
import styles from '#web/features/booking/steps/area-buttons.module.css'
import { useWords } from '#web/lib/words.ts'

type AreaButtonsProps = {
  /** The only one shown, or null for all. */
  area: Area | null
  onArea: (area: Area | null) => void
}

/** Pressing the active one shows everything again, as on the overview (SPEC 2). */
export function AreaButtons({ area, onArea }: AreaButtonsProps) {
  const { t } = useWords()
  return (
    <div className={styles.areas} role="group" aria-label={t('appointment.areas')}>
      {areas.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === area}
          onClick={() => onArea(one === area ? null : one)}
        >
          {t(`appointment.area_${one}`)}
        </button>
      ))}
    </div>
  )
}
