import { lazy, Suspense, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { appointmentIdOf } from '#shared/features/booking/manage-token.ts'
import { comingParameter } from '#shared/i18n/paths.ts'
import { AppointmentDetails } from '#web/features/booking/appointment-details.tsx'
import { useIsUnknown } from '#web/features/booking/appointment-queries.ts'
import { ComingButton } from '#web/features/booking/coming-button.tsx'
import { UnknownVisit } from '#web/features/booking/unknown-visit.tsx'
import { VisitScreen } from '#web/features/booking/visit-screen.tsx'
import { importWithRetry } from '#web/lib/load-with-retry.ts'
import type { PictureSources, Stills } from '#web/lib/picture-sources.ts'
import { useAddressQuery } from '#web/lib/use-hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { asIsland } from '#web/ui/island.tsx'

type Pictures = {
  /** By the category of the treatment. */
  stills: Stills
  /** Where the link leads to no visit. */
  still: PictureSources
}

export const ManageAppointmentIsland = asIsland(ManageAppointment)

/** The appointment behind a manage link; opening the link changes nothing. */
function ManageAppointment(pictures: Pictures) {
  const query = useAddressQuery()
  return query === null ? <Loading /> : <Visit query={query} {...pictures} />
}

function Visit({ query, stills, still }: Pictures & { query: URLSearchParams }) {
  const { t } = useWords()
  const token = query.get('token') ?? ''
  const access = { id: appointmentIdOf(token), token }
  const [isAnswered, setAnswered] = useState(false)
  const isAsked = query.has(comingParameter)
  const place = useRef<HTMLDivElement>(null)
  // What was pressed may be gone, and what has changed stands above it.
  const toTitle = () => place.current?.querySelector<HTMLElement>('article h2')?.focus()
  if (useIsUnknown(access))
    return (
      <Suspense fallback={<Loading />}>
        <NoVisit still={still} />
      </Suspense>
    )
  return (
    <VisitScreen ref={place} title={t('appointment.summary')}>
      {isAsked && <ComingButton {...access} onTold={() => setAnswered(true)} />}
      <AppointmentDetails
        {...access}
        stills={stills}
        hasQuestion={isAsked && !isAnswered}
        onCancelled={toTitle}
        onMoved={toTitle}
      />
    </VisitScreen>
  )
}

function Loading() {
  const { t } = useWords()
  return (
    <VisitScreen title={t('appointment.summary')}>
      <output>{t('appointment.manage_loading')}</output>
    </VisitScreen>
  )
}

/** A page that hardly anybody needs: fetched where it is. Without it the clinic is one press away. */
const NoVisit = lazy<ComponentType<{ still: PictureSources }>>(async () => {
  // Not for the server, which would give every page its styles.
  if (import.meta.env.SSR) return { default: Unknown }
  return importWithRetry(() => import('#web/features/booking/no-visit.tsx')).then(
    (file) => ({ default: file.NoVisit }),
    () => ({ default: Unknown }),
  )
})

function Unknown() {
  const { t } = useWords()
  return (
    <VisitScreen title={t('appointment.summary')}>
      <UnknownVisit />
    </VisitScreen>
  )
}
