import type { Bell } from '#server/platform/events/bell.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** Shows how many desks follow the agenda at this process. */
export function measureDesks(metrics: Metrics, bell: Bell): void {
  metrics.gauge(
    { name: 'clinic_desk_connections', help: 'Desks that are open and follow the agenda at this process' },
    async () => [{ labels: {}, value: bell.hearers() }],
  )
}
