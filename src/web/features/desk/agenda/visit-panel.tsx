import { Phone, X } from 'lucide-react'
import type { DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { clockText } from '#shared/lib/time.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { clockOf } from '#web/features/desk/agenda/agenda-clock.ts'
import { visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { isMark, MarkButtons } from '#web/features/desk/agenda/mark-buttons.tsx'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { LateChanges, VisitActs } from '#web/features/desk/agenda/visit-acts.tsx'
import { VisitFacts } from '#web/features/desk/agenda/visit-facts.tsx'
import { VisitHistory } from '#web/features/desk/agenda/visit-history.tsx'
import { VisitMails } from '#web/features/desk/agenda/visit-mails.tsx'
import styles from '#web/features/desk/agenda/visit-panel.module.css'
import { VisitPayments } from '#web/features/desk/agenda/visit-payments.tsx'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { cardAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Loaded } from '#web/features/desk/base/parts.tsx'
import { besideQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/** Beside the agenda where there is room for both, else over it. */
export function VisitPanel({ id }: { id: string }) {
  const { t } = useWords()
  const { openVisit } = useActs()
  const isBeside = useMediaQuery(besideQuery)
  const visit = useDeskQuery<DeskVisitDetails>(`${visitsPath}/${id}`)
  const content = <Loaded query={visit}>{(found) => <Details visit={found} />}</Loaded>
  if (!isBeside)
    return (
      <Dialog isHeaded title={t('deskAgenda.panel.title')} onClose={() => openVisit(null)}>
        {content}
      </Dialog>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever in it the focus is
    <aside
      className={styles.panel}
      aria-label={t('deskAgenda.panel.title')}
      data-panel={id}
      onKeyDown={({ key }) => key === 'Escape' && openVisit(null)}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={t('desk.close')}
        onClick={() => openVisit(null)}
      >
        <X aria-hidden strokeWidth={1.5} size={20} />
      </button>
      {content}
    </aside>
  )
}

function Details({ visit }: { visit: DeskVisitDetails }) {
  const { language, t } = useWords()
  const moment = useMoment()
  const name = `${visit.firstName} ${visit.lastName}`
  const mood = moodOf(visit, useNow())
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          {visit.clientId === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={cardAddress(visit.clientId, language)}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h3>
        <p>
          {visit.label}
          <Facts
            facts={[
              // The two times are one: no line begins with the dash between them.
              `${moment(visit.start)}–${clockText(clockOf(visit.end).minute)}`,
              t('deskAgenda.room', { room: visit.room }),
            ]}
          />
        </p>
        <p className={styles.badges}>
          {/* What somebody marked is said by the button that is pressed. */}
          {!isMark(mood) && <span data-mood={mood}>{t(`deskAgenda.mood.${mood}`)}</span>}
          {visit.isNew && <span>{t('deskAgenda.is_new')}</span>}
        </p>
        {visit.phone !== '' && (
          <a href={telephoneLink(visit.phone)}>
            <Phone aria-hidden strokeWidth={1.5} size={18} />
            <span>
              {t('deskAgenda.panel.call')} <bdi dir="ltr">{visit.shownPhone}</bdi>
            </span>
          </a>
        )}
      </header>
      <section className={`${styles.part} ${styles.standing}`}>
        {visit.status !== 'cancelled' && <MarkButtons visit={visit} />}
        <VisitActs visit={visit} />
      </section>
      <VisitFacts visit={visit} />
      <VisitPayments visit={visit} />
      <VisitMails visit={visit} />
      <VisitHistory visit={visit} />
      <LateChanges visit={visit} />
    </div>
  )
}
