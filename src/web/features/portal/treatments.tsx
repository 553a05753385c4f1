import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { Aftercare } from '#web/features/portal/aftercare.tsx'
import { Course } from '#web/features/portal/course.tsx'
import { inAftercare } from '#web/features/portal/in-aftercare.ts'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { Invitation, Part, PortalHead } from '#web/features/portal/part.tsx'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { instantsDone, useTreatments } from '#web/features/portal/portal-queries.ts'
import styles from '#web/features/portal/treatments.module.css'
import { useNamedLine } from '#web/features/portal/use-named-line.ts'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import line from '#web/features/portal/visit-line.module.css'
import { ZoneNote } from '#web/features/portal/zone-note.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { asIsland } from '#web/ui/island.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type TreatmentsProps = { still: PictureSources }

export const TreatmentsIsland = asIsland(Treatments)

/** `/portal/treatments`: the aftercare that is still due, or of the latest visit, then the history with the progress of courses. */
function Treatments({ still }: TreatmentsProps) {
  return <PortalFrame page="treatments">{() => <History still={still} />}</PortalFrame>
}

function History({ still }: TreatmentsProps) {
  const { t } = useWords()
  const now = useNow()
  const query = useTreatments()
  return (
    <>
      <PortalHead
        title={t('portal.page.treatments')}
        lead={t(query.data?.length === 0 ? 'portal.treatments.lead_none' : 'portal.treatments.lead')}
      />
      <Loaded query={query}>
        {(treatments) => (
          <>
            {inAftercare(treatments, now).map((treatment) => (
              <Aftercare key={treatment.id} treatment={treatment} />
            ))}
            <Part title={t('portal.treatments.history')}>
              {treatments.length === 0 ? (
                <Invitation title={t('portal.treatments.none')} still={still} />
              ) : (
                <Visits treatments={treatments} />
              )}
            </Part>
          </>
        )}
      </Loaded>
      <ZoneNote instants={instantsDone(query.data ?? [])} />
    </>
  )
}

function Visits({ treatments }: { treatments: readonly ClientTreatment[] }) {
  return (
    <ul className={styles.visits}>
      {treatments.map((each) => (
        <Visit key={each.id} treatment={each} />
      ))}
    </ul>
  )
}

function Visit({ treatment }: { treatment: ClientTreatment }) {
  const { id, course, treatmentLabel, treatmentDate, status } = treatment
  useNamedLine(id)
  return (
    <li id={id} tabIndex={-1} className={styles.visit}>
      <VisitLine label={treatmentLabel} start={treatmentDate} status={status} />
      {course !== null && (
        <div className={line.under}>
          <Course treatment={treatment} course={course} />
        </div>
      )}
    </li>
  )
}
