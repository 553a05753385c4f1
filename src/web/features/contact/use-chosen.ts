import { useEffect, useState } from 'react'
import { contactLimits } from '#shared/features/contact/contract.ts'
import { preselection } from '#web/features/contact/preselection.ts'
import type { TreatmentGroup } from '#web/features/contact/treatment-groups.ts'

/** The chosen treatments, at first those of the address; one too many is told to the visitor instead of added. */
export function useChosen(groups: readonly TreatmentGroup[], onTooMany: () => void) {
  const [chosen, setChosen] = useState<string[]>([])
  const max = contactLimits.treatments
  useEffect(() => {
    const asked = preselection(window.location.search, groups)
    if (asked.length === 0) return
    setChosen(asked.slice(0, max))
    if (asked.length > max) onTooMany()
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read once, when the form comes to life
  }, [])
  const add = (name: string) => {
    if (chosen.includes(name)) return
    if (chosen.length >= max) onTooMany()
    else setChosen([...chosen, name])
  }
  return { chosen, setChosen, add }
}
