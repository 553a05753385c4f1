import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { mailKindWords } from '#web/features/desk/base/mail-kind.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { More } from '#web/features/desk/base/parts.tsx'
import styles from '#web/features/desk/card/card.module.css'
import { useWords } from '#web/lib/words.ts'

/** As many as tell what was said of the visit that is spoken of; the others can be unfolded. A single one is not worth a fold. */
const shownAtOnce = 6

/** The mails about this person's visits and what became of each, the latest first. */
export function CardMails({ mails }: { mails: ClientCard['mails'] }) {
  const { t } = useWords()
  const moment = useMoment()
  const shown = mails.length === shownAtOnce + 1 ? mails.length : shownAtOnce
  const lines = mails.map((mail) => (
    <li key={mail.id}>
      <p>
        <Facts
          facts={[mailKindWords(mail.kind, t), t('deskClients.mail_about', { moment: moment(mail.start) })]}
        />
      </p>
      <p className={styles.quiet}>
        <Facts facts={[t(`deskAgenda.mail_state.${mail.state}`), moment(mail.sentAt ?? mail.createdAt)]} />
      </p>
    </li>
  ))
  return (
    <section className={styles.part}>
      <h3>{t('deskClients.mails')}</h3>
      {mails.length === 0 && <p className={styles.quiet}>{t('deskClients.no_mails')}</p>}
      <ul className={styles.lines}>{lines.slice(0, shown)}</ul>
      {lines.length > shown && (
        <More label={t('deskClients.more_mails', { count: lines.length - shown })}>
          <ul className={styles.lines}>{lines.slice(shown)}</ul>
        </More>
      )}
    </section>
  )
}
