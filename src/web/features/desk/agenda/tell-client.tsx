import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'

type TellClientProps = { visit: DeskVisit; isOn: boolean; onChange: (isOn: boolean) => void }

/** Who hears of a change, before it is made. */
export function TellClient({ visit, isOn, onChange }: TellClientProps) {
  const { t } = useWords()
  const name = visit.firstName
  if (visit.mailTo === '') return <p className={styles.quiet}>{t('deskAgenda.not_told', { name })}</p>
  return (
    <Choice
      type="checkbox"
      label={t('deskAgenda.notify')}
      help={isOn ? t('deskAgenda.told', { name: `${name} (${visit.mailTo})` }) : undefined}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
