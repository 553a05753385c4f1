import { useId } from 'react'
import type { z } from 'zod'
import type { floodsAnswer } from '#shared/features/desk/reports-contract.ts'
import { cardAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { More } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/floods/floods.module.css'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'

type Group = z.infer<typeof floodsAnswer>['groups'][number]
export type FloodVisit = Group['visits'][number]

/** Of one group; the others can be unfolded, unless it is one, which takes no more room than the words for it. */
const shownAtOnce = 7

type FloodGroupProps = {
  group: Group
  marked: ReadonlySet<string>
  mark: (ids: readonly string[], isMarked: boolean) => void
}

/** The visits to come of one person, address or network; all or some of them are chosen. */
export function FloodGroup({ group, marked, mark }: FloodGroupProps) {
  const { language, t } = useWords()
  const moment = useMoment()
  const titleId = useId()
  const { kind, label, cardId, visits } = group
  const ids = visits.map(({ id }) => id)
  const openCount = visits.length === shownAtOnce + 1 ? visits.length : shownAtOnce

  /** What for, who comes as far as the heading does not say it, and when that was booked: a line each. */
  const factsOf = ({ label: what, firstName, lastName, email, bookedAt }: FloodVisit) => {
    const others = [`${firstName} ${lastName}`, email, t('deskFloods.booked', { moment: moment(bookedAt) })]
    return (
      <>
        <span className={styles.treatment}>{keepCount(what)}</span>
        {others.filter((part) => part !== '' && part !== label).map((part) => `\n${part}`)}
      </>
    )
  }

  const title = label === null ? t('deskFloods.network') : <bdi>{label}</bdi>
  const lines = visits.map((visit) => (
    <li key={visit.id}>
      <Choice
        type="checkbox"
        label={moment(visit.start)}
        help={factsOf(visit)}
        checked={marked.has(visit.id)}
        onChange={({ target }) => mark([visit.id], target.checked)}
      />
    </li>
  ))

  return (
    <div className={styles.group} role="group" aria-labelledby={titleId}>
      <div className={styles.legend}>
        <h3 id={titleId}>{cardId === null ? title : <a href={cardAddress(cardId, language)}>{title}</a>}</h3>
        {/* A name says that it is one. */}
        {kind !== 'client' && <p className={styles.quiet}>{t(`deskFloods.kind.${kind}`)}</p>}
      </div>
      <Choice
        type="checkbox"
        label={t('deskFloods.all', { count: ids.length })}
        checked={ids.every((id) => marked.has(id))}
        onChange={({ target }) => mark(ids, target.checked)}
      />
      <ul className={styles.visits}>{lines.slice(0, openCount)}</ul>
      {lines.length > openCount && (
        <More label={t('deskFloods.more', { count: lines.length - openCount })}>
          <ul>{lines.slice(openCount)}</ul>
        </More>
      )}
    </div>
  )
}

/** "kuur van 6": how many stays with the words that it counts. */
function keepCount(treatment: string): string {
  return treatment.replace(/\p{L}+ \d+( \p{L}+)?/u, (count) => count.replaceAll(' ', '\u00a0'))
}
