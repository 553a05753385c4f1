import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import { ConsultNote } from '#web/features/booking/notices.tsx'
import { Problem } from '#web/features/booking/problem.tsx'
import type { ProblemNote } from '#web/features/booking/problem.tsx'
import { TimePicker } from '#web/features/booking/time-picker.tsx'
import { TreatmentSummary } from '#web/features/booking/treatment-summary.tsx'
import type { CalendarDate } from '#web/lib/calendar-date.ts'
import styles from '#web/features/booking/steps/time-step.module.css'

type TimeStepProps = {
  treatment: Treatment
  date: CalendarDate | null
  slot: Slot | null
  isCompact: boolean
  /** What has to come first, on another day. */
  consult: Treatment | undefined
  onChangeTreatment: () => void
  onConsult: (consult: Treatment) => void
  onDate: (date: CalendarDate) => void
  onMoment: (date: CalendarDate, slot: Slot) => void
  problem: ProblemNote | null
}

/** Step 2: when the chosen treatment takes place. */
export function TimeStep({ consult, onChangeTreatment, onConsult, problem, ...picker }: TimeStepProps) {
  return (
    <div className={styles.step}>
      <TreatmentSummary treatment={picker.treatment} onChange={onChangeTreatment} />
      {consult !== undefined && <ConsultNote consult={consult} onBook={() => onConsult(consult)} />}
      <TimePicker
        {...picker}
        dateNote={problem?.place === 'date' && <Problem problem={problem} place="date" />}
        timeNote={<Problem problem={problem} place="time" />}
      />
    </div>
  )
}
