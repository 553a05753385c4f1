import { Search, X } from 'lucide-react'
import styles from '#web/ui/filter-bar.module.css'

type FilterBarProps = {
  /** Left out where there are only categories. */
  search?: { label: string; clear: string; /** What else the script looks at. */ words?: string }
  /** Names the group of buttons. */
  label: string
  all: string
  categories: readonly { value: string; label: string }[]
  /** On a phone something else does the same; there the buttons only say which category the address asked for, and end that. */
  isWideOnly?: boolean
}

/** Search box and category buttons; `lib/address-filter.ts` makes them work and keeps their state in the address. */
export function FilterBar({ search, label, all, categories, isWideOnly = false }: FilterBarProps) {
  return (
    <search className={`${styles.filter} needs-script`} data-filter="">
      {search !== undefined && (
        <form className={styles.search} data-search-words={search.words}>
          <label className="visually-hidden" htmlFor="zoek">
            {search.label}
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
            placeholder={search.label}
          />
          <button
            type="button"
            className={styles.clear}
            aria-label={search.clear}
            data-filter-clear=""
            hidden
          >
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </form>
      )}
      <div
        className={isWideOnly ? `${styles.categories} ${styles.wide}` : styles.categories}
        role="group"
        aria-label={label}
      >
        <button type="button" aria-pressed="true" data-filter-category="">
          {all}
        </button>
        {categories.map(({ value, label: name }) => (
          <button key={value} type="button" aria-pressed="false" data-filter-category={value}>
            {name}
          </button>
        ))}
      </div>
    </search>
  )
}
