import type { Person } from '#web/features/desk/agenda/booking-draft.ts'
import { personOf } from '#web/features/desk/agenda/booking-draft.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { KnownClients } from '#web/features/desk/agenda/known-clients.tsx'
import type { DeskBooking } from '#web/features/desk/agenda/use-desk-booking.ts'
import { longestName } from '#shared/lib/typed-limits.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Who comes: what somebody says of themselves, and the card that they turn out to have. */
export function WhoFields({ booking }: { booking: DeskBooking }) {
  const { language, t } = useWords()
  const { draft, refused, writePerson, choosePerson } = booking
  const { person } = draft
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <TextField
          label={t('deskAgenda.booking.first_name')}
          value={person.firstName}
          maxLength={longestName}
          autoComplete="off"
          error={refused['firstName']}
          onChange={({ target }) => writePerson({ firstName: target.value })}
        />
        <TextField
          label={t('deskAgenda.booking.last_name')}
          value={person.lastName}
          maxLength={longestName}
          autoComplete="off"
          error={refused['lastName']}
          onChange={({ target }) => writePerson({ lastName: target.value })}
        />
        <TextField
          label={t('deskAgenda.booking.phone')}
          type="tel"
          dir="ltr"
          value={person.phone}
          autoComplete="off"
          error={refused['phone']}
          onChange={({ target }) => writePerson({ phone: target.value })}
        />
        <TextField
          label={t('deskAgenda.booking.email')}
          type="email"
          dir="ltr"
          value={person.email}
          autoComplete="off"
          help={t('deskAgenda.booking.no_email')}
          error={refused['email']}
          onChange={({ target }) => writePerson({ email: target.value })}
        />
      </div>
      {person.card === null ? (
        <KnownClients
          written={searchOf(person)}
          onChoose={(client) => choosePerson(personOf(client, language))}
        />
      ) : (
        <ChosenCard card={person.card} booking={booking} />
      )}
    </div>
  )
}

type ChosenCardProps = { card: NonNullable<Person['card']>; booking: DeskBooking }

function ChosenCard({ card, booking: { draft, choosePerson, repeatLast } }: ChosenCardProps) {
  const { t } = useWords()
  return (
    <div className={styles.chosen}>
      <span>{t('deskAgenda.booking.chosen', { name: card.name })}</span>
      <Button isCompact variant="secondary" onClick={() => void repeatLast(card)}>
        {t('deskAgenda.booking.last_again')}
      </Button>
      <Button isCompact variant="ghost" onClick={() => choosePerson({ ...draft.person, card: null })}>
        {t('deskAgenda.booking.other')}
      </Button>
    </div>
  )
}

/** What is most telling of what has been written: a number or an address names one person, a name several. */
function searchOf({ firstName, lastName, phone, email }: Person): string {
  return email || phone || `${firstName} ${lastName}`
}
