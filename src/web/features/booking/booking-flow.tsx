import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { X } from 'lucide-react'
import styles from '#web/features/booking/booking-flow.module.css'
import { CloseQuestion } from '#web/features/booking/close-question.tsx'
import { FeeLine } from '#web/features/booking/fee-line.tsx'
import { FlowButtons } from '#web/features/booking/flow-buttons.tsx'
import { MomentNote } from '#web/features/booking/moment-note.tsx'
import { LoadFailed } from '#web/features/booking/load-state.tsx'
import { Problem } from '#web/features/booking/problem.tsx'
import { Rail } from '#web/features/booking/rail.tsx'
import { StepIndicator } from '#web/features/booking/step-indicator.tsx'
import { TimeStep } from '#web/features/booking/steps/time-step.tsx'
import { TreatmentStep } from '#web/features/booking/steps/treatment-step.tsx'
import { SummaryLine } from '#web/features/booking/summary-line.tsx'
import { useFlow } from '#web/features/booking/use-flow.ts'
import type { FlowOptions } from '#web/features/booking/use-flow.ts'
import { useStepFocus } from '#web/features/booking/use-step-focus.ts'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TimeZoneNote } from '#web/ui/time-zone-note.tsx'

/** What the dialog around the steps may ask of them. */
export type FlowHandle = Pick<ReturnType<typeof useFlow>, 'back' | 'close'>

type BookingFlowProps = FlowOptions & {
  handle?: Ref<FlowHandle>
  /** Where the toasts about mistakes appear. */
  toastPlace: Ref<HTMLDivElement>
}

/** The three steps (SPEC 2). It forgets everything when it is taken off the page. */
export function BookingFlow({ handle, toastPlace, ...options }: BookingFlowProps) {
  const { t } = useWords()
  const { place } = options
  const isCompact = useMediaQuery(narrowQuery)
  const flow = useFlow(options)
  const { booking, dispatch, shown, isReady, isBusy, detailsPart } = flow
  const DetailsStep = detailsPart.data?.DetailsStep
  const { heading, body, begin } = useStepFocus(shown)
  const close = () => void flow.close()
  useImperativeHandle(handle, () => flow)
  return (
    <div className={styles.panel} data-place={place}>
      {!isCompact && <Rail booking={booking} />}
      <div className={styles.main}>
        <header className={styles.header}>
          <StepIndicator current={shown} />
          {isCompact && (
            <button type="button" className={styles.cancel} onClick={close} disabled={!isReady || isBusy}>
              {t('appointment.cancel')}
            </button>
          )}
          {!isCompact && place === 'dialog' && (
            <Button variant="round" aria-label={t('appointment.close')} onClick={close} disabled={isBusy}>
              <X aria-hidden strokeWidth={1.5} />
            </Button>
          )}
        </header>
        <div ref={body} className={styles.body} data-step={shown}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(`appointment.heading_${shown}`)}
          </h2>
          {shown !== booking.step && <output>{t('appointment.loading_treatments')}</output>}
          {shown === 'treatment' && (
            <>
              <MomentNote
                booking={booking}
                onDrop={() => {
                  dispatch({ type: 'moment-dropped' })
                  begin()
                }}
              />
              <TreatmentStep
                catalogue={flow.catalogue}
                chosen={booking.treatment}
                search={flow.search}
                area={flow.area}
                onSearch={flow.searchFor}
                onArea={flow.chooseArea}
                onChoose={flow.chooseTreatment}
                problem={flow.problem}
              />
            </>
          )}
          {shown === 'time' && booking.step === 'time' && (
            <TimeStep
              key={booking.treatment.slug}
              treatment={booking.treatment}
              date={booking.date}
              slot={booking.slot}
              isCompact={isCompact}
              consult={flow.treatments.find(({ name }) => name === booking.treatment.consultFirst)}
              onChangeTreatment={flow.back}
              onConsult={(consult) => {
                flow.chooseConsult(consult)
                begin()
              }}
              onDate={flow.chooseDate}
              onMoment={flow.chooseMoment}
              problem={flow.problem}
            />
          )}
          {booking.step === 'details' && isCompact && <SummaryLine booking={booking} />}
          {booking.step === 'details' && detailsPart.isPending && (
            <output>{t('appointment.loading_details')}</output>
          )}
          {booking.step === 'details' && detailsPart.isError && (
            <LoadFailed onRetry={() => void detailsPart.refetch()} />
          )}
          {DetailsStep !== undefined && (
            <DetailsStep
              formId={flow.formId}
              treatment={booking.step === 'details' ? booking.treatment : null}
              hasTyped={flow.hasTyped}
              onSubmit={flow.book}
            />
          )}
        </div>
        <footer className={styles.footer}>
          <div ref={toastPlace} className={styles.toasts} data-toasts="" />
          <Problem problem={flow.problem} place="confirm" />
          {booking.step === 'details' && (
            <>
              <TimeZoneNote at={new Date(booking.slot.start)}>
                {() => t('appointment.time_zone_note')}
              </TimeZoneNote>
              <FeeLine start={booking.slot.start} treatment={booking.treatment} />
            </>
          )}
          <FlowButtons
            step={shown}
            formId={flow.formId}
            isReady={isReady}
            isBusy={isBusy}
            isFormReady={DetailsStep !== undefined}
            hasCancel={!isCompact}
            onBack={flow.back}
            onCancel={close}
            onNext={flow.goOn}
          />
        </footer>
      </div>
      {flow.isAsking && <CloseQuestion onStay={flow.stay} onLeave={flow.leave} />}
    </div>
  )
}
