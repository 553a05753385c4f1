import { Aftercare } from '#web/features/portal/aftercare.tsx'
import { Course } from '#web/features/portal/course.tsx'
import { Loaded } from '#web/features/portal/loaded.tsx'
import { Part, PortalHead } from '#web/features/portal/part.tsx'
import { PortalFrame } from '#web/features/portal/portal-frame.tsx'
import { useTreatments } from '#web/features/portal/portal-queries.ts'
import styles from '#web/features/portal/treatments.module.css'
import { VisitLine } from '#web/features/portal/visit-line.tsx'
import { useWords } from '#web/lib/words.ts'
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
                    <li key={each.id} id={each.id} className={styles.visit}>
                      <VisitLine
                        label={each.treatmentLabel}
                        start={each.treatmentDate}
                        status={each.status}
                      />
                      {each.course !== null && (
                        <div className={styles.course}>
                          <Course treatment={each} course={each.course} />
                        </div>
                      )}
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
