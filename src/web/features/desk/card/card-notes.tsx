import { useState } from 'react'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import { longestNote } from '#shared/features/desk/rules.ts'
import { refresh, showAnswer, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { More } from '#web/features/desk/base/parts.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/card/card.module.css'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'

/** What the clinic wrote about somebody, and a new note. */
export function CardNotes({ card, path }: { card: ClientCard; path: string }) {
  const { t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const isNarrow = useMediaQuery(narrowQuery)
  const [body, setBody] = useState('')
  const [hasDraft, setDrafted] = useState(false)
  useDraft(
    `desk-note-${useStaff().id}-${card.id}`,
    () => ({ body }),
    ({ body: kept = '' }) => {
      setBody(kept)
      setDrafted(kept !== '')
    },
  )
  const { change, isBusy, problem } = useDeskChange<ClientCard>()

  async function add() {
    if (isBusy) return
    const noted = await change({ path: `/api/desk/clients/${card.id}/notes`, body: { body } })
    // The first try may have arrived, its answer only was lost.
    if (noted === null) return void refresh(path)
    showAnswer(path, noted.answer)
    setBody((now) => (now === body ? '' : now))
    tell({ text: t('deskClients.noted') })
  }

  const form = (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextAreaField
        label={t('deskClients.note')}
        help={t('deskClients.note_help')}
        value={body}
        maxLength={longestNote}
        error={problem?.message}
        onChange={({ target }) => setBody(target.value)}
      />
      <Button isCompact type="submit" variant="secondary" isBusy={isBusy}>
        {t('deskClients.add_note')}
      </Button>
    </form>
  )
  return (
    <section className={styles.part}>
      <h3>{t('deskClients.notes')}</h3>
      {/* On a phone it would push the visits out of sight. */}
      {isNarrow ? (
        <More label={t('deskClients.note')} isOpen={hasDraft}>
          {form}
        </More>
      ) : (
        form
      )}
      {card.notes.length === 0 && <p className={styles.quiet}>{t('deskClients.no_notes')}</p>}
      <ul className={styles.lines}>
        {card.notes.map((note) => (
          <li key={note.id}>
            <p className={styles.remark} dir="auto">
              {note.body}
            </p>
            <p className={styles.quiet}>
              <Facts facts={[moment(note.at), <bdi key="by">{note.by}</bdi>]} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
