import { clinic } from '#content/clinic.ts'
import { slugOf } from '#shared/content/slug.ts'
import { firstOpenDate } from '#shared/features/booking/first-open-date.ts'
import { isDayTooSoon } from '#shared/features/booking/rules.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { formatFullDate, formatTime, keepDayWithMonth } from '#shared/i18n/format.ts'
import { bookingPath, localized, paths } from '#shared/i18n/paths.ts'
import { addDays } from '#shared/lib/time.ts'
import styles from '#web/features/portal/course.module.css'
import { dateIn, noonOf } from '#web/lib/calendar-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type CourseProps = { treatment: ClientTreatment; course: { number: number; visits: number } }

/** How far a course is, and when its next visit makes sense. */
export function Course({ treatment, course }: CourseProps) {
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
              date: keepDayWithMonth(
                formatFullDate(new Date(nextBooked.appointmentDate), language, clinic.timeZone),
              ),
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
  const now = useNow()
  const today = dateIn(clinic.timeZone, now)
  const soonest = isDayTooSoon(today, now, clinic) ? addDays(today, 1) : today
  const from = firstOpenDate(nextFrom > soonest ? nextFrom : soonest, clinic)
  return (
    <>
      <p>
        {t('portal.treatments.next_from', {
          date: keepDayWithMonth(formatFullDate(noonOf(from), language, 'UTC')),
        })}{' '}
        {t('portal.treatments.next_free')}
      </p>
      <ButtonLink
        variant="secondary"
        isCompact
        href={localized(
          bookingPath({
            treatmentSlug: slugOf(treatment.treatmentType),
            date: from,
          }),
          language,
        )}
      >
        {t('portal.treatments.book_next')}
      </ButtonLink>
    </>
  )
}
