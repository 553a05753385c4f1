import { z } from 'zod'
import { deskVisit } from '#shared/features/desk/agenda-contract.ts'
import { mailLine } from '#shared/features/desk/post-contract.ts'
import { longestNote, longestSearch } from '#shared/features/desk/rules.ts'
import { languages } from '#shared/i18n/languages.ts'
import { typedText } from '#shared/lib/typed.ts'

/** A card in a list: one person, as their account names them, else their newest visit; empty where both are gone. */
const clientSummary = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same as people write it: "+31 6 12345678". */
  shownPhone: z.string(),
  language: z.enum(languages),
  /** True for the holder of an account. */
  hasAccount: z.boolean(),
  /** True where an account gave an address that nobody has proven: it may be somebody else's, as may the name. */
  hasUnprovenAccount: z.boolean(),
  visits: z.int(),
  lastVisit: z.iso.datetime().nullable(),
  nextVisit: z.iso.datetime().nullable(),
})
export type ClientSummary = z.infer<typeof clientSummary>

/** `GET /api/desk/clients?search=`: names, addresses, digits of a number, references. */
export const clientsQuery = z.object({ search: typedText(longestSearch, 0).default('') })
export const clientsAnswer = z.object({ clients: z.array(clientSummary) })

const clientNote = z.object({
  id: z.uuid(),
  body: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
})

/** `GET /api/desk/clients/{id}` */
export const clientCard = clientSummary.extend({
  visitList: z.array(deskVisit),
  notes: z.array(clientNote),
  /** What is owed for late changes and for not coming, waived fees not counted. */
  feesCents: z.int(),
  paidCents: z.int(),
  /** `start` of the visit that each is about. */
  mails: z.array(mailLine.extend({ start: z.iso.datetime() })),
  /** Cards that may be the same person, and why; a person decides. None for who may not merge. */
  proposals: z.array(clientSummary.extend({ because: z.enum(['email', 'phone', 'name']) })),
  /** Merges that can be taken back, newest first. */
  merges: z.array(
    z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      at: z.iso.datetime(),
      /** Empty where no colleague decided: an address was proven. */
      by: z.string(),
    }),
  ),
})
export type ClientCard = z.infer<typeof clientCard>

/** `POST /api/desk/clients/{id}/notes` */
export const noteRequest = z.object({ body: typedText(longestNote) })

/** `POST /api/desk/clients/{id}/merge`: all that is on this card goes to `into`. */
export const mergeRequest = z.object({ into: z.uuid() })

/**
 * `DELETE /api/desk/clients/{id}`: erases the person; visits that are to come stand unless they are cancelled. `merges` are
 * those the card was shown with: one that was merged or split since is somebody else's too, or no longer (`card_changed`).
 */
export const eraseRequest = z.object({
  cancelAppointments: z.boolean().default(false),
  merges: z.array(z.uuid()).optional(),
})
export type EraseRequest = z.infer<typeof eraseRequest>

/** `POST /api/desk/clients/{id}/split`: takes the latest merge into this card back, or the named one. */
export const splitRequest = z.object({ merge: z.uuid().optional() })
