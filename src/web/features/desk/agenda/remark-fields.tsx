import { formatLanguage } from '#shared/i18n/format-language.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { isRunning } from '#web/features/desk/agenda/booking-draft.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { minutesOf } from '#web/features/desk/agenda/treatments.ts'
import type { DeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Choice } from '#web/ui/choice.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** How the booking came in, the language of its mails, and what else there is to know. */
export function RemarkFields({ booking }: { booking: DeskBooking }) {
  const { draft, treatments, refused, write, writePerson } = booking
  const { language, t } = useWords()
  const now = useNow()
  const isHere =
    draft.source === 'walk_in' &&
    draft.wishes.some(({ place, treatment }) => isRunning(place, minutesOf(treatments, treatment), now))
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <fieldset className={styles.part}>
          <legend className={styles.source}>{t('deskAgenda.booking.source')}</legend>
          {(['phone', 'walk_in'] as const).map((source) => (
            <Choice
              key={source}
              type="radio"
              name="source"
              label={t(`deskAgenda.booking.by_${source}`)}
              help={source === 'walk_in' && isHere ? t('deskAgenda.booking.arrives') : undefined}
              checked={draft.source === source}
              onChange={() => write({ source, isSourceChosen: true })}
            />
          ))}
        </fieldset>
        <SelectField
          label={t('deskAgenda.panel.language')}
          value={draft.person.language}
          onChange={({ target }) => writePerson({ language: target.value as Language })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {formatLanguage(code, language)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label={t('deskAgenda.booking.notes')}
        help={t('deskAgenda.booking.optional')}
        rows={2}
        value={draft.notes}
        error={refused['notes']}
        onChange={({ target }) => write({ notes: target.value })}
      />
    </div>
  )
}
