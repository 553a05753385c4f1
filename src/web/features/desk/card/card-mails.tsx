import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { mailKindWords } from '#web/features/desk/base/mail-kind.ts'
import { useDatedMoment } from '#web/features/desk/base/moments.ts'
import styles from '#web/features/desk/card/card.module.css'
import { useWords } from '#web/lib/words.ts'

/** The mails about this person's visits and what became of each. */
export function CardMails({ mails }: { mails: ClientCard['mails'] }) {
  const { t } = useWords()
  const moment = useDatedMoment()
  return (
    <section className={styles.part}>
      <h3>{t('deskClients.mails')}</h3>
      {mails.length === 0 && <p className={styles.quiet}>{t('deskClients.no_mails')}</p>}
      <ul className={styles.lines}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              <Facts facts={[mailKindWords(mail.kind, t), t(`deskAgenda.mail_state.${mail.state}`)]} />
            </p>
            <p className={styles.quiet}>{moment(mail.sentAt ?? mail.createdAt)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
