/** The calendar file of an appointment, for who holds the token of its manage link. */
export function calendarPath(appointmentId: string, token: string): string {
  return `/api/appointments/${encodeURIComponent(appointmentId)}/calendar.ics?${new URLSearchParams({ token })}`
}
