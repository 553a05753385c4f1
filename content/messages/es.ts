import { appointment } from '#content/messages/es/appointment.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const es: Messages = { appointment }
