import type { FamilyFacts } from '#shared/content/schema.ts'
import { aftercareActivities } from '#shared/content/schema.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { addMinutes } from '#shared/lib/time.ts'

const hourMinutes = 60

/** From when each activity is fine again, soonest first; hours count from the end of the visit. */
export function aftercareTimeline(
  endedAt: Date,
  aftercareHours: FamilyFacts['aftercareHours'],
): ClientTreatment['aftercare'] {
  return aftercareActivities
    .flatMap((activity) => {
      const hours = aftercareHours[activity]
      return hours === undefined ? [] : [{ activity, hours }]
    })
    .sort((one, other) => one.hours - other.hours)
    .map(({ activity, hours }) => ({
      activity,
      allowedFrom: addMinutes(endedAt, hours * hourMinutes).toISOString(),
    }))
}
