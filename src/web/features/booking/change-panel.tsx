import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from '#web/features/booking/change-appointment.module.css'
import type { ChangePanelProps } from '#web/features/booking/change-props.ts'
import { momentText } from '#web/features/booking/moments.ts'
import { useArrivalFocus } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'

/** A question about an appointment, which it names, with the focus on it and Escape as the way out, until the answer is being sent. */
export function ChangePanel({
  appointment,
  kind,
  title,
  isSending,
  onClose,
  children,
}: Pick<ChangePanelProps, 'appointment' | 'onClose'> & {
  kind: 'cancel' | 'move'
  title: string
  isSending: boolean
  children: ReactNode
}) {
  const words = useWords()
  const moment = momentText(new Date(appointment.appointmentDate), words)
  const capitalized = moment.charAt(0).toLocaleUpperCase(words.language) + moment.slice(1)
  const id = useId()
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !isSending && onClose()
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose, isSending])
  return (
    <div ref={panel} className={styles.panel} role="group" aria-labelledby={id} data-asked={kind}>
      <h3 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h3>
      <p>
        <strong>{appointment.treatmentLabel}</strong>
        <br />
        {/* Of what is moved, this is the moment that it has now. */}
        <bdi>{kind === 'move' ? words.t('change.move_now', { moment }) : capitalized}</bdi>
      </p>
      {children}
    </div>
  )
}
