import { ArrowRight } from 'lucide-react'
import styles from '#web/features/home/section.module.css'

export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.more} href={href}>
      {label}
      <ArrowRight className="flip" strokeWidth={1.5} size={18} aria-hidden="true" />
    </a>
  )
}
