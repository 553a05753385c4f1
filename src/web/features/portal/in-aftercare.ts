import type { ClientTreatment } from '#shared/features/portal/contract.ts'

/**
 * The visits whose aftercare is shown, newest first: all after which something is not fine yet at `now`, where there are none the
 * latest. A visit to which nothing is said has none.
 */
export function inAftercare(treatments: readonly ClientTreatment[], now: Date): readonly ClientTreatment[] {
  const done = treatments.filter(({ status }) => status === 'completed')
  const running = done.filter(({ aftercare }) =>
    aftercare.some(({ allowedFrom }) => new Date(allowedFrom) > now),
  )
  const shown = running.length > 0 ? running : done.slice(0, 1)
  return shown.filter(({ aftercare }) => aftercare.length > 0)
}
