import type { ReactNode } from 'react'
import styles from '#web/ui/filter-bar.module.css'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { SearchBoxProps } from '#web/ui/search-box.tsx'

type FilterBarProps = {
  /** Left out where there are only categories. */
  search?: SearchBoxProps
  /** Names the group of buttons. */
  label: string
  all: string
  categories: readonly { value: string; label: string }[]
  /** On a phone something else does the same; there the buttons only say which category the address asked for, and end that. */
  isWideOnly?: boolean
  /** Another way to find: beside the field where there is room, else below it. */
  beside?: ReactNode
  /** Between the field and the categories: the answer where nothing was found. */
  children?: ReactNode
}

/** Search box and category buttons; `lib/address-filter.ts` makes them work and keeps their state in the address. */
export function FilterBar(props: FilterBarProps) {
  const { search, label, all, categories, isWideOnly = false, beside, children } = props
  // The other way is there without a script too.
  const className = beside === undefined ? `${styles.filter} needs-script` : styles.filter
  return (
    <search className={className} data-filter="">
      {search !== undefined && (
        <div className={styles.ways}>
          <SearchBox {...search} />
          {beside}
        </div>
      )}
      {children}
      <div
        className={`${styles.categories} ${isWideOnly ? styles.wide : ''} needs-script`}
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
