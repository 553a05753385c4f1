import { ArrowLeft } from 'lucide-react'
import styles from '#web/features/treatments/breadcrumb.module.css'

/** Where the page stands; the page itself is not in it, its heading follows at once. */
export function Breadcrumb({ label, link }: { label: string; link: { label: string; href: string } }) {
  return (
    <nav aria-label={label}>
      <a className={styles.crumb} href={link.href}>
        <ArrowLeft className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />
        {link.label}
      </a>
    </nav>
  )
}
