import type { Role } from '#shared/features/desk/access.ts'

/** Somebody who works at the clinic, as the record names them. */
export type Colleague = { readonly id: string; readonly name: string; readonly role: Role }

/** Who acts. Everything that is asked of the clinic is asked by one of these, and recorded under it. */
export type Actor =
  /** Nobody that we know. */
  | { readonly kind: 'guest' }
  /** Somebody with an account, signed in. */
  | { readonly kind: 'client'; readonly clientId: string }
  /**
   * Who holds a signed link to one appointment; null when the link opens none, or no longer. `isMailed` when only a mail to
   * the address of the appointment told it: its holder reads that mail.
   */
  | { readonly kind: 'link'; readonly appointmentId: string | null; readonly isMailed: boolean }
  | ({ readonly kind: 'staff' } & Colleague)
  /** The product itself: reminders, clean-up, commands. */
  | { readonly kind: 'system' }
/** Who comes by the site. Who works at the desk comes by its own door (0030); the product asks nobody. */
export type SiteActor = Extract<Actor, { kind: 'guest' | 'client' | 'link' }>

/** Who works at the desk. */
export type StaffActor = Extract<Actor, { kind: 'staff' }>

/** The account in whose name somebody acts, or null. */
export function accountOf(actor: Actor): string | null {
  return actor.kind === 'client' ? actor.clientId : null
}
