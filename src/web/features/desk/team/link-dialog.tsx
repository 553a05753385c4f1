import { useEffect, useRef, useState } from 'react'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Dialog } from '#web/features/desk/base/dialog.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { teamPath } from '#web/features/desk/team/team-path.ts'
import styles from '#web/features/desk/team/team.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type Link = { url: string; expiresAt: string }
type LinkDialogProps = { person: { id: string; name: string }; onClose: () => void }

/** Makes a link that lets somebody make one key, and shows it this once. */
export function LinkDialog({ person, onClose }: LinkDialogProps) {
  const { t } = useWords()
  const { change, isBusy, problem } = useDeskChange<Link>()
  const [link, setLink] = useState<Link | null>(null)
  const { name } = person

  async function make() {
    const made = await change({ path: `${teamPath}/${person.id}/link` })
    if (made === null) return
    setLink(made.answer)
    refresh(teamPath)
  }

  if (link !== null)
    return (
      <Dialog title={t('deskTeam.link_of', { name })} onClose={onClose}>
        <MadeLink link={link} name={name} />
      </Dialog>
    )
  return (
    <Question
      title={t('deskTeam.link_of', { name })}
      answer={t('deskTeam.link')}
      onAnswer={make}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p>{t('deskTeam.link_text', { name })}</p>
    </Question>
  )
}

function MadeLink({ link, name }: { link: Link; name: string }) {
  const { t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url)
      tell({ text: t('desk.codes.copied') })
    } catch {
      tell({ text: t('deskTeam.not_copied'), isProblem: true })
    }
  }
  return (
    <div className={styles.form}>
      <p role="status">{t('deskTeam.link_once', { name, moment: moment(link.expiresAt) })}</p>
      <TextField
        label={t('deskTeam.the_link')}
        value={link.url}
        dir="ltr"
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button isCompact ref={first} onClick={() => void copy()}>
        {t('desk.codes.copy')}
      </Button>
    </div>
  )
}
