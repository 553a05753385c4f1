import { Search, X } from 'lucide-react'
import { catalogue } from '#shared/content/catalogue.ts'
import styles from '#web/features/treatments/treatment-filter.module.css'
import type { Page } from '#web/lib/page.ts'

/** Search box and category buttons; `filter-treatments.ts` makes them work and keeps their state in the address. */
export function TreatmentFilter({ page }: { page: Page }) {
  const { t, language } = page
  return (
    <search className={styles.filter}>
      <form className={styles.search} data-filter-form="">
        <label className="visually-hidden" htmlFor="zoek">
          {t('treatments.search')}
        </label>
        <Search className={styles.icon} size={20} strokeWidth={1.5} aria-hidden="true" />
        <input
          id="zoek"
          name="zoek"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('treatments.search')}
        />
        <button
          type="button"
          className={styles.clear}
          aria-label={t('treatments.clear')}
          data-filter-clear=""
          hidden
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </form>
      <div className={styles.categories} role="group" aria-label={t('treatments.filter')}>
        <button type="button" aria-pressed="true" data-filter-category="">
          {t('treatments.all')}
        </button>
        {catalogue.map(({ slug, name }) => (
          <button key={slug} type="button" aria-pressed="false" data-filter-category={slug}>
            {name[language]}
          </button>
        ))}
      </div>
    </search>
  )
}
