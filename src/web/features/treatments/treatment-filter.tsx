import type { ReactNode } from 'react'
import { catalogueByArea } from '#shared/content/catalogue.ts'
import { searchWords } from '#shared/content/search-words.ts'
import { Guide } from '#web/features/treatments/guide.tsx'
import type { Page } from '#web/lib/page.ts'
import { FilterBar } from '#web/ui/filter-bar.tsx'

/** Search box, guided choice and category buttons of the overview; on a phone its sections themselves are the choice (SPEC 2). */
export function TreatmentFilter({ page, children }: { page: Page; children: ReactNode }) {
  const { t, language } = page
  return (
    <FilterBar
      search={{
        label: t('treatments.search'),
        clear: t('treatments.clear'),
        words: JSON.stringify(searchWords[language]),
      }}
      label={t('treatments.filter')}
      all={t('treatments.all')}
      categories={catalogueByArea.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
      isWideOnly
      beside={<Guide page={page} />}
    >
      {children}
    </FilterBar>
  )
}
