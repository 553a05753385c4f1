import { X } from 'lucide-react'
import { useRef } from 'react'
import { contactLimits } from '#shared/features/contact/contract.ts'
import type { TreatmentGroup } from '#web/features/contact/treatment-groups.ts'
import styles from '#web/features/contact/treatment-choice.module.css'
import { useWords } from '#web/lib/words.ts'
import { SelectField } from '#web/ui/field.tsx'

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
  return (
    <div ref={place} className={styles.choice}>
      {chosen.length < max && (
        <SelectField
          label={t('contact.form.treatments')}
          help={t('contact.form.treatments_help', { max })}
          value=""
          onChange={(event) => {
            onAdd(event.target.value)
            // The list is about to go: the newest choice takes its focus.
            if (chosen.length + 1 === max) {
              focusSoon(() => place.current?.querySelector<HTMLElement>('li:last-child button'))
            }
          }}
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
