import { clinic } from '#content/clinic.ts'
import styles from '#web/features/booking/load-state.module.css'

/** The telephone, for browsers that run no script. */
export function NoScript({ lead }: { lead: string }) {
  const { landline } = clinic.phones
  return (
    <noscript>
      <p className={styles.failed}>
        <span>
          {lead}{' '}
          <a href={`tel:${landline.replace(/\s/g, '')}`}>
            <bdi>{landline}</bdi>
          </a>
        </span>
      </p>
    </noscript>
  )
}
