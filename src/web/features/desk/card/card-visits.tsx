import { dueCents, isPriceOwed } from '#shared/features/booking/due.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { visitAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { More } from '#web/features/desk/base/parts.tsx'
import { visitPrice } from '#web/features/desk/base/visit-price.ts'
import styles from '#web/features/desk/card/card.module.css'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** On a phone so many of those that are over, so that what stands below is near; the others can be unfolded, unless it is one. */
const shownAtOnce = 3

/** Every visit of the person: what is to come, the next one first, then what was, the latest first. Each leads into the agenda. */
export function CardVisits({ visits }: { visits: readonly DeskVisit[] }) {
  const { t } = useWords()
  const isNarrow = useMediaQuery(narrowQuery)
  const now = Number(useNow())
  const fromNow = ({ start }: DeskVisit) => Math.abs(Date.parse(start) - now)
  const nearestFirst = visits.toSorted((one, other) => fromNow(one) - fromNow(other))
  const parts = {
    coming: nearestFirst.filter(({ end }) => Date.parse(end) > now),
    been: nearestFirst.filter(({ end }) => Date.parse(end) <= now),
  }
  return (
    <section className={`${styles.part} ${styles.visits}`}>
      <h3>{t('deskClients.visits_title')}</h3>
      {visits.length === 0 && <p className={styles.quiet}>{t('deskClients.no_visits')}</p>}
      {(['coming', 'been'] as const).map(
        (part) =>
          parts[part].length > 0 && (
            <section key={part}>
              <h4 className={styles.half}>{t(`deskClients.${part}`)}</h4>
              <Visits visits={parts[part]} shown={part === 'been' && isNarrow ? shownAtOnce : Infinity} />
            </section>
          ),
      )}
    </section>
  )
}

function Visits({ visits, shown }: { visits: readonly DeskVisit[]; shown: number }) {
  const { t } = useWords()
  const lines = visits.map((visit) => <Visit key={visit.id} visit={visit} />)
  const more = lines.length - shown
  if (more <= 1) return <ul className={styles.lines}>{lines}</ul>
  return (
    <>
      <ul className={styles.lines}>{lines.slice(0, shown)}</ul>
      <More label={t('deskClients.more_visits', { count: more })}>
        <ul className={styles.lines}>{lines.slice(shown)}</ul>
      </More>
    </>
  )
}

function Visit({ visit }: { visit: DeskVisit }) {
  const words = useWords()
  const { language, t } = words
  const moment = useMoment()
  const now = useNow()
  const isOver = new Date(visit.end) <= now
  const mood = moodOf(visit, now)
  // Of one that was not done nobody asks its price: what is owed for it is the fee.
  const isAsked = mood !== 'cancelled' && mood !== 'no_show'
  const fee = visit.feeCents > 0 && formatPrice(visit.feeCents, language)
  const isPartOfFee = !isAsked && visit.settledCents > 0 && visit.settledCents < dueCents(visit)
  const facts = [
    t('deskAgenda.room', { room: visit.room }),
    isOver && isPriceOwed(visit) ? (
      <strong key="owed">
        {t('deskAgenda.pay.paid', {
          paid: formatPrice(visit.settledCents, language),
          price: formatPrice(visit.priceCents, language),
        })}
      </strong>
    ) : (
      isOver && dueCents(visit) > 0 && visit.settledCents >= dueCents(visit) && t('deskClients.paid_up')
    ),
    isPartOfFee && (
      <strong key="of-fee">
        {t('deskAgenda.pay.paid', { paid: formatPrice(visit.settledCents, language), price: fee })}
      </strong>
    ),
    fee !== false && (isAsked ? `${t('deskAgenda.panel.fee')} ${fee}` : t('deskAgenda.panel.fee')),
  ]
  return (
    <li className={styles.visit} data-mood={mood}>
      <div>
        <a href={visitAddress(visit, language)}>
          <time dateTime={visit.start}>{moment(visit.start)}</time>
        </a>
        <p>{visit.label}</p>
        <p className={styles.quiet}>
          <Facts facts={facts} />
        </p>
        {isAsked && <p className={styles.price}>{visitPrice(visit, words)}</p>}
        {!isAsked && fee !== false && (
          <p className={styles.price}>
            {/* Paid in part, what is owed stands among the facts. */}
            {dueCents(visit) > 0 && visit.settledCents === 0 ? <strong>{fee}</strong> : fee}
          </p>
        )}
        {visit.notes !== null && (
          <p className={styles.remark} dir="auto">
            {visit.notes}
          </p>
        )}
        <span className={styles.badge} data-mood={mood}>
          {t(`deskAgenda.mood.${mood}`)}
        </span>
      </div>
    </li>
  )
}
