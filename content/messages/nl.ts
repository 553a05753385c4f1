import { appointment } from '#content/messages/nl/appointment.ts'
import { mail } from '#content/messages/nl/mail.ts'

/** The source: its keys are the type that every language fills (one file per feature, assembled here). */
export const nl = { appointment, mail }
