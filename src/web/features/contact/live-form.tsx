import '#web/lib/zod-without-eval.ts'
import { hydrateRoot } from 'react-dom/client'
import type { ComponentProps } from 'react'
import { ContactIsland } from '#web/features/contact/contact-form.tsx'
import { formIds } from '#web/features/contact/form-ids.ts'

/** Takes over the form that the page was built with, and what was typed in it meanwhile. */
export function enliven(place: HTMLElement): void {
  const props = JSON.parse(place.dataset.contactForm ?? '') as ComponentProps<typeof ContactIsland>
  hydrateRoot(place, <ContactIsland {...props} />, formIds)
}
