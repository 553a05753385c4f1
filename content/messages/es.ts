import { appointment } from '#content/messages/es/appointment.ts'
import { mail } from '#content/messages/es/mail.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const es: Messages = { appointment, mail }
