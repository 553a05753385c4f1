import { appointment } from '#content/messages/ar/appointment.ts'
import type { Messages } from '#shared/i18n/messages.ts'

export const ar: Messages = { appointment }
