import styles from '#web/ui/logo.module.css'

/** The mark: two panes of the window that lights every picture. Followed by the name, which is never mirrored. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path
          d="M3 16 12.500 9.500v8L3 24zM15.500 7.500 25 1v8l-9.500 6.500zM15.500 18.500 25 12v8l-9.500 6.500z"
          fill="currentColor"
        />
      </svg>
      <bdi>{name}</bdi>
    </span>
  )
}
