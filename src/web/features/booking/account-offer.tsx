import { localized, paths } from '#shared/i18n/paths.ts'
import type { Details } from '#web/features/booking/judge-details.ts'
import styles from '#web/features/booking/receipt.module.css'
import { mayBeSignedIn } from '#web/lib/session.ts'
import { keepDraft } from '#web/lib/use-draft.ts'
import { useWords } from '#web/lib/words.ts'

/** For a guest: an account, whose form then knows already what was just typed. Nothing of it stands in an address. */
export function AccountOffer({ details }: { details: Details }) {
  const { language, t } = useWords()
  if (mayBeSignedIn()) return null
  const { firstName, lastName, email, phone } = details
  return (
    <p className={styles.account}>
      {t('appointment.account_offer')}{' '}
      <a
        href={localized(paths.register, language)}
        onClick={() => keepDraft('register', { firstName, lastName, email, phone })}
      >
        {t('appointment.account_link')}
      </a>
    </p>
  )
}
