import ICAL from 'ical.js'
import { expect } from 'vitest'

export type CalendarEvent = {
  readonly uid: string
  readonly sequence: number
  readonly status: string
  readonly start: Date
  readonly end: Date
  readonly summary: string
  readonly description: string
  /** Who is invited. */
  readonly attendees: readonly string[]
}

/**
 * Reads a calendar file as a calendar would, after holding it against RFC 5545 (the form) and RFC 5546 (what METHOD
 * demands). Fails the test where it breaks a rule.
 */
export function readCalendarFile(text: string): { method: string | null; events: CalendarEvent[] } {
  checkLines(text)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  expect(calendar.name).toBe('vcalendar')
  checkOnce(calendar, ['prodid', 'version'], ['method', 'calscale', 'name'])
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const method = calendar.getFirstPropertyValue('method') as string | null
  const events = calendar.getAllSubcomponents('vevent').map((event) => readEvent(event, method))
  const uids = events.map(({ uid }) => uid)
  expect(new Set(uids).size, 'every event has a UID of its own').toBe(uids.length)
  return { method, events }
}

/** Lines end with CRLF, none is longer than 75 octets, and folding cuts no character in two. */
function checkLines(text: string): void {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  // Control characters have no place in a content line.
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  const open: string[] = []
  for (const line of text.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    expect(line).toMatch(/^[A-Z0-9-]+(;[A-Z0-9-]+=("[^"]*"|[^":;,]*)(,("[^"]*"|[^":;,]*))*)*:/)
    const [, what, name = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? []
    if (what === 'BEGIN') open.push(name)
    if (what === 'END') expect(open.pop()).toBe(name)
  }
  expect(open).toEqual([])
}

function readEvent(event: ICAL.Component, method: string | null): CalendarEvent {
  const optional = ['dtend', 'status', 'summary', 'description', 'location', 'url', 'geo', 'created']
  checkOnce(event, ['uid', 'dtstamp', 'dtstart'], [...optional, 'last-modified', 'sequence', 'organizer'])
  if (method !== null) {
    // RFC 5546: the organizer is named; a request names whom it invites, what is published invites nobody.
    checkOnce(event, ['organizer', 'sequence'], [])
    expect(event.getFirstPropertyValue('organizer')).toMatch(/^mailto:\S+@\S+$/i)
    const invited = event.getAllProperties('attendee').length
    if (method === 'REQUEST') expect(invited).toBeGreaterThan(0)
    if (method === 'PUBLISH') expect(invited).toBe(0)
  }
  const status = String(event.getFirstPropertyValue('status'))
  if (method === 'CANCEL') expect(status).toBe('CANCELLED')
  else expect(['CONFIRMED', 'TENTATIVE', 'CANCELLED']).toContain(status)
  const [start, end] = [instantOf(event, 'dtstart'), instantOf(event, 'dtend')]
  expect(end.getTime()).toBeGreaterThan(start.getTime())
  expect(Number.isNaN(instantOf(event, 'dtstamp').getTime())).toBe(false)
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
  const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0)
  expect(Number.isInteger(sequence)).toBe(true)
  const [summary, description] = [text('summary'), text('description')]
  const attendees = event
    .getAllProperties('attendee')
    .map((attendee) => String(attendee.getFirstValue()).toLowerCase())
  for (const attendee of attendees) expect(attendee).toMatch(/^mailto:\S+@\S+$/)
  return { uid: text('uid'), sequence, status, start, end, summary, description, attendees }
}

/** In UTC: an instant that needs no rules of a zone. */
function instantOf(event: ICAL.Component, name: string): Date {
  const time = event.getFirstPropertyValue(name)
  if (!(time instanceof ICAL.Time)) throw new Error(`${name} is not a time`)
  expect(time.zone, `${name} is in UTC`).toBe(ICAL.Timezone.utcTimezone)
  return time.toJSDate()
}

function checkOnce(component: ICAL.Component, needed: readonly string[], allowed: readonly string[]): void {
  for (const name of needed) expect(component.getAllProperties(name), name).toHaveLength(1)
  for (const name of allowed) {
    expect(component.getAllProperties(name).length, name).toBeLessThanOrEqual(1)
  }
}
