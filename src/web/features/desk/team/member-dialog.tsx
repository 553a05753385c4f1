import { useState } from 'react'
import { roles } from '#shared/features/desk/access.ts'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'
import { longestName } from '#shared/lib/typed-limits.ts'
import { refresh, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { teamPath } from '#web/features/desk/team/team-path.ts'
import styles from '#web/features/desk/team/team.module.css'
import { changesOf } from '#web/lib/changes-of.ts'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/field.tsx'

type MemberDialogProps = {
  /** Who is changed; without it somebody is added. */
  person?: StaffMember
  onClose: () => void
  onAdded?: (person: StaffMember) => void
}

/** Name, address and role of somebody. */
export function MemberDialog({ person, onClose, onAdded }: MemberDialogProps) {
  const { t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem } = useDeskChange<StaffMember>()
  const [wish, setWish] = useState({
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: person?.role ?? ('desk' as const),
  })
  const title = person === undefined ? t('deskTeam.add') : t('deskTeam.change_of', { name: person.name })
  const isElsewhere = problem !== null && Object.keys(problem.fields).length === 0

  async function keep() {
    const kept = await change(
      person === undefined
        ? { path: teamPath, body: wish }
        : { method: 'PATCH', path: `${teamPath}/${person.id}`, body: changesOf(wish, person) },
    )
    // Who changes their own role may see other screens from now on; who was refused may have been added before.
    refresh(teamPath, '/api/desk/session')
    if (kept === null) return
    if (person !== undefined) {
      tell({ text: t('deskTeam.changed', { name: kept.answer.name }) })
      onClose()
    }
    onAdded?.(kept.answer)
  }

  return (
    <Question
      title={title}
      answer={person === undefined ? t('deskTeam.do_add') : t('desk.save')}
      onAnswer={keep}
      onClose={onClose}
      isBusy={isBusy}
      problem={isElsewhere ? problem : null}
    >
      <TextField
        label={t('deskTeam.name')}
        value={wish.name}
        dir="auto"
        maxLength={longestName}
        autoComplete="off"
        required
        error={problem?.fields['name']}
        onChange={({ target }) => setWish({ ...wish, name: target.value })}
      />
      <TextField
        label={t('desk.email')}
        type="email"
        dir="ltr"
        value={wish.email}
        autoComplete="off"
        required
        error={problem?.fields['email']}
        onChange={({ target }) => setWish({ ...wish, email: target.value })}
      />
      <fieldset className={styles.roles}>
        <legend>{t('deskTeam.role')}</legend>
        {roles.map((role) => (
          <div key={role}>
            <Choice
              type="radio"
              name="role"
              label={t(`desk.role.${role}`)}
              checked={wish.role === role}
              onChange={() => setWish({ ...wish, role })}
            />
            <p>{t(`deskTeam.may.${role}`)}</p>
          </div>
        ))}
      </fieldset>
    </Question>
  )
}
