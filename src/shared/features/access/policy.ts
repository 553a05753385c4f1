import type { Actor, ActorKind } from '#shared/features/access/actor.ts'
import { may } from '#shared/features/desk/access.ts'

/** What the policy needs to know of an appointment; one that does not exist belongs to nobody. */
export type AppointmentOwner = { readonly id: string; readonly clientId: string | null }

/** What each verb is done to; undefined where it is done to nothing in particular. */
export type Things = {
  'appointment:book': undefined
  'appointment:view': AppointmentOwner
  /** Saying that one will come. */
  'appointment:coming': AppointmentOwner
  'appointment:move': AppointmentOwner
  'appointment:cancel': AppointmentOwner
  /** All that the portal shows and changes: visits, profile, preferences, export, deletion. */
  'account:use': undefined
}
export type Verb = keyof Things

type Rule<Thing> = {
  readonly [Kind in ActorKind]: (actor: Extract<Actor, { kind: Kind }>, thing: Thing) => boolean
}

const always = () => true
const never = () => false

/** The client whose appointment it is, who holds its link, and who works on visits at the desk. */
const ownAppointment: Rule<AppointmentOwner> = {
  guest: never,
  client: ({ clientId }, appointment) => appointment.clientId === clientId,
  link: ({ appointmentId }, appointment) => appointment.id === appointmentId,
  staff: ({ role }) => may(role, 'visits'),
  system: never,
}

/** Who may do what: one row per verb, one function per kind of actor. A new verb or actor does not compile without its answer. */
export const policy: { readonly [V in Verb]: Rule<Things[V]> } = {
  'appointment:book': {
    guest: always,
    client: always,
    link: always,
    staff: ({ role }) => may(role, 'visits'),
    system: never,
  },
  'appointment:view': ownAppointment,
  'appointment:coming': ownAppointment,
  'appointment:move': ownAppointment,
  'appointment:cancel': ownAppointment,
  'account:use': { guest: never, client: always, link: never, staff: never, system: never },
}

export function can<V extends Verb>(
  actor: Actor,
  verb: V,
  ...[thing]: undefined extends Things[V] ? [] : [Things[V]]
): boolean {
  const rule = policy[verb][actor.kind] as (actor: Actor, thing: Things[V] | undefined) => boolean
  return rule(actor, thing)
}

/**
 * How a refusal reads. Who is not known is asked to sign in; a client is not told that somebody else's appointment
 * exists; who holds a link that opens nothing, or works here, is told that this is not theirs to do.
 */
export const refusalFor: Readonly<Record<ActorKind, 'unauthorized' | 'forbidden' | 'not_found'>> = {
  guest: 'unauthorized',
  client: 'not_found',
  link: 'forbidden',
  staff: 'forbidden',
  system: 'forbidden',
}
