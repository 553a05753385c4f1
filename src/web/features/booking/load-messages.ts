import type { Messages } from '#shared/i18n/messages.ts'
import type { Language, PerLanguage } from '#shared/i18n/languages.ts'
import { importWithRetry } from '#web/lib/load-with-retry.ts'

type Group = { appointment: Messages['appointment'] }

const loaders: PerLanguage<() => Promise<Group>> = {
  nl: () => import('#content/messages/nl/appointment.ts'),
  en: () => import('#content/messages/en/appointment.ts'),
  ar: () => import('#content/messages/ar/appointment.ts'),
  es: () => import('#content/messages/es/appointment.ts'),
}

/** The booking's words in one language: only that language travels. */
export async function loadMessages(language: Language): Promise<Group['appointment']> {
  return (await importWithRetry(loaders[language])).appointment
}
