import { ChevronRight } from 'lucide-react'
import styles from '#web/features/treatments/breadcrumb.module.css'

/** Where the page stands; the page itself is not in it, its heading follows at once. */
export function Breadcrumb({
  label,
  links,
}: {
  label: string
  links: readonly { label: string; href: string }[]
}) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {links.map((link, index) => (
          <li key={link.href}>
            {index > 0 && <ChevronRight className="flip" size={14} strokeWidth={1.5} aria-hidden="true" />}
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
