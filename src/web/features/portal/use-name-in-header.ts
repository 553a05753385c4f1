import { useEffect } from 'react'
import type { Profile } from '#shared/features/account/contract.ts'

/** The portal's link in the header of the page names who is signed in, with the initials in place of its icon. */
export function useNameInHeader(client: Profile | undefined): void {
  const firstName = client?.firstName
  const lastName = client?.lastName
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('[data-portal-link]')
    if (link === null || firstName === undefined || lastName === undefined) return
    link.title = `${firstName} ${lastName}`
    link.setAttribute('aria-label', `${link.dataset['portalLink']}: ${link.title}`)
    link.dataset['initials'] = [firstName, lastName].map(initialOf).join('')
  }, [firstName, lastName])
}

/** The first capital, as of "de Vries"; the first letter where there is none. */
function initialOf(name: string): string {
  const text = name.normalize()
  const [first = ''] = /\p{Lu}/u.exec(text) ?? text
  return first.toLocaleUpperCase()
}
