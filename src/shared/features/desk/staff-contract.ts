import { z } from 'zod'
import { roles } from '#shared/features/desk/access.ts'
import { typedEmail, typedLine } from '#shared/lib/typed.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'

/** Limits and numbers that pages and server share. */
export const staffLimits = { ...typedLimits, recoveryCodes: 10, linkHours: 24, idleHours: 12 } as const

export const staffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
})
export type StaffMember = z.infer<typeof staffMember>

/** `GET /api/desk/session`, and every answer that signs somebody in. */
export const deskSessionAnswer = z.object({ staff: staffMember })

const token = z.string().min(1).max(500)

/** `POST /api/desk/link/open`: whose link it is; the link stays good until its key is made. */
export const openLinkRequest = z.object({ token })
export const openLinkAnswer = z.object({
  staff: staffMember.omit({ id: true }),
  expiresAt: z.iso.datetime(),
})

/** What `navigator.credentials` needs, as `@simplewebauthn/browser` takes it in `optionsJSON`. */
export const ceremonyAnswer = z.object({ options: z.record(z.string(), z.unknown()) })

/** Base64url, or the name of a transport ("smart-card"): what the database is asked with, or keeps, as it comes. */
const plainSigns = z
  .string()
  .regex(/^[\w-]+$/)
  .max(2000)

/** What `@simplewebauthn/browser` answers with; the server checks the rest. */
const credential = z.looseObject({
  id: plainSigns,
  response: z.looseObject({ transports: z.array(plainSigns).max(20).optional() }),
})

/** The name of a key is that of the device: "Telefoon van Sanne". Without one the browser's is kept. */
const keyName = typedLine(typedLimits.name).optional()

/** `POST /api/desk/link/verify`: makes the key, uses the link up and signs in. */
export const verifyLinkRequest = z.object({ token, response: credential, name: keyName })
/** Recovery codes come with the first key, and are shown this once. */
export const firstKeyAnswer = deskSessionAnswer.extend({ recoveryCodes: z.array(z.string()) })

/** `POST /api/desk/sign-in/verify` */
export const signInRequest = z.object({ response: credential })

/** `POST /api/desk/sign-in/recovery`: a code instead of a key, once. */
export const recoveryRequest = z.object({ email: typedEmail, code: typedLine(40) })

/** `POST /api/desk/keys`: one more key for who is signed in. */
export const addKeyRequest = z.object({ response: credential, name: keyName })

const staffKey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** False for a key that was made for another address of the site: it opens nothing here. */
  works: z.boolean(),
})
const staffSession = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

/** `GET /api/desk/account`: the own keys and sessions. */
export const deskAccountAnswer = z.object({
  staff: staffMember,
  keys: z.array(staffKey),
  sessions: z.array(staffSession),
  recoveryCodesLeft: z.int(),
})
export type DeskAccount = z.infer<typeof deskAccountAnswer>

/** `POST /api/desk/recovery-codes`: ten new ones; the old ones stop working. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

/** `POST /api/desk/team` */
export const inviteRequest = z.object({
  name: typedLine(typedLimits.name),
  email: typedEmail,
  role: z.enum(roles),
})
/** `PATCH /api/desk/team/{id}`: what is left out stays. */
export const memberPatch = inviteRequest.partial()

const teamMember = staffMember.extend({
  keys: z.int(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Until when a link that was made for this person still works, else null. */
  linkUntil: z.iso.datetime().nullable(),
})
export type TeamMember = z.infer<typeof teamMember>
/** `GET /api/desk/team` */
export const teamAnswer = z.object({ team: z.array(teamMember) })

/** `POST /api/desk/team/{id}/link`: shown once, for a first key, a new device or a lost one. */
export const linkAnswer = z.object({ url: z.url(), expiresAt: z.iso.datetime() })
