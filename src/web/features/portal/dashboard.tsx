import type { LucideIcon } from 'lucide-react'
import { ArrowRight, CalendarDays, Settings2, Sparkles, UserRound } from 'lucide-react'
import type { Profile } from '#shared/features/account/contract.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { changeCostText } from '#web/features/portal/change-cost-text.ts'
import { Course } from '#web/features/portal/course.tsx'
import styles from '#web/features/portal/dashboard.module.css'
import { Loaded, Skeleton } from '#web/features/portal/loaded.tsx'
import { NextVisit } from '#web/features/portal/next-visit.tsx'
import { BookLink, Invitation, None, Part, PortalHead } from '#web/features/portal/part.tsx'
import part from '#web/features/portal/part.module.css'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import {
  instantsDone,
  instantsOf,
  upcomingOf,
  useAppointments,
  useTreatments,
} from '#web/features/portal/portal-queries.ts'
import { UnverifiedNotice } from '#web/features/portal/unverified-notice.tsx'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import line from '#web/features/portal/visit-line.module.css'
import { ZoneNote } from '#web/features/portal/zone-note.tsx'
import type { Stills } from '#web/lib/picture-sources.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { asIsland } from '#web/ui/island.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

const shownCount = 3

type DashboardProps = {
  /** Beside the way to a first visit. */
  still: PictureSources
  /** Beside the next visit, the one of its category. */
  stills: Stills
}

export const DashboardIsland = asIsland(Dashboard)

/** `/portal`: a greeting with the next visit, the way to the rest, what was, and what is coming (SPEC 2). */
function Dashboard(pictures: DashboardProps) {
  return <PortalFrame page="overview">{(client) => <Overview client={client} {...pictures} />}</PortalFrame>
}

function Overview({ client, ...pictures }: { client: Profile } & DashboardProps) {
  const { language, t } = useWords()
  return (
    <>
      <PortalHead
        title={t('portal.dashboard.greeting', { name: client.firstName })}
        lead={t('portal.dashboard.lead')}
      />
      {!client.emailVerified && <UnverifiedNotice email={client.email} />}
      <Next {...pictures} />
      <Cards />
      <Part title={t('portal.dashboard.recent')}>
        <Recent />
        <p className={part.ways}>
          <a className={styles.more} href={localized(paths.portalTreatments, language)}>
            {t('portal.dashboard.all_treatments')}
          </a>
        </p>
      </Part>
      <Upcoming />
      <Zone />
    </>
  )
}

/** The next visit, large, or the way to one. Where visits cannot be read, their list says so. */
function Next({ still, stills }: DashboardProps) {
  const { t } = useWords()
  const now = useNow()
  const { data, isError } = useAppointments()
  if (data === undefined) return isError ? null : <Skeleton shape="visit" />
  const [next] = upcomingOf(data, now)
  if (next !== undefined) return <NextVisit appointment={next} still={stills[next.categorySlug ?? '']} />
  return <Invitation title={t('portal.appointments.lead_none')} still={still} />
}

/** The first of what is coming. It stands below what was (SPEC 4), also where nothing is. */
function Upcoming() {
  const words = useWords()
  const { language, t } = words
  const now = useNow()
  return (
    <Part title={t('portal.dashboard.upcoming')}>
      <Loaded query={useAppointments()} loading={<Skeleton shape="lines" />}>
        {(appointments) => {
          const upcoming = upcomingOf(appointments, now).slice(0, shownCount)
          if (upcoming.length === 0) return <None>{t('portal.dashboard.no_upcoming')}</None>
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
                      cost={changeCostText(each, words)}
                      hasArrow
                    />
                  </a>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <p className={part.ways}>
        <BookLink variant="secondary" />
        <a className={styles.more} href={localized(paths.portalAppointments, language)}>
          {t('portal.dashboard.all_appointments')}
        </a>
      </p>
    </Part>
  )
}

function Recent() {
  const { language, t } = useWords()
  return (
    <Loaded query={useTreatments()} loading={<Skeleton shape="lines" />}>
      {(all) => {
        const treatments = all.filter(isDone)
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

/** A visit that was missed was no treatment; it stands among the appointments and in the history. */
function isDone({ status }: ClientTreatment): boolean {
  return status === 'completed'
}

function Zone() {
  const now = useNow()
  const coming = upcomingOf(useAppointments().data ?? [], now).slice(0, shownCount)
  const recent = (useTreatments().data ?? []).filter(isDone).slice(0, shownCount)
  return <ZoneNote instants={[...instantsOf(coming), ...instantsDone(recent)]} />
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
