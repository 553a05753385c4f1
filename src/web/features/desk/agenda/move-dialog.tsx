import { useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { clockText } from '#shared/lib/time.ts'
import type { Place } from '#web/features/desk/agenda/acts.ts'
import { clockOf, writtenMoment } from '#web/features/desk/agenda/agenda-clock.ts'
import { visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { PlaceFields } from '#web/features/desk/agenda/place-fields.tsx'
import { TellClient } from '#web/features/desk/agenda/tell-client.tsx'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import { useAskedVisit } from '#web/features/desk/agenda/use-asked-visit.ts'
import { useTellChange } from '#web/features/desk/agenda/use-tell-change.ts'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { dayText, useMoment } from '#web/features/desk/base/moments.ts'
import { useWords } from '#web/lib/words.ts'

type MoveDialogProps = {
  visit: DeskVisit
  /** Where it was dropped; without it the visit's own time is offered. */
  to: Place | undefined
  onClose: () => void
}

/** Asks where a visit goes and shows what that does, before it is done. */
export function MoveDialog({ visit: asked, to, onClose }: MoveDialogProps) {
  const { language, t } = useWords()
  const moment = useMoment()
  const tellChange = useTellChange()
  const { change, isBusy, problem } = useDeskChange<DeskVisit>()
  const { visit, refused } = useAskedVisit(asked)
  const [chosen, setPlace] = useState(to)
  // It keeps its room where that is free, and goes into another where it is not, unless somebody chose one.
  const place: Place = chosen ?? clockOf(visit.start)
  const [notify, setNotify] = useState(true)

  async function move() {
    const moved = await change({
      path: `${visitsPath}/${visit.id}/move`,
      body: {
        appointmentDate: writtenMoment(place),
        room: place.room ?? null,
        notify: notify && visit.mailTo !== '',
        sequence: visit.sequence,
      },
    })
    if (moved === null) return refused()
    tellChange(t('deskAgenda.move.done', { moment: moment(moved.answer.start) }), moved.answer)
    onClose()
  }

  const before = clockOf(visit.start)
  // Only the desk cares about the room: the server tells nobody of it.
  const isSameTime = place.date === before.date && place.minute === before.minute
  const isOfPastDay = !isSameTime && place.date < today()
  const day = dayText(place.date, language, 'short')
  const becomes = t('deskAgenda.becomes', {
    from: clockText(before.minute),
    to: place.date === before.date ? clockText(place.minute) : `${day} ${clockText(place.minute)}`,
  })
  const name = `${visit.firstName} ${visit.lastName}`
  return (
    <Question
      title={`${t('deskAgenda.move.title')}: ${name}`}
      answer={t('deskAgenda.move.title')}
      onAnswer={move}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p className={styles.quiet}>
        {t('deskAgenda.move.now', {
          moment: moment(visit.start),
          room: t('deskAgenda.room', { room: visit.room }),
        })}
      </p>
      <PlaceFields
        place={place}
        fitted={{ minutes: (Date.parse(visit.end) - Date.parse(visit.start)) / 60_000, id: visit.id }}
        onChange={setPlace}
        fields={problem?.fields ?? {}}
        anyRoom={t('deskAgenda.move.any_room', { room: visit.room })}
      />
      <p className={styles.effect}>
        {becomes}. {t('deskAgenda.move.free')}
      </p>
      {isSameTime && <p className={styles.quiet}>{t('deskAgenda.move.same_time')}</p>}
      {isOfPastDay && <p className={styles.effect}>{t('deskAgenda.booking.past')}</p>}
      {!isSameTime && !isOfPastDay && <TellClient visit={visit} isOn={notify} onChange={setNotify} />}
    </Question>
  )
}
