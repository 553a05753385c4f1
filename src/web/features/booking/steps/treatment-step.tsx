import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import { Search, X } from 'lucide-react'
import type { Area } from '#shared/content/areas.ts'
import type { useCatalogue } from '#web/features/booking/booking-queries.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { CallClinic, LoadFailed } from '#web/features/booking/load-state.tsx'
import { flatten, groupByCategory, treatmentFinder } from '#web/features/booking/find-treatments.ts'
import { AreaButtons } from '#web/features/booking/steps/area-buttons.tsx'
import { Problem } from '#web/features/booking/problem.tsx'
import type { ProblemNote } from '#web/features/booking/problem.tsx'
import { TreatmentCard } from '#web/features/booking/treatment-card.tsx'
import { useSeen } from '#web/features/booking/use-seen.ts'
import { placeInStrip } from '#web/features/booking/stills.ts'
import styles from '#web/features/booking/steps/treatment-step.module.css'

type TreatmentStepProps = {
  catalogue: ReturnType<typeof useCatalogue>
  chosen: Treatment | null
  search: string
  /** The only one shown, or null for all. */
  area: Area | null
  onSearch: (text: string) => void
  onArea: (area: Area | null) => void
  onChoose: (treatment: Treatment) => void
  problem: ProblemNote | null
}

/** More cards than any screen shows at once. */
const firstCards = 16
const none: Treatment[] = []

/** Step 1: a search over a list of cards that is one radio group. */
export function TreatmentStep({ catalogue, chosen, search, area, problem, ...on }: TreatmentStepProps) {
  const { language, t } = useWords()
  const treatments = useMemo(() => flatten(catalogue.data), [catalogue.data])
  // All cards and what the search prepares take a slow phone longer than a tap may: they follow what is seen first.
  const isSeen = useSeen()
  const prepared = useDeferredValue(isSeen ? treatments : none, none)
  const isFirstPicture = prepared !== treatments
  const find = useMemo(() => treatmentFinder(prepared, language), [prepared, language])
  const term = useDeferredValue(search.trim())
  const { hits: found, nearest } = isFirstPicture
    ? { hits: treatments, nearest: none }
    : find(area === null ? term : '')
  const hits = area === null ? found : found.filter((treatment) => treatment.area === area)
  const shownAtOnce = Math.max(
    firstCards,
    chosen === null ? 0 : hits.findIndex(({ slug }) => slug === chosen.slug) + 1,
  )
  const isRefused = problem?.place === 'treatment'
  const list = useRef<HTMLDivElement>(null)
  const toStart = () => list.current?.scrollTo(0, 0)
  const freeConsult = treatments.filter(({ priceCents }) => priceCents === 0).slice(0, 1)
  if (catalogue.isError) return <LoadFailed onRetry={() => void catalogue.refetch()} />
  return (
    <div className={styles.step}>
      <SearchBox
        text={search}
        onSearch={(text) => {
          toStart()
          on.onSearch(text)
        }}
      />
      <AreaButtons
        area={area}
        onArea={(wanted) => {
          toStart()
          on.onArea(wanted)
        }}
      />
      {/* In the place of how many there are, so that no card moves. */}
      <Problem problem={problem} place="treatment" />
      <output className={isRefused && hits.length > 0 ? 'visually-hidden' : styles.count}>
        {catalogue.isPending
          ? t('appointment.loading_treatments')
          : hits.length === 0
            ? t('appointment.no_matches', { term })
            : t('appointment.matches', { count: hits.length })}
      </output>
      {catalogue.isPending ? (
        <CardSkeletons />
      ) : hits.length === 0 ? (
        <div className={styles.none}>
          <CallClinic lead={t('appointment.no_matches_hint')} />
          <p>{t(nearest.length > 0 ? 'appointment.nearest' : 'appointment.ask_us')}</p>
          <TreatmentList
            treatments={[...new Set([...nearest, ...freeConsult])]}
            ref={list}
            chosen={chosen}
            onChoose={on.onChoose}
          />
        </div>
      ) : (
        <TreatmentList
          treatments={isFirstPicture ? hits.slice(0, shownAtOnce) : hits}
          ref={list}
          chosen={chosen}
          onChoose={on.onChoose}
        />
      )}
      {hits.length > 0 && (
        <div className={styles.help}>
          <CallClinic lead={t('appointment.help')} />
        </div>
      )}
    </div>
  )
}

type TreatmentListProps = Pick<TreatmentStepProps, 'chosen' | 'onChoose'> & {
  ref: RefObject<HTMLDivElement | null>
  treatments: readonly Treatment[]
}

function TreatmentList({ ref: list, treatments, chosen, onChoose }: TreatmentListProps) {
  const { t } = useWords()
  // Coming back from step 2, the chosen card is in sight again.
  useEffect(() => {
    list.current?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }, [list])
  return (
    <div ref={list} className={styles.list} role="radiogroup" aria-label={t('appointment.step_treatment')}>
      {groupByCategory(treatments).map(({ slug, name, members }) => (
        <section key={slug} className={styles.group}>
          <h3 className={styles.category}>
            <span className={styles.still} style={{ backgroundPositionX: `${placeInStrip(slug)}%` }} />
            {name.replace(' /', '\u00A0/')}
          </h3>
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
