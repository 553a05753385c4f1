import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { AppointmentAnswer } from '#shared/features/booking/contract.ts'
import type { Translator } from '#shared/i18n/messages.ts'
import type { Treatment } from '#web/features/booking/booking-queries.ts'
import { refreshAvailability, useCatalogue } from '#web/features/booking/booking-queries.ts'
import { useWords } from '#web/lib/words.ts'
import styles from '#web/features/booking/booking-flow.module.css'
import { BookingSummary } from '#web/features/booking/booking-summary.tsx'
import { toRequest, useDetailsForm } from '#web/features/booking/details-form.ts'
import type { Details } from '#web/features/booking/details-form.ts'
import { flatten } from '#web/features/booking/find-treatments.ts'
import { FlowButtons } from '#web/features/booking/flow-buttons.tsx'
import { preloadMonthCalendar } from '#web/features/booking/lazy-month-calendar.tsx'
import { bookableDate, usePreselected } from '#web/features/booking/preselection.ts'
import type { Preselection } from '#web/features/booking/preselection.ts'
import { Rail } from '#web/features/booking/rail.tsx'
import { readRefusal } from '#web/features/booking/refusal.ts'
import { storeDetails } from '#web/features/booking/saved-details.ts'
import { StepIndicator } from '#web/features/booking/step-indicator.tsx'
import { DetailsStep } from '#web/features/booking/steps/details-step.tsx'
import { TimeStep } from '#web/features/booking/steps/time-step.tsx'
import { TreatmentStep } from '#web/features/booking/steps/treatment-step.tsx'
import { useDetailsDraft } from '#web/features/booking/details-draft.ts'
import { useAddress } from '#web/features/booking/use-address.ts'
import { missingFor, useBooking } from '#web/features/booking/use-booking.ts'
import { useProfileDetails } from '#web/features/booking/profile-details.ts'
import { useConfirm } from '#web/features/booking/use-confirm.ts'
import { useStepFocus } from '#web/features/booking/use-step-focus.ts'
import type { ToastMessage } from '#web/ui/toast.tsx'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

export type Notify = (toast: Omit<ToastMessage, 'id'>) => void
export type Booked = { appointment: AppointmentAnswer; treatment: Treatment }

type BookingFlowProps = {
  place: 'dialog' | 'page'
  preselection: Preselection
  notify: Notify
  /** Takes the toast away: what it told is mended. */
  dismiss: () => void
  onCancel: () => void
  onBooked: (booked: Booked) => void
  /** The dialog's button to close, on wide screens. */
  closeButton?: ReactNode
}

const compactQuery = '(max-width: 56rem)'

/** The three steps (SPEC 2). It forgets everything when it is taken off the page. */
export function BookingFlow({
  place,
  preselection,
  notify,
  dismiss,
  onCancel,
  onBooked,
  closeButton,
}: BookingFlowProps) {
  const { language, t } = useWords()
  const isCompact = useMediaQuery(compactQuery)
  const [booking, dispatch] = useBooking(bookableDate(preselection.date))
  const [search, setSearch] = useState('')
  const form = useDetailsForm(t)
  useProfileDetails(form, language)
  useDetailsDraft(place, form)
  const formId = useId()
  const catalogue = useCatalogue(language)
  const treatments = flatten(catalogue.data)
  const confirm = useConfirm(language)
  const isPreselecting = usePreselected(preselection.treatmentSlug, treatments, (treatment) =>
    dispatch({ type: 'preselected', treatment }),
  )
  useAddress(place, booking)
  useEffect(() => void preloadMonthCalendar().catch(() => undefined), [])
  // While the treatment asked for is looked up, step 2 is on its way: step 1 does not flash by.
  const shown = isPreselecting && !catalogue.isError ? 'time' : booking.step
  const { heading, body } = useStepFocus(shown)

  function goOn() {
    const missing = missingFor(booking)
    if (missing !== null) return notify(problem(t, t(`appointment.${missing}`)))
    dismiss()
    dispatch({ type: 'next' })
  }

  async function book(details: Details) {
    if (booking.step !== 'details' || confirm.isPending) return
    const { treatment, slot } = booking
    try {
      const appointment = await confirm.mutateAsync(toRequest(details, treatment, slot))
      storeDetails(details, details.saveDetails)
      refreshAvailability()
      onBooked({ appointment, treatment })
    } catch (failure) {
      explain(failure)
    }
  }

  function explain(failure: unknown) {
    const refusal = readRefusal(failure, t)
    notify(problem(t, refusal.message))
    if (refusal.step === 'time') {
      dispatch({ type: 'slot-lost' })
      refreshAvailability()
    }
    if (refusal.step === 'treatment') dispatch({ type: 'treatment-refused' })
    refusal.fields.forEach(({ field, message }, index) =>
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }

  return (
    <div className={styles.panel} data-place={place}>
      {!isCompact && <Rail booking={booking} />}
      <div className={styles.main}>
        <header className={styles.header}>
          <StepIndicator current={shown} />
          {isCompact ? (
            <button type="button" className={styles.cancel} onClick={onCancel}>
              {t('appointment.cancel')}
            </button>
          ) : (
            closeButton
          )}
        </header>
        <div ref={body} className={styles.body} data-step={shown}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(`appointment.heading_${shown}`)}
          </h2>
          {shown !== booking.step && <output>{t('appointment.loading_treatments')}</output>}
          {shown === 'treatment' && (
            <TreatmentStep
              catalogue={catalogue}
              treatments={treatments}
              chosen={booking.treatment}
              search={search}
              onSearch={setSearch}
              onChoose={(treatment) => dispatch({ type: 'treatment-chosen', treatment })}
            />
          )}
          {booking.step === 'time' && (
            <TimeStep
              key={booking.treatment.slug}
              treatment={booking.treatment}
              date={booking.date}
              slot={booking.slot}
              isCompact={isCompact}
              onChangeTreatment={() => dispatch({ type: 'back' })}
              onDate={(date) => dispatch({ type: 'date-chosen', date })}
              onSlot={(slot) => dispatch({ type: 'slot-chosen', slot })}
              onFirstFree={(date, slot) => dispatch({ type: 'first-free-chosen', date, slot })}
            />
          )}
          {booking.step === 'details' && (
            <>
              {isCompact && <BookingSummary booking={booking} />}
              <DetailsStep formId={formId} form={form} treatment={booking.treatment} onSubmit={book} />
            </>
          )}
        </div>
        <FlowButtons
          step={shown}
          formId={formId}
          isBusy={confirm.isPending}
          hasCancel={!isCompact}
          onBack={() => dispatch({ type: 'back' })}
          onCancel={onCancel}
          onNext={goOn}
        />
      </div>
    </div>
  )
}

function problem(t: Translator, description: string): Omit<ToastMessage, 'id'> {
  return { variant: 'destructive', title: t('appointment.error_title'), description }
}
