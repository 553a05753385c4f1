import type { SiteActor } from '#shared/features/access/actor.ts'

/** What the policy needs to know of an appointment; one that does not exist belongs to nobody. */
export type AppointmentOwner = { readonly id: string; readonly clientId: string | null }

/** What each verb is done to; undefined where it is done to nothing in particular. */
export type Things = {
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
  readonly [Kind in SiteActor['kind']]: (actor: Extract<SiteActor, { kind: Kind }>, thing: Thing) => boolean
}

const always = () => true
const never = () => false

/** The client whose appointment it is, and who holds its link. */
const ownAppointment: Rule<AppointmentOwner> = {
  guest: never,
  client: ({ clientId }, appointment) => appointment.clientId === clientId,
  link: ({ appointmentId }, appointment) => appointment.id === appointmentId,
}

/** Who of those that come by the site may do what: one row per verb, one function per kind of actor. A new verb or actor does not compile without its answer. */
export const policy: { readonly [V in Verb]: Rule<Things[V]> } = {
  'appointment:view': ownAppointment,
  'appointment:coming': ownAppointment,
  'appointment:move': ownAppointment,
  'appointment:cancel': ownAppointment,
  'account:use': { guest: never, client: always, link: never },
}

export function can<V extends Verb>(
  actor: SiteActor,
  verb: V,
  ...[thing]: undefined extends Things[V] ? [] : [Things[V]]
): boolean {
  const rule = policy[verb][actor.kind] as (actor: SiteActor, thing: Things[V] | undefined) => boolean
  return rule(actor, thing)
}

/**
 * How a refusal reads. Who is not known is asked to sign in; a client is not told that somebody else's appointment
 * exists; who holds a link that opens nothing is told that this is not theirs to do.
 */
export const refusalFor: Readonly<Record<SiteActor['kind'], 'unauthorized' | 'forbidden' | 'not_found'>> = {
  guest: 'unauthorized',
  client: 'not_found',
  link: 'forbidden',
}
