import { useId, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { ClientCard, ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { mostVisitsInARow } from '#shared/features/desk/rules.ts'
import { languageNames } from '#shared/i18n/language-names.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Place, Prefill } from '#web/features/desk/agenda/acts.ts'
import { writtenMoment } from '#web/features/desk/agenda/agenda-clock.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import styles from '#web/features/desk/agenda/forms.module.css'
import { KnownClients } from '#web/features/desk/agenda/known-clients.tsx'
import { treatmentOf, useTreatments } from '#web/features/desk/agenda/treatments.ts'
import { emptyWish, WishFields } from '#web/features/desk/agenda/wish-fields.tsx'
import type { Wish } from '#web/features/desk/agenda/wish-fields.tsx'
import { problemOf, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { useLeaveQuestion } from '#web/features/desk/base/use-leave-question.tsx'
import { Question } from '#web/features/desk/base/question.tsx'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { addDays } from '#shared/lib/time.ts'
import { longestName } from '#shared/lib/typed-limits.ts'
import { readJson } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

type Person = {
  /** The card that the visits go on, by the name that stands on it. */
  card: { id: string; name: string } | null
  firstName: string
  lastName: string
  phone: string
  email: string
  language: Language
}

const weekDays = 7

type BookingDialogProps = { at: Place; prefill: Prefill | undefined; onClose: () => void }

/** Books for somebody on the telephone or at the desk: one visit or several in a row, in any room and at any half hour. */
export function BookingDialog({ at, prefill, onClose }: BookingDialogProps) {
  const { language, t } = useWords()
  const tell = useTell()
  const { treatments, arrived } = useTreatments()
  const listId = useId()
  const { change, isBusy, problem, reset } = useDeskChange<{ visits: DeskVisit[] }>()
  const [isWaiting, setWaiting] = useState(false)
  const [offered] = useState(() => ({
    person: personOf(prefill?.visit, language),
    wishes: [emptyWish(at, prefill?.treatmentType)],
  }))
  const [person, setPerson] = useState(offered.person)
  const [source, setSource] = useState<'phone' | 'walk_in'>('phone')
  const [notes, setNotes] = useState('')
  const [wishes, setWishes] = useState<readonly Wish[]>(offered.wishes)
  const [unknown, setUnknown] = useState<number | null>(null)
  const isTyped = person !== offered.person || wishes !== offered.wishes || notes !== ''
  const { leave, leaveQuestion } = useLeaveQuestion(isTyped, onClose, {
    title: t('deskAgenda.booking.leave_title'),
    text: t('deskAgenda.booking.leave_text'),
    answer: t('deskAgenda.booking.leave'),
  })
  const write = (written: Partial<Person>) => setPerson((before) => ({ ...before, ...written }))
  /** Whose last treatment was asked for; nobody's once somebody else, or a treatment, was chosen meanwhile. */
  const repeated = useRef<string | null>(null)

  function choose(somebody: Person) {
    repeated.current = null
    setPerson(somebody)
  }

  async function repeatLast({ id, name }: NonNullable<Person['card']>) {
    repeated.current = id
    const card = await readJson<ClientCard>(`/api/desk/clients/${id}`, { language }).catch(
      (failure: unknown) => {
        if (repeated.current === id) tell({ text: problemOf(failure, t).message, isProblem: true })
        return null
      },
    )
    if (card === null || repeated.current !== id) return
    const last = card.visitList.find(({ status }) => status !== 'cancelled')
    if (last === undefined) return tell({ text: t('deskAgenda.booking.no_last', { name }), isProblem: true })
    setWishes(([first, ...others]) => [{ ...(first ?? emptyWish(at)), treatment: last.label }, ...others])
  }

  function remove({ key }: Wish) {
    setWishes(wishes.filter((one) => one.key !== key))
    // What was refused is named by its place in the row, which is another now.
    setUnknown(null)
    reset()
  }

  async function book() {
    // Who books at once may be quicker than the price list.
    setWaiting(true)
    const known = await arrived()
    setWaiting(false)
    const found = wishes.map(({ treatment }) => treatmentOf(known, treatment))
    // Without the list the server looks at what was written.
    const wrong = known.length === 0 ? -1 : found.findIndex((treatment) => treatment === undefined)
    setUnknown(wrong < 0 ? null : wrong)
    if (wrong >= 0) return
    const { card, ...written } = person
    const booked = await change({
      path: `${visitsPath}/series`,
      body: {
        ...written,
        clientId: card?.id,
        source,
        notes,
        visits: wishes.map(({ place, treatment }, index) => ({
          treatmentType: found[index]?.name ?? treatment,
          appointmentDate: writtenMoment(place),
          room: place.room ?? null,
        })),
      },
    })
    if (booked === null) return refreshAgenda()
    refreshAgenda()
    const name = `${person.firstName} ${person.lastName}`
    tell({ text: t('deskAgenda.booking.done', { count: booked.answer.visits.length, name }) })
    onClose()
  }

  const fields = problem?.fields ?? {}
  return (
    <>
      <Question
        title={t('deskAgenda.book')}
        answer={t('deskAgenda.booking.do')}
        onAnswer={book}
        onClose={leave}
        isBusy={isBusy || isWaiting}
        problem={problem}
        isWide
      >
        <div className={styles.part}>
          <div className={styles.pair}>
            <TextField
              label={t('deskAgenda.booking.first_name')}
              value={person.firstName}
              maxLength={longestName}
              autoComplete="off"
              error={fields['firstName']}
              onChange={({ target }) => write({ firstName: target.value })}
            />
            <TextField
              label={t('deskAgenda.booking.last_name')}
              value={person.lastName}
              maxLength={longestName}
              autoComplete="off"
              error={fields['lastName']}
              onChange={({ target }) => write({ lastName: target.value })}
            />
            <TextField
              label={t('deskAgenda.booking.phone')}
              type="tel"
              dir="ltr"
              value={person.phone}
              autoComplete="off"
              error={fields['phone']}
              onChange={({ target }) => write({ phone: target.value })}
            />
            <TextField
              label={t('deskAgenda.booking.email')}
              type="email"
              dir="ltr"
              value={person.email}
              autoComplete="off"
              placeholder={t('deskAgenda.booking.no_email')}
              error={fields['email']}
              onChange={({ target }) => write({ email: target.value })}
            />
          </div>
          {person.card !== null ? (
            <div className={styles.chosen}>
              <span>{t('deskAgenda.booking.chosen', { name: person.card.name })}</span>
              <Button
                isCompact
                variant="secondary"
                onClick={() => person.card !== null && void repeatLast(person.card)}
              >
                {t('deskAgenda.booking.last_again')}
              </Button>
              <Button isCompact variant="ghost" onClick={() => choose({ ...person, card: null })}>
                {t('deskAgenda.booking.other')}
              </Button>
            </div>
          ) : (
            <KnownClients
              written={searchOf(person)}
              onChoose={(client) => choose(personOf(client, language))}
            />
          )}
        </div>
        <datalist id={listId}>
          {treatments.map(({ name, label }) => (
            <option key={name}>{label}</option>
          ))}
        </datalist>
        {wishes.map((wish, index) => (
          <WishFields
            key={wish.key}
            wish={wish}
            number={index + 1}
            isAlone={wishes.length === 1}
            listId={listId}
            fields={fieldsOf(fields, index)}
            isUnknown={unknown === index}
            onChange={(changed) => {
              repeated.current = null
              setWishes(wishes.map((one) => (one.key === wish.key ? changed : one)))
            }}
            onRemove={() => remove(wish)}
          />
        ))}
        <div>
          <Button
            isCompact
            variant="secondary"
            iconStart={<Plus aria-hidden strokeWidth={1.5} />}
            onClick={() => {
              const last = wishes.at(-1) ?? emptyWish(at)
              const place = { ...last.place, date: addDays(last.place.date, weekDays) }
              setWishes([...wishes, emptyWish(place, last.treatment)])
            }}
            disabled={wishes.length >= mostVisitsInARow}
          >
            {t('deskAgenda.booking.another')}
          </Button>
        </div>
        <div className={styles.part}>
          <div className={styles.pair}>
            <fieldset className={styles.part}>
              <legend className={styles.source}>{t('deskAgenda.booking.source')}</legend>
              {(['phone', 'walk_in'] as const).map((each) => (
                <Choice
                  key={each}
                  type="radio"
                  name="source"
                  label={t(`deskAgenda.source.${each}`)}
                  checked={source === each}
                  onChange={() => setSource(each)}
                />
              ))}
            </fieldset>
            <SelectField
              label={t('deskAgenda.panel.language')}
              value={person.language}
              onChange={({ target }) => write({ language: target.value as Language })}
            >
              {languages.map((code) => (
                <option key={code} value={code}>
                  {languageNames[code].name}
                </option>
              ))}
            </SelectField>
          </div>
          <TextAreaField
            label={t('deskAgenda.panel.notes')}
            rows={2}
            value={notes}
            error={fields['notes']}
            onChange={({ target }) => setNotes(target.value)}
          />
        </div>
      </Question>
      {leaveQuestion}
    </>
  )
}

function personOf(known: DeskVisit | ClientSummary | undefined, language: Language): Person {
  if (known === undefined) return { card: null, firstName: '', lastName: '', phone: '', email: '', language }
  const { firstName, lastName, phone } = known
  // Who changed the address of the account since is reached, and known, by that: the one of the visit is nobody's by now.
  const email = 'mailTo' in known ? known.mailTo : known.email
  const id = 'reference' in known ? known.clientId : known.id
  const card = id === null ? null : { id, name: `${firstName} ${lastName}` }
  return { card, firstName, lastName, phone, email, language: known.language }
}

/** What was refused of one visit of the row, by the name of its field. */
function fieldsOf(fields: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const start = `visits.${index}.`
  const own = Object.entries(fields).filter(([field]) => field.startsWith(start))
  return Object.fromEntries(own.map(([field, sentence]) => [field.slice(start.length), sentence]))
}

/** What is most telling of what has been written: a number or an address names one person, a name several. */
function searchOf({ firstName, lastName, phone, email }: Person): string {
  return email || phone || `${firstName} ${lastName}`
}
