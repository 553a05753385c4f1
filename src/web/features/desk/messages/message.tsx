import { useState } from 'react'
import type { DeskMessage } from '#shared/features/desk/post-contract.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { cardAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { TextAct } from '#web/features/desk/base/text-act.tsx'
import styles from '#web/features/desk/messages/messages.module.css'
import { messagesPath } from '#web/features/desk/base/messages-path.ts'
import { Reply } from '#web/features/desk/messages/reply.tsx'
import { useWords } from '#web/lib/words.ts'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Button } from '#web/ui/button.tsx'

type MessageProps = {
  message: DeskMessage
  /** Of the list that it stands in. */
  state: 'open' | 'done'
  /** The answer that is being written; undefined while there is none. */
  draft: string | undefined
  onDraft: (draft: string) => void
  /** Called when it leaves the list of what waits. */
  onGone: () => void
}

/** A message with who sent it, what was answered, and what is still to be done with it. */
export function Message({ message, state, draft, onDraft, onGone }: MessageProps) {
  const { language, t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const { change, isBusy, problem } = useDeskChange<unknown>()
  const [isReplying, setReplying] = useState(draft !== undefined && draft !== '')
  const { name } = message

  async function finish() {
    if (isBusy) return
    if ((await change({ path: `${messagesPath}/${message.id}/done` })) === null) return
    refresh(messagesPath)
    tell({ text: t('deskMessages.finished', { name }) })
    onGone()
  }

  return (
    <article className={styles.message} aria-label={`${name}: ${message.subject}`}>
      <header className={styles.from}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.fact}>
          <Facts facts={[moment(message.at), formatLanguage(message.language, language)]} />
        </p>
        <p className={styles.ways}>
          <EmailLink address={message.email} />
          {message.dialledPhone === null ? (
            message.shownPhone !== null && <bdi>{message.shownPhone}</bdi>
          ) : (
            <a href={telephoneLink(message.dialledPhone)}>
              <bdi dir="ltr">{message.shownPhone}</bdi>
            </a>
          )}
          {message.cardId !== null && (
            <a href={cardAddress(message.cardId, language)}>{t('deskMessages.card')}</a>
          )}
        </p>
      </header>
      <div className={styles.letter}>
        <div lang={message.language}>
          <p className={styles.subject} dir="auto">
            {message.subject}
          </p>
          <p className={styles.body} dir="auto">
            {message.message}
          </p>
        </div>
        {message.treatments.length > 0 && (
          <div className={styles.fact}>
            {t('deskMessages.about')}
            <ul>
              {message.treatments.map((treatment) => (
                <li key={treatment}>
                  <bdi>{treatment}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Replies message={message} />
        {message.doneAt !== null && (
          <p className={styles.fact}>
            {t('deskMessages.done_by', { moment: moment(message.doneAt), name: message.doneBy ?? '' })}
          </p>
        )}
        {state === 'open' && <p role="status">{message.doneAt !== null && t('deskMessages.meanwhile')}</p>}
        <Refusal problem={problem} />
        {isReplying && (
          <Reply
            message={message}
            draft={draft ?? ''}
            onDraft={onDraft}
            onClose={() => setReplying(false)}
            onSent={onGone}
          />
        )}
      </div>
      {!isReplying && (
        <div className={styles.acts}>
          <Button isCompact variant="secondary" onClick={() => setReplying(true)}>
            {t(draft ? 'deskMessages.reply_begun' : 'deskMessages.reply')}
          </Button>
          {message.doneAt === null && (
            <TextAct isBusy={isBusy} onClick={() => void finish()}>
              {t('deskMessages.finish')}
            </TextAct>
          )}
        </div>
      )}
    </article>
  )
}

function Replies({ message: { replies, language } }: { message: DeskMessage }) {
  const { t } = useWords()
  const moment = useMoment()
  if (replies.length === 0) return null
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id} className={styles.answered}>
          <p className={styles.fact}>
            {t('deskMessages.replied', { moment: moment(reply.at), name: reply.by })}
            {reply.state === 'failed' && <strong> · {t('deskMessages.reply_aside')}</strong>}
            {(reply.state === 'queued' || reply.state === 'sending') && ` · ${t('deskMessages.reply_waits')}`}
          </p>
          <p className={styles.body} lang={language} dir="auto">
            {reply.body}
          </p>
        </li>
      ))}
    </ul>
  )
}
