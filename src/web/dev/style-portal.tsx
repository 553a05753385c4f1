import { Part } from '#web/dev/style-part.tsx'
import { appointment, course } from '#web/dev/style-samples.ts'
import styles from '#web/dev/style-sheet.module.css'
import { appointmentStatuses } from '#shared/features/booking/fields.ts'
import { Aftercare } from '#web/features/portal/aftercare.tsx'
import { Course } from '#web/features/portal/course.tsx'
import { Loaded, Skeleton } from '#web/features/portal/loaded.tsx'
import { NextVisit } from '#web/features/portal/next-visit.tsx'
import { PortalHead } from '#web/features/portal/part.tsx'
import { UnverifiedNotice } from '#web/features/portal/unverified-notice.tsx'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import type { Page } from '#web/lib/page.ts'

const failed = { data: undefined, error: new Error('out of reach'), isError: true, refetch: () => undefined }

/** What a client sees of their visits: loaded, on its way, and out of reach. */
export function PortalParts({ page: { t } }: { page: Page }) {
  return (
    <Part title="Portal">
      <PortalHead
        title={t('portal.dashboard.greeting', { name: 'Noor' })}
        lead={t('portal.dashboard.lead')}
      />
      <UnverifiedNotice email="noor@example.nl" />
      <NextVisit appointment={appointment} />
      {appointmentStatuses.map((status) => (
        <VisitLine
          key={status}
          label={appointment.treatmentLabel}
          start={appointment.appointmentDate}
          status={status}
          hasArrow
        />
      ))}
      {course.course !== null && <Course treatment={course} course={course.course} />}
      <Aftercare treatment={course} />
      <div className={styles.fields}>
        <Skeleton shape="visit" />
        <Skeleton shape="lines" />
        <Loaded query={failed as never}>{() => null}</Loaded>
      </div>
    </Part>
  )
}
