import { useState } from 'react'
import type { ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { DateField } from '#web/features/desk/base/date-field.tsx'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { useSettled } from '#web/features/desk/base/use-settled.ts'
import styles from '#web/features/desk/record/record.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

export type Client = { id: string; name: string }
/** `from` is a day `yyyy-mm-dd`, or empty for all. */
export type Chosen = { from: string; client: Client | null }

const shortestSearch = 2
const shownFound = 6

/** From which day, and about which client. */
export function RecordFilter({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Chosen) => void }) {
  const { t } = useWords()
  return (
    <search className={styles.filter}>
      <DateField
        className={styles.from}
        label={t('deskRecord.from')}
        value={chosen.from}
        onDay={(from) => onChoose({ ...chosen, from })}
      />
      {chosen.client === null ? (
        <FindClient onFound={(client) => onChoose({ ...chosen, client })} />
      ) : (
        <p className={styles.chosen}>
          {t('deskRecord.only', { name: chosen.client.name })}
          <Button isCompact variant="ghost" onClick={() => onChoose({ ...chosen, client: null })}>
            {t('deskRecord.everybody')}
          </Button>
        </p>
      )}
    </search>
  )
}

function FindClient({ onFound }: { onFound: (client: Client) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data } = useDeskQuery<{ clients: ClientSummary[] }>(
    search.length < shortestSearch ? null : `/api/desk/clients?search=${encodeURIComponent(search)}`,
    { keepsLast: true },
  )
  const found = search.length < shortestSearch ? [] : (data?.clients ?? []).slice(0, shownFound)
  return (
    <div className={styles.find}>
      <TextField
        label={t('deskRecord.client')}
        help={t('deskRecord.client_help')}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ id, firstName, lastName, email }) => {
            const name = `${firstName} ${lastName}`
            return (
              <li key={id}>
                <button type="button" onClick={() => onFound({ id, name })}>
                  <bdi>{name}</bdi> <bdi className={styles.quiet}>{email}</bdi>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
