import { useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { bodyOf, noWaiver, WaiverFields } from '#web/features/desk/agenda/fee-fields.tsx'
import styles from '#web/features/desk/agenda/forms.module.css'
import { TellClient } from '#web/features/desk/agenda/tell-client.tsx'
import { useAskedVisit } from '#web/features/desk/agenda/use-asked-visit.ts'
import { useTellChange } from '#web/features/desk/agenda/use-tell-change.ts'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { useWords } from '#web/lib/words.ts'

/** Asks before a visit is cancelled, and says what that costs and who is told. */
export function CancelDialog({ visit: asked, onClose }: { visit: DeskVisit; onClose: () => void }) {
  const { language, t } = useWords()
  const moment = useMoment()
  const tellChange = useTellChange()
  const { visit, refused } = useAskedVisit(asked)
  const { change, isBusy, problem } = useDeskChange<DeskVisit>()
  const [notify, setNotify] = useState(true)
  const [waiver, setWaiver] = useState(noWaiver)
  const feeCents = visit.cancelFeeCents
  const name = `${visit.firstName} ${visit.lastName}`

  async function cancel() {
    const cancelled = await change({
      path: `${visitsPath}/${visit.id}/cancel`,
      body: {
        notify: notify && visit.mailTo !== '',
        sequence: visit.sequence,
        feeCents,
        ...bodyOf(waiver, visit.feeCents + feeCents),
      },
    })
    if (cancelled === null) return refused()
    tellChange(t('deskAgenda.cancel.done', { name }), cancelled.answer)
    onClose()
  }

  return (
    <Question
      title={`${t('deskAgenda.cancel.title')}: ${name}`}
      answer={t('deskAgenda.cancel.do')}
      onAnswer={cancel}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p className={styles.quiet}>
        {moment(visit.start)} · {visit.label}
      </p>
      <p className={styles.effect}>
        {feeCents > 0
          ? t('deskAgenda.cancel.fee', { fee: formatPrice(feeCents, language) })
          : t('deskAgenda.cancel.free')}
      </p>
      <WaiverFields
        visit={visit}
        addedCents={feeCents}
        waiver={waiver}
        onChange={setWaiver}
        error={problem?.fields['reason']}
      />
      <TellClient visit={visit} isOn={notify} onChange={setNotify} />
    </Question>
  )
}
