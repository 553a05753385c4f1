import { useState } from 'react'
import type { MailState } from '#shared/features/desk/mail-states.ts'
import type { MailsAnswer } from '#shared/features/desk/post-contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Filter } from '#web/features/desk/base/filter.tsx'
import { PagesByDay } from '#web/features/desk/base/pages-by-day.tsx'
import { ScreenHead } from '#web/features/desk/base/parts.tsx'
import { Mail } from '#web/features/desk/mails/mail.tsx'
import styles from '#web/features/desk/mails/mails.module.css'
import { mailsPath } from '#web/features/desk/mails/mails-path.ts'
import { useSettledPress } from '#web/lib/use-settled-press.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Sending lasts a moment: nobody asks for what is being sent. */
const states = ['all', 'queued', 'sent', 'failed', 'dropped'] as const satisfies readonly (
  'all' | MailState
)[]

/** What was sent, waits, or was put aside, and why: newest first, page below page. */
export function Mails() {
  const { language, t } = useWords()
  const [state, setState] = useState<(typeof states)[number]>('all')
  const path = `${mailsPath}?${state === 'all' ? '' : `state=${state}`}`
  const unsent = useDeskQuery<MailsAnswer>(`${mailsPath}?`).data?.unsent
  const press = useSettledPress()
  return (
    <>
      <ScreenHead title={t('desk.screen.mails')}>
        <Filter
          label={t('deskMails.which')}
          options={states.map((value) => ({
            value,
            label: [t(`deskMails.filter.${value}`), unsent?.[value]].filter(Boolean).join(' '),
          }))}
          value={state}
          onChange={setState}
        />
        <ButtonLink isCompact variant="secondary" href={localized(paths.deskNewsletter, language)}>
          {t('deskMails.newsletter')}
        </ButtonLink>
      </ScreenHead>
      <PagesByDay
        key={path}
        path={path}
        things={({ mails }: MailsAnswer) => mails}
        at={({ createdAt }) => createdAt}
        none={t('deskMails.none')}
        older={t('deskMails.older')}
      >
        {(mails) => (
          <ul className={styles.mails}>
            {mails.map((mail) => (
              <Mail key={mail.id} mail={mail} press={press} />
            ))}
          </ul>
        )}
      </PagesByDay>
    </>
  )
}
