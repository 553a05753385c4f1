import { useEffect, useRef } from 'react'
import type { DeskMessage } from '#shared/features/desk/post-contract.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/messages/messages.module.css'
import { messagesPath } from '#web/features/desk/base/messages-path.ts'
import { ApiError } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'

type ReplyProps = {
  message: DeskMessage
  draft: string
  onDraft: (draft: string) => void
  onClose: () => void
  onSent: () => void
}

/** An answer by mail; what was written stays until it is on its way. */
export function Reply({ message, draft, onDraft, onClose, onSent }: ReplyProps) {
  const { language, t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem, error } = useDeskChange<unknown>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const written = useRef(draft)
  useEffect(() => {
    written.current = draft
  })
  useEffect(() => {
    if (error instanceof ApiError && error.code === 'message_answered') void refresh(messagesPath)
  }, [error])
  const { name } = message
  const wrong = problem?.fields['body']

  async function sendReply() {
    if (isBusy) return
    const seen = { replies: message.replies.length, done: message.doneAt !== null }
    const path = `${messagesPath}/${message.id}/reply`
    if ((await change({ path, body: { body: draft, seen } })) === null) return field.current?.focus()
    refresh(messagesPath, '/api/desk/mails')
    tell({ text: t('deskMessages.sent', { name }) })
    // What was typed meanwhile is another answer.
    if (written.current !== draft) return
    onDraft('')
    onClose()
    onSent()
  }

  return (
    <form
      className={styles.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void sendReply()
      }}
    >
      <TextAreaField
        ref={field}
        label={t('deskMessages.reply_to', { name })}
        help={t('deskMessages.in_language', { language: formatLanguage(message.language, language) })}
        error={wrong}
        rows={6}
        lang={message.language}
        required
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      />
      {wrong === undefined && <Refusal problem={problem} />}
      <div className={styles.acts}>
        <Button isCompact type="submit" isBusy={isBusy}>
          {t('deskMessages.send')}
        </Button>
        <Button isCompact variant="ghost" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  )
}
