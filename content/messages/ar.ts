import { appointment } from '#content/messages/ar/appointment.ts'
import { mail } from '#content/messages/ar/mail.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const ar: Messages = { appointment, mail }
