import { describe, expect, it } from 'vitest'
import type { SiteActor } from '#shared/features/access/actor.ts'
import type { AppointmentOwner, Verb } from '#shared/features/access/policy.ts'
import { can, policy } from '#shared/features/access/policy.ts'

const actors = {
  'a guest': { kind: 'guest' },
  'the client': { kind: 'client', clientId: 'noor' },
  'another client': { kind: 'client', clientId: 'sam' },
  'who holds its link': { kind: 'link', appointmentId: 'visit', isMailed: true },
  'who holds the link of another': { kind: 'link', appointmentId: 'other', isMailed: true },
  'who holds a link that opens nothing': { kind: 'link', appointmentId: null, isMailed: false },
} satisfies Readonly<Record<string, SiteActor>>
type Who = keyof typeof actors

const everyone = Object.keys(actors) as Who[]
const visit: AppointmentOwner = { id: 'visit', clientId: 'noor' }
const own: readonly Who[] = ['the client', 'who holds its link']

/** Who may, per verb; everybody else may not. */
const table: {
  readonly [V in Verb]: { readonly may: readonly Who[]; readonly ask: (actor: SiteActor) => boolean }
} = {
  'appointment:view': { may: own, ask: (actor) => can(actor, 'appointment:view', visit) },
  'appointment:coming': { may: own, ask: (actor) => can(actor, 'appointment:coming', visit) },
  'appointment:move': { may: own, ask: (actor) => can(actor, 'appointment:move', visit) },
  'appointment:cancel': { may: own, ask: (actor) => can(actor, 'appointment:cancel', visit) },
  'account:use': { may: ['the client', 'another client'], ask: (actor) => can(actor, 'account:use') },
}

describe('who may do what', () => {
  it.each(Object.keys(policy) as Verb[])('%s', (verb) => {
    const { may, ask } = table[verb]
    expect(everyone.filter((who) => ask(actors[who]))).toEqual(may)
  })

  it('gives an appointment without an account to the holder of its link only', () => {
    const guests: AppointmentOwner = { id: 'visit', clientId: null }
    const may = everyone.filter((who) => can(actors[who], 'appointment:view', guests))
    expect(may).toEqual(['who holds its link'])
  })
})
