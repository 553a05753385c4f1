import { ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/ui/ways-on.module.css'

type Way = { href: string; text: string }

/** Where to go from what found nothing. */
export function WaysOn({ first, other }: { first: Way; other: Way }) {
  return (
    <p className={styles.ways}>
      <ButtonLink variant="secondary" href={first.href}>
        {first.text}
      </ButtonLink>
      <a className={styles.other} href={other.href}>
        {other.text}
      </a>
    </p>
  )
}
