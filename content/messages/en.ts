import { appointment } from '#content/messages/en/appointment.ts'
import { mail } from '#content/messages/en/mail.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const en: Messages = { appointment, mail }
