import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/treatments/ways-on.module.css'
import type { Page } from '#web/lib/page.ts'
import { LinkIndex } from '#web/ui/link-index.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

type WaysOnProps = { page: Page; title: string; links: readonly { label: string; href: string }[] }

/** For who came to a treatment or category that does not exist: what comes nearest, and a search through all of them. */
export function WaysOn({ page: { t, href }, title, links }: WaysOnProps) {
  return (
    <section className={`wrap ${styles.ways}`}>
      <search className="needs-script">
        <SearchBox
          label={t('treatments.search')}
          clear={t('treatments.clear')}
          action={href(paths.treatments)}
        />
      </search>
      <h2>{title}</h2>
      <LinkIndex links={links} />
    </section>
  )
}
