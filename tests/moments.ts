/**
 * The moments at which what knows dates is tried: each day of a week, and days that calendars are wrong about. They lie
 * in order, because servers do not like to go back in time.
 */
export const moments: readonly (readonly [name: string, instant: string])[] = [
  ['a Monday', '2027-02-08T11:00:00Z'],
  ['a Tuesday', '2027-02-09T11:00:00Z'],
  ['a Wednesday', '2027-02-10T11:00:00Z'],
  ['a Thursday', '2027-02-11T11:00:00Z'],
  ['a Friday', '2027-02-12T11:00:00Z'],
  ['a Saturday', '2027-02-13T11:00:00Z'],
  ['a Sunday', '2027-02-14T11:00:00Z'],
  ['the evening before the clock goes forward', '2027-03-27T21:30:00Z'],
  ['the night in which the clock goes forward', '2027-03-28T00:30:00Z'],
  ['the evening before the clock goes back', '2027-10-30T21:30:00Z'],
  ['the hour that comes twice', '2027-10-31T00:30:00Z'],
  ['31 December', '2027-12-31T22:30:00Z'],
  ['the first hour of the year, which is last year elsewhere', '2027-12-31T23:30:00Z'],
  ['29 February', '2028-02-29T09:00:00Z'],
]
