import { refresh } from '#web/features/desk/base/desk-data.ts'

export const agendaPath = '/api/desk/agenda'
export const visitsPath = '/api/desk/appointments'

/** What was changed shows everywhere at once, without waiting for the server's event. */
export function refreshAgenda(): Promise<void> {
  return refresh(agendaPath, `${visitsPath}/`)
}
