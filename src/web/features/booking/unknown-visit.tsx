import { localized, paths } from '#shared/i18n/paths.ts'
import change from '#web/features/booking/change-appointment.module.css'
import question from '#web/features/booking/coming-button.module.css'
import styles from '#web/features/booking/load-state.module.css'
import { CallClinic } from '#web/features/booking/load-state.tsx'
import { useWords } from '#web/lib/words.ts'

/** What stands in the place of a visit that nobody knows. */
export function UnknownVisit() {
  const { t } = useWords()
  return (
    <div className={change.panel}>
      <div role="alert">
        <h2 className={question.headline}>{t('change.unknown_title')}</h2>
        <p>{t('appointment.manage_bad_link')}</p>
      </div>
      <WaysOn className={change.panel} />
    </div>
  )
}

/** Where somebody goes on from there; most have no account. */
export function WaysOn({ className }: { className: string | undefined }) {
  const { language, t } = useWords()
  return (
    <div className={className}>
      <CallClinic lead={t('appointment.call')} />
      <p className={styles.call}>
        <a href={localized(paths.contact, language)}>{t('change.contact')}</a>
      </p>
      <p className={styles.call}>
        <a href={localized(paths.portal, language)}>{t('change.to_portal')}</a>
      </p>
    </div>
  )
}
