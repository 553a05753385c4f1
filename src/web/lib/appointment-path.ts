/** Which appointment, and by what right: the token of its manage link, or else the session. */
export type AppointmentAccess = { id: string; token?: string | undefined }

/** An appointment's address in the API: for who holds the token of its manage link, or else for its signed-in client. */
export function appointmentPath(id: string, token: string | undefined, action = ''): string {
  const query = token === undefined ? '' : `?${new URLSearchParams({ token })}`
  return `/api/appointments/${encodeURIComponent(id)}${action}${query}`
}

/** Its calendar file. */
export function calendarPath(id: string, token: string | undefined): string {
  return appointmentPath(id, token, '/calendar.ics')
}
