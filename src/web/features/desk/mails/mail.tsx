import { clinic } from '#content/clinic.ts'
import type { MailKind } from '#shared/features/desk/mail-kinds.ts'
import type { DeskMail, SentAgain } from '#shared/features/desk/post-contract.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { wallClock } from '#shared/lib/time.ts'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { visitAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { wordsOr } from '#web/features/desk/base/words-or.ts'
import styles from '#web/features/desk/mails/mails.module.css'
import { mailsPath } from '#web/features/desk/mails/mails-path.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

export type MailProps = {
  mail: DeskMail
  /** Of the whole list: what is sent again comes on top of it, and all others move down. */
  press: (act: () => Promise<unknown>) => void
}

/** One mail: whom and what it is about, to whom it went, what became of it. */
export function Mail({ mail, press }: MailProps) {
  const { language, t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const { change, isBusy, problem } = useDeskChange<SentAgain>()
  const kind = wordsOr(t, `deskMails.kind.${mail.kind as MailKind}`, t('deskMails.kind.other'))

  async function again() {
    const sent = await change({ path: `${mailsPath}/${mail.id}/again` })
    if (sent === null) return
    tell({ text: t('deskMails.on_its_way', { to: sent.answer.to }) })
    await refresh(mailsPath)
  }

  const { visit, writer, sentAt, createdAt } = mail
  const who = writer ?? visit?.client
  return (
    <li className={styles.mail}>
      <div>
        <p className={styles.about}>{who === undefined ? kind : <bdi>{who}</bdi>}</p>
        {who !== undefined && (
          <p className={styles.fact}>
            <Facts
              facts={[
                kind,
                visit !== null && (
                  <a key="visit" href={visitAddress(visit, language)}>
                    {t('deskMails.about', { moment: moment(visit.start) })}
                  </a>
                ),
              ]}
            />
          </p>
        )}
      </div>
      <p className={styles.fact}>
        <Facts
          facts={[
            <span key="to">
              {t(mail.to === '' ? 'deskMails.no_address' : 'deskMails.to')} <bdi>{mail.to}</bdi>
            </span>,
            mail.language !== language && formatLanguage(mail.language, language),
          ]}
        />
      </p>
      <div className={styles.became}>
        <p className={styles.fact}>
          <Facts
            facts={[
              mail.attempts > 1 && t('deskMails.attempts', { count: mail.attempts }),
              // The heading says the day on which it was written.
              dayOf(sentAt ?? createdAt) === dayOf(createdAt)
                ? formatTime(new Date(sentAt ?? createdAt), language, clinic.timeZone)
                : moment(sentAt ?? createdAt),
            ]}
          />
        </p>
        <p className={styles.state} data-state={mail.state}>
          {t(`deskMails.state.${mail.state}`)}
        </p>
      </div>
      {mail.canSendAgain && (
        <Button
          isCompact
          variant="secondary"
          isBusy={isBusy}
          aria-label={t('deskMails.again_to', { kind, to: mail.to })}
          onClick={() => press(again)}
        >
          {t('deskMails.again')}
        </Button>
      )}
      {mail.lastError !== null && mail.state !== 'sent' && (
        <p className={styles.why}>
          {t('deskMails.why')} <bdi>{mail.lastError}</bdi>
        </p>
      )}
      {problem !== null && (
        <div className={styles.why}>
          <Refusal problem={problem} />
        </div>
      )}
    </li>
  )
}

function dayOf(instant: string): string {
  return wallClock(new Date(instant), clinic.timeZone).date
}
