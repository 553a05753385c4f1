import { may } from '#shared/features/desk/access.ts'
import type { DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { FoldedPart } from '#web/features/desk/agenda/folded-part.tsx'
import styles from '#web/features/desk/agenda/visit-panel.module.css'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { mailKindWords } from '#web/features/desk/base/mail-kind.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { useSettledPress } from '#web/lib/use-settled-press.ts'
import { useWords } from '#web/lib/words.ts'

/** The mails about a visit and what became of each. */
export function VisitMails({ visit }: { visit: DeskVisitDetails }) {
  const { t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const mayResend = may(useStaff().role, 'mails')
  const press = useSettledPress()
  const { change, problem } = useDeskChange<unknown>()

  async function again(path: string) {
    const sent = await change({ path })
    if (sent !== null) tell({ text: t('deskAgenda.panel.sending_again') })
    await refreshAgenda()
  }

  const canConfirm = mayResend && visit.canConfirm
  const sendAgain = (path: string) => (
    <button type="button" className={styles.text} onClick={() => press(() => again(path))}>
      {t('deskAgenda.panel.send_again')}
    </button>
  )
  if (visit.mails.length === 0 && !canConfirm)
    return (
      <p className={`${styles.folded} ${styles.summary}`}>
        {t('deskAgenda.panel.mails')}
        <span>{t(`deskAgenda.panel.${visit.mailTo === '' ? 'no_address' : 'no_mails'}`)}</span>
      </p>
    )
  return (
    <FoldedPart title={t('deskAgenda.panel.mails')} sum={visit.mails.length}>
      <ul className={styles.lines}>
        {visit.mails.map((mail) => (
          <li key={mail.id}>
            {mailKindWords(mail.kind, t)} · {t(`deskAgenda.mail_state.${mail.state}`)}
            <span>{moment(mail.sentAt ?? mail.createdAt)}</span>
            {mayResend && mail.canSendAgain && sendAgain(`/api/desk/mails/${mail.id}/again`)}
          </li>
        ))}
        {canConfirm && (
          <li>
            {mailKindWords('booking-confirmation', t)}
            {sendAgain(`${visitsPath}/${visit.id}/confirmation`)}
          </li>
        )}
      </ul>
      <Refusal problem={problem} />
    </FoldedPart>
  )
}
