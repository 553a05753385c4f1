import { useDeferredValue, useEffect, useRef } from 'react'
import { Search, X } from 'lucide-react'
import type { useCatalogue } from '#web/features/booking/booking-queries.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { CallClinic, LoadFailed } from '#web/features/booking/load-state.tsx'
import { groupByCategory, matching } from '#web/features/booking/find-treatments.ts'
import { Problem } from '#web/features/booking/problem.tsx'
import type { ProblemNote } from '#web/features/booking/problem.tsx'
import { TreatmentCard } from '#web/features/booking/treatment-card.tsx'
import styles from '#web/features/booking/steps/treatment-step.module.css'

type TreatmentStepProps = {
  catalogue: ReturnType<typeof useCatalogue>
  treatments: readonly Treatment[]
  chosen: Treatment | null
  search: string
  onSearch: (text: string) => void
  onChoose: (treatment: Treatment) => void
  problem: ProblemNote | null
}

/** Step 1: a search over a list of cards that is one radio group. */
export function TreatmentStep({ catalogue, treatments, chosen, search, problem, ...on }: TreatmentStepProps) {
  const { t } = useWords()
  const term = useDeferredValue(search.trim())
  const found = matching(treatments, term)
  if (catalogue.isError) return <LoadFailed onRetry={() => void catalogue.refetch()} />
  return (
    <div className={styles.step}>
      <Problem problem={problem} place="treatment" />
      <SearchBox text={search} onSearch={on.onSearch} />
      <output className={styles.count}>
        {catalogue.isPending
          ? t('appointment.loading_treatments')
          : t('appointment.matches', { count: found.length })}
      </output>
      {catalogue.isPending ? (
        <CardSkeletons />
      ) : found.length === 0 ? (
        <div className={styles.none}>
          <p>{t('appointment.no_matches', { term })}</p>
          <CallClinic lead={t('appointment.no_matches_hint')} />
        </div>
      ) : (
        <TreatmentList treatments={found} chosen={chosen} onChoose={on.onChoose} />
      )}
    </div>
  )
}

function TreatmentList({
  treatments,
  chosen,
  onChoose,
}: Pick<TreatmentStepProps, 'treatments' | 'chosen' | 'onChoose'>) {
  const { t } = useWords()
  const list = useRef<HTMLDivElement>(null)
  // Coming back from step 2, the chosen card is in sight again.
  useEffect(() => {
    list.current?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={list} className={styles.list} role="radiogroup" aria-label={t('appointment.step_treatment')}>
      {groupByCategory(treatments).map(({ slug, name, members }) => (
        <section key={slug} className={styles.group}>
          <h3 className={styles.category}>{name}</h3>
          {members.map((treatment) => (
            <TreatmentCard
              key={treatment.slug}
              treatment={treatment}
              isChosen={treatment.slug === chosen?.slug}
              onChoose={onChoose}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.search}>
      <Search aria-hidden strokeWidth={1.5} />
      <input
        ref={input}
        role="searchbox"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('appointment.search')}
        placeholder={t('appointment.search_example')}
        value={text}
        onChange={(event) => onSearch(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onSearch('')
            input.current?.focus()
          }}
        >
          <X aria-hidden strokeWidth={1.5} />
          {t('appointment.clear')}
        </button>
      )}
    </search>
  )
}

function CardSkeletons() {
  return (
    <div className={styles.list} aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  )
}
