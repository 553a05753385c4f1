import type { Person } from '#web/features/desk/agenda/booking-draft.ts'
import { personOf } from '#web/features/desk/agenda/booking-draft.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { KnownClients, KnownHint } from '#web/features/desk/agenda/known-clients.tsx'
import type { DeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import { longestName } from '#shared/lib/typed-limits.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TelephoneField } from '#web/ui/telephone-field.tsx'

const asked = [
  ['firstName', 'first_name', TextField, { maxLength: longestName, dir: 'auto' }],
  ['lastName', 'last_name', TextField, { maxLength: longestName, dir: 'auto' }],
  ['phone', 'phone', TelephoneField, {}],
  ['email', 'email', TextField, { type: 'email', dir: 'ltr' }],
] as const

/** Who comes: what somebody says of themselves, and the card that they turn out to have. */
export function WhoFields({ booking }: { booking: DeskBooking }) {
  const { t } = useWords()
  const { refused, writePerson, choosePerson, repeatLast } = booking
  const { person } = booking.draft
  const { card } = person
  return (
    <div className={styles.part}>
      {card === null && <KnownHint />}
      <div className={styles.pair}>
        {asked.map(([name, label, Field, input]) => (
          <Field
            key={name}
            {...input}
            label={t(`deskAgenda.booking.${label}`)}
            help={name === 'email' ? t('deskAgenda.booking.optional') : undefined}
            value={person[name]}
            autoComplete="off"
            error={refused[name]}
            onChange={({ target }) => writePerson({ [name]: target.value })}
          />
        ))}
      </div>
      {card === null ? (
        <KnownClients written={searchOf(person)} onChoose={(client) => choosePerson(personOf(client))} />
      ) : (
        <div className={styles.chosen}>
          <span>{t('deskAgenda.booking.chosen', { name: card.name })}</span>
          <Button isCompact variant="secondary" onClick={() => void repeatLast(card)}>
            {t('deskAgenda.booking.last_again')}
          </Button>
          <Button isCompact variant="ghost" onClick={() => choosePerson({ ...person, card: null })}>
            {t('deskAgenda.booking.other')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What is most telling of what has been written: a number or an address names one person, a name several. */
function searchOf({ firstName, lastName, phone, email }: Person): string {
  return email || phone || `${firstName} ${lastName}`
}
