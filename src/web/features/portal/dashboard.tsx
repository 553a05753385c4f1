import type { LucideIcon } from 'lucide-react'
import { ArrowRight, CalendarDays, Settings2, Sparkles, UserRound } from 'lucide-react'
import type { Profile } from '#shared/features/account/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { changeCost } from '#web/features/portal/change-cost.ts'
import { Course } from '#web/features/portal/course.tsx'
import styles from '#web/features/portal/dashboard.module.css'
import { Loaded, Skeleton } from '#web/features/portal/loaded.tsx'
import { NextVisit } from '#web/features/portal/next-visit.tsx'
import { BookLink, None, Part, PortalHead } from '#web/features/portal/part.tsx'
import part from '#web/features/portal/part.module.css'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { upcomingOf, useAppointments, useTreatments } from '#web/features/portal/portal-queries.ts'
import { UnverifiedNotice } from '#web/features/portal/unverified-notice.tsx'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import line from '#web/features/portal/visit-line.module.css'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { asIsland } from '#web/ui/island.tsx'

const shownCount = 3

export const DashboardIsland = asIsland(Dashboard)

/** `/portal`: a greeting with the next visit, the way to the rest, what was, and what is coming (SPEC 2). */
function Dashboard() {
  return <PortalFrame page="overview">{(client) => <Overview client={client} />}</PortalFrame>
}

function Overview({ client }: { client: Profile }) {
  const { language, t } = useWords()
  return (
    <>
      <PortalHead
        title={t('portal.dashboard.greeting', { name: client.firstName })}
        lead={t('portal.dashboard.lead')}
      />
      {!client.emailVerified && <UnverifiedNotice email={client.email} />}
      <Next />
      <Cards />
      <Part title={t('portal.dashboard.recent')}>
        <Recent />
        <p className={part.ways}>
          <a className={styles.more} href={localized(paths.portalTreatments, language)}>
            {t('portal.dashboard.all_treatments')}
          </a>
        </p>
      </Part>
      <Part title={t('portal.dashboard.upcoming')}>
        <Upcoming />
        <p className={part.ways}>
          <BookLink variant="secondary" />
          <a className={styles.more} href={localized(paths.portalAppointments, language)}>
            {t('portal.dashboard.all_appointments')}
          </a>
        </p>
      </Part>
    </>
  )
}

/** The next visit, large. Where visits cannot be read, their list says so. */
function Next() {
  const now = useNow()
  const { data, isError } = useAppointments()
  if (data === undefined) return isError ? null : <Skeleton shape="visit" />
  const [next] = upcomingOf(data, now)
  return next === undefined ? null : <NextVisit appointment={next} />
}

function Upcoming() {
  const words = useWords()
  const { language, t } = words
  const now = useNow()
  return (
    <Loaded query={useAppointments()} loading={<Skeleton shape="lines" />}>
      {(appointments) => {
        const upcoming = upcomingOf(appointments, now).slice(0, shownCount)
        if (upcoming.length === 0) {
          return <None ways={<BookLink />}>{t('portal.dashboard.no_upcoming')}</None>
        }
        return (
          <ul>
            {upcoming.map((each) => (
              <li key={each.id} className={styles.row}>
                <a
                  className={styles.visit}
                  href={`${localized(paths.portalAppointments, language)}#${each.id}`}
                >
                  <VisitLine
                    label={each.treatmentLabel}
                    start={each.appointmentDate}
                    status={each.status}
                    cost={changeCost(each, words)}
                    hasArrow
                  />
                </a>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

function Recent() {
  const { language, t } = useWords()
  return (
    <Loaded query={useTreatments()} loading={<Skeleton shape="lines" />}>
      {(all) => {
        // A visit that was missed was no treatment; it stands among the appointments and in the history.
        const treatments = all.filter(({ status }) => status === 'completed')
        if (treatments.length === 0) return <None>{t('portal.dashboard.no_recent')}</None>
        return (
          <ul>
            {treatments.slice(0, shownCount).map((each) => (
              <li key={each.id} className={styles.row}>
                <a
                  className={styles.visit}
                  href={`${localized(paths.portalTreatments, language)}#${each.id}`}
                >
                  <VisitLine
                    label={each.treatmentLabel}
                    start={each.treatmentDate}
                    status={each.status}
                    hasArrow
                  />
                </a>
                {each.course !== null && (
                  <div className={`${line.under} ${styles.course}`}>
                    <Course treatment={each} course={each.course} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

const cards = {
  appointments: { path: paths.portalAppointments, icon: CalendarDays },
  treatments: { path: paths.portalTreatments, icon: Sparkles },
  preferences: { path: paths.portalPreferences, icon: Settings2 },
  profile: { path: paths.portalProfile, icon: UserRound },
} as const satisfies Record<string, { path: string; icon: LucideIcon }>

function Cards() {
  const { language, t } = useWords()
  return (
    <ul className={styles.cards}>
      {(Object.keys(cards) as (keyof typeof cards)[]).map((name) => {
        const { path, icon: Icon } = cards[name]
        return (
          <li key={name}>
            <a className={styles.card} href={localized(path, language)}>
              <Icon aria-hidden strokeWidth={1.5} />
              <span className={styles.cardName}>{t(`portal.page.${name}`)}</span>
              <span className={styles.cardText}>{t(`portal.dashboard.${name}`)}</span>
              <ArrowRight aria-hidden strokeWidth={1.5} className={`flip ${styles.arrow}`} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
