import { useState } from 'react'
import type { MailState } from '#shared/features/desk/mail-states.ts'
import type { DeskMail } from '#shared/features/desk/post-contract.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { ByDay } from '#web/features/desk/base/by-day.tsx'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Filter } from '#web/features/desk/base/filter.tsx'
import { Loaded, Nothing, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { Mail } from '#web/features/desk/mails/mail.tsx'
import styles from '#web/features/desk/mails/mails.module.css'
import { mailsPath } from '#web/features/desk/mails/mails-path.ts'
import { useSettledPress } from '#web/lib/use-settled-press.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type Which = 'all' | MailState
/** Sending lasts a moment: nobody asks for what is being sent. */
const states = ['all', 'queued', 'sent', 'failed', 'dropped'] as const satisfies readonly Which[]

/** What was sent, waits, or was put aside, and why. */
export function Mails() {
  const { language, t } = useWords()
  const [state, setState] = useState<(typeof states)[number]>('all')
  const press = useSettledPress()
  const mails = useDeskQuery<{ mails: DeskMail[] }>(
    state === 'all' ? mailsPath : `${mailsPath}?state=${state}`,
  )
  return (
    <>
      <ScreenHead title={t('desk.screen.mails')}>
        <Filter
          label={t('deskMails.which')}
          options={states.map((value) => ({ value, label: t(`deskMails.filter.${value}`) }))}
          value={state}
          onChange={setState}
        />
        <ButtonLink isCompact variant="secondary" href={localized(paths.deskNewsletter, language)}>
          {t('deskMails.newsletter')}
        </ButtonLink>
      </ScreenHead>
      <Loaded query={mails}>
        {(found) =>
          found.mails.length === 0 ? (
            <Nothing>{t('deskMails.none')}</Nothing>
          ) : (
            <ByDay things={found.mails} at={({ createdAt }) => createdAt}>
              {(mails) => (
                <ul className={styles.mails}>
                  {mails.map((mail) => (
                    <Mail key={mail.id} mail={mail} press={press} />
                  ))}
                </ul>
              )}
            </ByDay>
          )
        }
      </Loaded>
    </>
  )
}
