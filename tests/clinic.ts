import { clinic as ours } from '#content/clinic.ts'
import type { Clinic } from '#shared/content/clinic.ts'

const grid = { first: '09:00', last: '17:00' }
const short = { opens: '10:00', closes: '18:00' }
const long = { opens: '10:00', closes: '21:00' }

/**
 * The clinic that rules, API and mails are tested for. Its hours, rooms and fees stand here, because tests count with them: a clinic that changes
 * its own breaks no test. Who it is comes from the clinic's file, which any other clinic's can stand in for.
 */
export const clinic: Clinic = {
  ...ours,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  openingHours: {
    monday: null,
    tuesday: long,
    wednesday: short,
    thursday: long,
    friday: short,
    saturday: short,
    sunday: 'appointment',
  },
  appointmentsUntil: '18:00',
  booking: {
    rooms: 4,
    grid: {
      monday: grid,
      tuesday: grid,
      wednesday: grid,
      thursday: grid,
      friday: grid,
      saturday: grid,
      sunday: null,
    },
    horizonDays: 180,
    leadMinutes: 60,
    closedDates: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-04-27', '2027-05-06', '2027-05-17'],
    minimumAgeInjectables: 18,
    perPerson: { upcoming: 8, atOnce: 1 },
    unproven: { perHour: 40, perDay: 120 },
  },
  fees: { freeUntilHours: 24, lateShare: 0.5, freeConsultCents: 2000, graceMinutes: 60, isIllnessFree: true },
}
