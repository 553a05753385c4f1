import { ArrowRight } from 'lucide-react'
import styles from '#web/ui/link-index.module.css'

type LinkIndexProps = { className?: string | undefined; links: readonly { label: string; href: string }[] }

/** Names between rules, in columns, each of them a link. */
export function LinkIndex({ className = '', links }: LinkIndexProps) {
  return (
    <ul className={`${styles.index} ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <ArrowRight className="flip" strokeWidth={1.5} size={18} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
