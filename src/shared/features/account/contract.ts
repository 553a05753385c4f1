import { z } from 'zod'
import { languages } from '#shared/i18n/languages.ts'
import { calendarDate, typedEmail, typedLine } from '#shared/lib/typed.ts'
import { typedLimits } from '#shared/lib/typed-limits.ts'

/** Limits shared by the forms and the server. */
export const accountLimits = { usernameMin: 3, usernameMax: 40, passwordMin: 10, passwordMax: 200 } as const

/** Letters of every script, digits and the signs of an e-mail address. */
const username = typedLine(accountLimits.usernameMax)
  .min(accountLimits.usernameMin)
  .refine((name) => /^[\p{L}\p{M}\p{N}._@+-]+$/u.test(name))

/** Never trimmed: a space may be part of it. */
const newPassword = z.string().min(accountLimits.passwordMin).max(accountLimits.passwordMax)
const knownPassword = z.string().min(1).max(accountLimits.passwordMax)

const name = typedLine(typedLimits.name)
const phone = typedLine(typedLimits.phone)

/** `POST /api/auth/register` (SPEC 7); the repeated password is never sent. */
export const registerRequest = z.object({
  username,
  password: newPassword,
  firstName: name,
  lastName: name,
  email: typedEmail,
  phone: phone.nullish(),
  dateOfBirth: calendarDate.nullish(),
})
export type RegisterRequest = z.infer<typeof registerRequest>

/** `POST /api/auth/login` */
export const loginRequest = z.object({
  username: typedLine(typedLimits.email),
  password: knownPassword,
})
export type LoginRequest = z.infer<typeof loginRequest>

/** `GET /api/profile`: what the clinic's site knows about the client. */
export const profileAnswer = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** E.164 */
  phone: z.string().nullable(),
  dateOfBirth: calendarDate.nullable(),
  /** Of mails. */
  language: z.enum(languages),
})
export type Profile = z.infer<typeof profileAnswer>

/** `POST /api/auth/register` and `/login`, `GET /api/auth/session` */
export const sessionAnswer = z.object({ client: profileAnswer })
export type Session = z.infer<typeof sessionAnswer>

/** `POST /api/auth/forgot`: the answer is the same whether or not the address is known. */
export const forgotRequest = z.object({ email: typedEmail })

const token = z.string().min(1).max(500)

/** `POST /api/auth/reset` */
export const resetRequest = z.object({ token, password: newPassword })

/** `POST /api/auth/reset/check`: whether the link still works, asked when it is opened; nothing is used up. */
export const resetCheckRequest = z.object({ token })

/** `POST /api/auth/verify-email` */
export const verifyEmailRequest = z.object({ token })

/** `PATCH /api/profile`: what is left out stays; null empties. A verified address changes with the password only. */
export const profilePatch = z.object({
  firstName: name.optional(),
  lastName: name.optional(),
  email: typedEmail.optional(),
  phone: phone.nullish(),
  dateOfBirth: calendarDate.nullish(),
  currentPassword: knownPassword.optional(),
})
export type ProfilePatch = z.infer<typeof profilePatch>

/** `POST /api/profile/password` */
export const changePasswordRequest = z.object({ currentPassword: knownPassword, newPassword })

/** `DELETE /api/profile`: future appointments stand unless they are to be cancelled too. */
export const deleteProfileRequest = z.object({
  password: knownPassword,
  cancelAppointments: z.boolean().default(false),
})

/** `GET /api/profile/sessions`: where the client is signed in, the browser that asks first, then the last used. */
export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** "Safari, iPhone"; empty where the browser did not say what it is. */
      device: z.string(),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
})
export type OpenSessions = z.infer<typeof sessionsAnswer>

/** `GET /api/preferences` */
export const preferencesAnswer = z.object({
  language: z.enum(languages),
  reminders: z.boolean(),
  newsletter: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesAnswer>

/** `PATCH /api/preferences` */
export const preferencesPatch = preferencesAnswer.partial()
