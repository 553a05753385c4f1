import { expect, it } from 'vitest'
import { clinic } from '#content/clinic.ts'
import { clinicSchema } from '#shared/content/clinic.ts'

const mistakes = {
  'closes before it opens': {
    openingHours: { ...clinic.openingHours, monday: { opens: '18:00', closes: '09:00' } },
  },
  'has its last start before the first': {
    booking: {
      ...clinic.booking,
      grid: { ...clinic.booking.grid, monday: { first: '18:00', last: '09:00' } },
    },
  },
  'lets nobody cancel in time': { fees: { ...clinic.fees, freeUntilHours: -24 } },
}

it.each(Object.entries(mistakes))('a clinic that %s is refused', (_what, mistake) => {
  expect(clinicSchema.safeParse(clinic).success).toBe(true)
  expect(clinicSchema.safeParse({ ...clinic, ...mistake }).success).toBe(false)
})
