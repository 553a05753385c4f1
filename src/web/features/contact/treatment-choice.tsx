import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { contactLimits } from '#shared/features/contact/contract.ts'
import type { TreatmentGroup } from '#web/features/contact/treatment-groups.ts'
import styles from '#web/features/contact/treatment-choice.module.css'
import { useWords } from '#web/lib/words.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type TreatmentChoiceProps = {
  /** Empty until the script is there: the list then travels once, with the form. */
  groups: readonly TreatmentGroup[]
  /** Dutch names. */
  chosen: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

/** Up to three treatments: chosen ones are out of reach in the list, which goes away when there is no more room (SPEC 5). */
export function TreatmentChoice({ groups, chosen, onAdd, onRemove }: TreatmentChoiceProps) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const labels = new Map(groups.flatMap((group) => group.treatments).map(({ name, label }) => [name, label]))
  const max = contactLimits.treatments
  const focusSoon = (find: () => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => find()?.focus())
  // Keys change a closed list with every press: where they lead is only shown, until Enter or leaving adds it.
  const isWalking = useRef(false)
  const [shown, setShown] = useState('')
  const addShown = () => {
    setShown('')
    if (shown !== '') onAdd(shown)
  }
  // The list is about to go: the newest choice takes its focus.
  const focusLast = () => {
    if (chosen.length + 1 === max)
      focusSoon(() => place.current?.querySelector<HTMLElement>('li:last-child button'))
  }
  return (
    <div ref={place} className={styles.choice}>
      {chosen.length < max && (
        <SelectField
          label={t('contact.form.treatments')}
          help={t('contact.form.treatments_help', { max })}
          value={shown}
          onPointerDown={() => {
            isWalking.current = false
          }}
          onKeyDown={(event) => {
            // Alt and the space bar open the list, in which Enter chooses.
            isWalking.current = !event.altKey && event.key !== ' ' && event.key !== 'Enter'
            if (event.key === 'Escape') setShown('')
            if (event.key !== 'Enter' || shown === '') return
            event.preventDefault()
            addShown()
            focusLast()
          }}
          onChange={(event) => {
            if (isWalking.current) return setShown(event.target.value)
            setShown('')
            onAdd(event.target.value)
            focusLast()
          }}
          onBlur={addShown}
        >
          <option value="" disabled>
            {t('contact.form.choose')}
          </option>
          {groups.map((group) => (
            <optgroup key={group.slug} label={group.label}>
              {group.treatments.map(({ name, label }) => (
                <option key={name} value={name} disabled={chosen.includes(name)}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('contact.form.chosen')}>
          {chosen.map((name) => {
            const treatment = labels.get(name) ?? name
            return (
              <li key={name}>
                <span>{treatment}</span>
                <button
                  type="button"
                  aria-label={t('contact.form.remove', { treatment })}
                  onClick={() => {
                    onRemove(name)
                    focusSoon(() => place.current?.querySelector('select'))
                  }}
                >
                  <X aria-hidden size={16} strokeWidth={1.5} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
