import { useState } from 'react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { useAskedVisit } from '#web/features/desk/agenda/use-asked-visit.ts'
import { bodyOf, noWaiver, WaiverFields } from '#web/features/desk/agenda/fee-fields.tsx'
import styles from '#web/features/desk/agenda/forms.module.css'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { moodOf } from '#web/features/desk/base/mood.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

/**
 * Marks that somebody did not come, with the fee of the house rules or without it. Whose address nobody has proven may
 * know of nothing: there the fee is waived unless the desk decides otherwise.
 */
export function MissedDialog({ visit: asked, onClose }: { visit: DeskVisit; onClose: () => void }) {
  const { language, t } = useWords()
  const moment = useMoment()
  const { visit, refused } = useAskedVisit(asked)
  const now = useNow()
  const isEarly = new Date(visit.start) > now
  const { change, isBusy, problem } = useDeskChange<DeskVisit>()
  const [waiver, setWaiver] = useState(
    visit.isProven ? noWaiver : { isOn: true, reason: t('deskAgenda.missed.unproven_reason') },
  )
  const feeCents = visit.missedFeeCents

  async function mark() {
    const body = { status: 'no_show', sequence: visit.sequence, ...bodyOf(waiver, visit.feeCents + feeCents) }
    const marked = await change({ path: `${visitsPath}/${visit.id}/status`, body })
    if (marked === null) return refused()
    refreshAgenda()
    onClose()
  }

  return (
    <Question
      title={`${t('deskAgenda.mark.no_show')}: ${visit.firstName} ${visit.lastName}`}
      answer={t('desk.save')}
      onAnswer={mark}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      {visit.status !== asked.status && (
        <p className={styles.effect}>{t(`deskAgenda.mood.${moodOf(visit, now)}`)}</p>
      )}
      {isEarly && (
        <p className={styles.effect}>{t('deskAgenda.missed.early', { moment: moment(visit.start) })}</p>
      )}
      <p className={styles.effect}>
        {feeCents > 0
          ? t('deskAgenda.missed.text', { fee: formatPrice(feeCents, language) })
          : t('deskAgenda.missed.free')}
      </p>
      {feeCents > 0 && !visit.isProven && <p className={styles.effect}>{t('deskAgenda.missed.unproven')}</p>}
      <WaiverFields
        visit={visit}
        addedCents={feeCents}
        waiver={waiver}
        onChange={setWaiver}
        error={problem?.fields['reason']}
      />
    </Question>
  )
}
