import { clinic } from '#content/clinic.ts'
import { slugOf } from '#shared/content/slug.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { formatFullDate, formatTime } from '#shared/i18n/format.ts'
import { bookingPath, localized, paths } from '#shared/i18n/paths.ts'
import { Aftercare } from '#web/features/portal/aftercare.tsx'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { Part, PortalHead } from '#web/features/portal/part.tsx'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { useTreatments } from '#web/features/portal/portal-queries.ts'
import styles from '#web/features/portal/treatments.module.css'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import { dateIn, noonOf } from '#web/lib/calendar-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { asIsland } from '#web/ui/island.tsx'

export const TreatmentsIsland = asIsland(Treatments)

/** `/portal/treatments`: aftercare of the latest visit, then the history with the progress of courses. */
function Treatments() {
  return <PortalFrame page="treatments">{() => <History />}</PortalFrame>
}

function History() {
  const { t } = useWords()
  const query = useTreatments()
  return (
    <>
      <PortalHead title={t('portal.page.treatments')} lead={t('portal.treatments.lead')} />
      <Loaded query={query}>
        {(treatments) => {
          const latest = treatments.find(({ status }) => status === 'completed')
          return (
            <>
              {latest !== undefined && latest.aftercare.length > 0 && <Aftercare treatment={latest} />}
              <Part title={t('portal.treatments.history')}>
                {treatments.length === 0 && <p className={styles.none}>{t('portal.treatments.none')}</p>}
                <ul className={styles.visits}>
                  {treatments.map((each) => (
                    <li key={each.id} className={styles.visit}>
                      <VisitLine
                        label={each.treatmentLabel}
                        start={each.treatmentDate}
                        status={each.status}
                      />
                      {each.course !== null && <Course treatment={each} course={each.course} />}
                    </li>
                  ))}
                </ul>
              </Part>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type CourseProps = { treatment: ClientTreatment; course: { number: number; visits: number } }

/** How far a course is, and when its next visit makes sense. */
function Course({ treatment, course }: CourseProps) {
  const { language, t } = useWords()
  const { nextFrom, nextBooked } = treatment
  const progress = t('portal.treatments.course', course)
  return (
    <div className={styles.course}>
      <p className={styles.progress}>
        {progress}
        <progress className={styles.bar} max={course.visits} value={course.number} aria-label={progress} />
      </p>
      {course.number >= course.visits && <p>{t('portal.treatments.course_done', course)}</p>}
      {nextBooked !== null && (
        <p>
          <a
            className={styles.next}
            href={`${localized(paths.portalAppointments, language)}#${nextBooked.id}`}
          >
            {t('portal.treatments.next_booked', {
              date: formatFullDate(new Date(nextBooked.appointmentDate), language, clinic.timeZone),
              time: formatTime(new Date(nextBooked.appointmentDate), language, clinic.timeZone),
            })}
          </a>
        </p>
      )}
      {nextFrom !== null && nextBooked === null && <BookNext treatment={treatment} nextFrom={nextFrom} />}
    </div>
  )
}

function BookNext({ treatment, nextFrom }: { treatment: ClientTreatment; nextFrom: string }) {
  const { language, t } = useWords()
  const today = dateIn(clinic.timeZone, useNow())
  return (
    <>
      <p>{t('portal.treatments.next_from', { date: formatFullDate(noonOf(nextFrom), language, 'UTC') })}</p>
      <ButtonLink
        variant="secondary"
        isCompact
        href={localized(
          bookingPath({
            treatmentSlug: slugOf(treatment.treatmentType),
            date: nextFrom > today ? nextFrom : today,
          }),
          language,
        )}
      >
        {t('portal.treatments.book_next')}
      </ButtonLink>
    </>
  )
}
