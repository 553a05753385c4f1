import { clinic } from '#content/clinic.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useWords } from '#web/lib/words.ts'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'

/** Says whose clock the times follow where one of these instants has another time on the client's: some zones differ for half the year. */
export function ZoneNote({ instants }: { instants: readonly string[] }) {
  const { language, t } = useWords()
  const other = instants
    .map((instant) => new Date(instant))
    .find((at) => formatTime(at, language, undefined) !== formatTime(at, language, clinic.timeZone))
  return other && <TimeZoneNote at={other}>{() => t('portal.time_zone_note')}</TimeZoneNote>
}
