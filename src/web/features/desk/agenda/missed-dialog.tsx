import { useState } from 'react'
import { clinic } from '#content/clinic.ts'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { missedFeeCents } from '#shared/features/booking/fees.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { bodyOf, noWaiver, WaiverFields } from '#web/features/desk/agenda/fee-fields.tsx'
import styles from '#web/features/desk/agenda/forms.module.css'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/use-undo.ts'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** Marks that somebody did not come, with the fee of the house rules or without it. */
export function MissedDialog({ visit, onClose }: { visit: DeskVisit; onClose: () => void }) {
  const { language, t } = useWords()
  const { change, isBusy, problem } = useDeskChange<DeskVisit>()
  const [waiver, setWaiver] = useState(noWaiver)
  const { start, priceCents } = visit
  const feeCents = missedFeeCents(
    { startsAt: new Date(start), priceCents, isFreeConsult: priceCents === 0 },
    clinic,
  )

  async function mark() {
    if (isBusy) return
    const body = { status: 'no_show', ...bodyOf(waiver) }
    const marked = await change({ path: `${visitsPath}/${visit.id}/status`, body })
    refreshAgenda()
    if (marked !== null) onClose()
  }

  return (
    <Dialog title={`${t('deskAgenda.mark.no_show')}: ${visit.firstName} ${visit.lastName}`} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void mark()
        }}
      >
        <p className={styles.effect}>
          {feeCents > 0
            ? t('deskAgenda.missed.text', { fee: formatPrice(feeCents, language) })
            : t('deskAgenda.missed.free')}
        </p>
        {feeCents > 0 && (
          <WaiverFields waiver={waiver} onChange={setWaiver} error={problem?.fields['reason']} />
        )}
        <Refusal problem={problem} />
        <div className={styles.actions}>
          <Button isCompact variant="ghost" onClick={onClose}>
            {t('deskAgenda.back')}
          </Button>
          <Button isCompact type="submit" isBusy={isBusy}>
            {t('desk.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
