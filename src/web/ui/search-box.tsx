import { Search, X } from 'lucide-react'
import styles from '#web/ui/search-box.module.css'

export type SearchBoxProps = {
  label: string
  clear: string
  /** What else the script of the page looks at. */
  words?: string
  /** The page that finds, where it is another one. */
  action?: string
}

/** Where one types what to look for; it goes into the address as `?zoek=`. */
export function SearchBox({ label, clear, words, action }: SearchBoxProps) {
  // Without another page it is a script that finds.
  const className = action === undefined ? `${styles.search} needs-script` : styles.search
  return (
    <form className={className} action={action} data-search-words={words}>
      <label className="visually-hidden" htmlFor="zoek">
        {label}
      </label>
      <Search className={styles.icon} size={20} strokeWidth={1.5} aria-hidden="true" />
      <input
        id="zoek"
        name="zoek"
        role="searchbox"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
      />
      <button type="button" className={styles.clear} aria-label={clear} data-filter-clear="" hidden>
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </form>
  )
}
