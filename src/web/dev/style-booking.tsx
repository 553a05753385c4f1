import { clinic } from '#content/clinic.ts'
import { formatDay } from '#shared/i18n/format.ts'
import { Part } from '#web/dev/style-part.tsx'
import { appointment, id, now, slots, treatmentsOf } from '#web/dev/style-samples.ts'
import styles from '#web/dev/style-sheet.module.css'
import { BookingSummary } from '#web/features/booking/booking-summary.tsx'
import { CloseQuestion } from '#web/features/booking/close-question.tsx'
import { FeeLine } from '#web/features/booking/fee-line.tsx'
import { FlowButtons } from '#web/features/booking/flow-buttons.tsx'
import { LoadFailed } from '#web/features/booking/load-state.tsx'
import { Problem } from '#web/features/booking/problem.tsx'
import { Receipt } from '#web/features/booking/receipt.tsx'
import { SlotGroups } from '#web/features/booking/slot-groups.tsx'
import { AreaButtons } from '#web/features/booking/steps/area-buttons.tsx'
import { StepIndicator } from '#web/features/booking/step-indicator.tsx'
import { SummaryLine } from '#web/features/booking/summary-line.tsx'
import { TreatmentCard } from '#web/features/booking/treatment-card.tsx'
import { TreatmentSummary } from '#web/features/booking/treatment-summary.tsx'
import { steps } from '#web/features/booking/use-booking.ts'
import type { Booking } from '#web/features/booking/use-booking.ts'
import { LanguageDialog } from '#web/frame/language-dialog.tsx'
import type { Page } from '#web/lib/page.ts'

const nothing = () => undefined

/** Dialogs and what they are made of, as they lie over a page. */
export function Dialogs({ page }: { page: Page }) {
  const details = { firstName: 'Noor', lastName: 'de Vries', email: 'noor@example.nl', phone: '0612345678' }
  const [treatment] = treatmentsOf(page)
  if (treatment === undefined) throw new Error('nothing to book')
  return (
    <Part title="Dialogs">
      <div className={styles.fields} data-wide="">
        <div className={styles.stage}>
          <LanguageDialog page={page} />
        </div>
        <div className={styles.stage}>
          <CloseQuestion onStay={nothing} onLeave={nothing} />
        </div>
      </div>
      <div className={styles.stage} data-tall="">
        <Receipt
          booked={{
            treatment,
            appointment: {
              ...appointment,
              manageUrl: `https://kliniek.example/?token=${id}`,
              mailTo: 'noor@example.nl',
              status: 'confirmed',
            },
            details: {
              ...details,
              dateOfBirth: '',
              notes: '',
              paymentOption: 'pay_later',
              saveDetails: false,
              subscribeNewsletter: false,
              website: '',
            },
          }}
          onClose={nothing}
        />
      </div>
    </Part>
  )
}

/** What the three steps of a booking are made of, chosen and not, free, taken and wrong. */
export function BookingParts({ page }: { page: Page }) {
  const [treatment] = treatmentsOf(page)
  const [slot] = slots
  if (treatment === undefined || slot === undefined) throw new Error('nothing to book')
  const moment = { treatment, date: '2027-03-05', slot, wish: null, goal: null } as const
  const booking: Extract<Booking, { step: 'details' }> = { step: 'details', ...moment }
  return (
    <Part title="Booking">
      {steps.map((step) => (
        <StepIndicator key={step} current={step} />
      ))}
      <AreaButtons area="skin" onArea={nothing} />
      <div className={styles.fields} data-wide="">
        <div className={styles.stack}>
          {treatmentsOf(page).map((each, at) => (
            <TreatmentCard key={each.slug} treatment={each} isChosen={at === 1} onChoose={nothing} />
          ))}
          <TreatmentSummary treatment={treatment} onChange={nothing} />
          <SummaryLine booking={booking} />
          <Problem
            problem={{ id: 1, place: 'date', text: page.t('appointment.select_date_here') }}
            place="date"
          />
          <LoadFailed onRetry={nothing} />
        </div>
        <div className={styles.stack}>
          <SlotGroups
            day={formatDay(new Date(slot.start), page.language, clinic.timeZone)}
            slots={slots}
            chosen={slot}
            onChoose={nothing}
            now={now}
          />
          <BookingSummary booking={booking} />
        </div>
      </div>
      <FeeLine start={slot.start} treatment={treatment} />
      {steps.map((step) => (
        <FlowButtons
          key={step}
          step={step}
          formId="style"
          isReady
          isBusy={false}
          isFormReady
          hasCancel
          onBack={nothing}
          onCancel={nothing}
          onNext={nothing}
        />
      ))}
    </Part>
  )
}
