import { useId } from 'react'
import type { z } from 'zod'
import type { floodsAnswer } from '#shared/features/desk/reports-contract.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import styles from '#web/features/desk/floods/floods.module.css'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'

type Group = z.infer<typeof floodsAnswer>['groups'][number]
type Visit = Group['visits'][number]

/** Of one group; the others can be unfolded. */
const shownAtOnce = 6

type FloodGroupProps = {
  group: Group
  marked: ReadonlySet<string>
  mark: (ids: readonly string[], isMarked: boolean) => void
}

/** The visits to come of one person, address or network; all or some of them are chosen. */
export function FloodGroup({ group, marked, mark }: FloodGroupProps) {
  const { t } = useWords()
  const moment = useMoment()
  const titleId = useId()
  const { kind, label, visits } = group
  const ids = visits.map(({ id }) => id)

  /** Who comes, as far as the heading does not say it. */
  const whoOf = ({ firstName, lastName, email }: Visit) =>
    [`${firstName} ${lastName}`, email]
      .filter((part) => part !== '' && part !== label)
      // A dot may end a line, and begins none.
      .join('\u00a0· ')

  const lines = visits.map((visit) => (
    <li key={visit.id}>
      <Choice
        type="checkbox"
        label={moment(visit.start)}
        help={<Facts what={visit.label} who={whoOf(visit)} bookedAt={visit.bookedAt} />}
        checked={marked.has(visit.id)}
        onChange={({ target }) => mark([visit.id], target.checked)}
      />
    </li>
  ))

  return (
    <div className={styles.group} role="group" aria-labelledby={titleId}>
      <div className={styles.legend}>
        <h3 id={titleId}>{label === null ? t('deskFloods.network') : <bdi>{label}</bdi>}</h3>
        <p className={styles.quiet}>
          {t(`deskFloods.kind.${kind}`)} · {t('deskFloods.visits', { count: visits.length })}
        </p>
      </div>
      <Choice
        type="checkbox"
        label={t('deskFloods.all')}
        checked={ids.every((id) => marked.has(id))}
        onChange={({ target }) => mark(ids, target.checked)}
      />
      <ul className={styles.visits}>{lines.slice(0, shownAtOnce)}</ul>
      {lines.length > shownAtOnce && (
        <details>
          <summary className={styles.more}>
            {t('deskFloods.more', { count: lines.length - shownAtOnce })}
          </summary>
          <ul className={styles.rest}>{lines.slice(shownAtOnce)}</ul>
        </details>
      )}
    </div>
  )
}

/** What for, who comes, and when that was booked, each on a line of its own. */
function Facts({ what, who, bookedAt }: { what: string; who: string; bookedAt: string }) {
  const { t } = useWords()
  const moment = useMoment()
  return [what, who, t('deskFloods.booked', { moment: moment(bookedAt) })]
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className={styles.fact}>
        {line}
      </span>
    ))
}
