import { clinic } from '#content/clinic.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import styles from '#web/features/booking/load-state.module.css'
import { Isolated } from '#web/ui/isolated.tsx'

/** The telephone, for browsers that run no script. */
export function NoScript({ lead }: { lead: string }) {
  return (
    <noscript>
      <CallInstead lead={lead} />
    </noscript>
  )
}

/** The same where more than that is shown to them. */
export function CallInstead({ lead }: { lead: string }) {
  const { landline } = clinic.phones
  return (
    <p className={styles.failed}>
      <span>
        <Isolated text={lead} />{' '}
        <a href={telephoneLink(landline)}>
          <bdi>{landline}</bdi>
        </a>
      </span>
    </p>
  )
}
