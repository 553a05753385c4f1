import { QueryClient } from '@tanstack/react-query'
import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type {
  ClientAppointment,
  ManagedAppointmentAnswer,
} from '#shared/features/booking/appointment-contract.ts'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import type { Slot, Treatment } from '#web/features/booking/booking-queries.ts'
import { listingsOf } from '#web/features/treatments/listing.ts'
import type { Page } from '#web/lib/page.ts'

/** What the parts of the style sheet show: one client, one treatment, one morning. */
export const now = new Date('2027-03-02T09:00:00Z')
export const id = '0195f000-0000-7000-8000-000000000000'
const start = '2027-03-05T08:00:00.000Z'
const end = '2027-03-05T09:30:00.000Z'
const lines = ['Drink genoeg water.', 'Kom ongeschminkt.']

export const slots: readonly Slot[] = ['09:00', '09:30', '11:30', '13:00', '15:30', '18:00'].map(
  (time, at) => ({ time, start: `2027-03-05T${time}:00.000Z`, available: at % 3 !== 2 }),
)

/** Three of one category: plain, on offer, and after a consultation only. */
export function treatmentsOf(page: Page): readonly Treatment[] {
  return listingsOf('massages', page)
    .slice(0, 3)
    .map((listing, at) => ({
      ...listing,
      label: listing.name,
      durationMinutes: 75,
      priceCents: 9500,
      courseVisits: null,
      isAction: at === 1,
      isInjectable: false,
      consultFirst: at === 2 ? listing.name : null,
      area: 'relaxation' as const,
      searchWords: '',
      categorySlug: 'massages',
      categoryName: 'Massages',
      dutchCategoryName: 'Massages',
    }))
}

export const appointment: ClientAppointment = {
  id,
  reference: 'KB4R7M',
  treatmentType: 'Hotstone massage',
  treatmentLabel: 'Hotstone massage',
  categorySlug: 'massages',
  remote: null,
  appointmentDate: start,
  endsAt: end,
  durationMinutes: 75,
  status: 'confirmed',
  paymentOption: 'pay_later',
  priceCents: 9500,
  courseVisits: null,
  price: '€ 95,00',
  feeCents: 0,
  freeUntil: '2027-03-04T08:00:00.000Z',
  chargedCents: 0,
  paymentLink: null,
}

export const course: ClientTreatment = {
  id,
  treatmentType: 'Hydra facial gezicht kuur van 3',
  treatmentLabel: 'Hydra facial, 3×',
  treatmentDate: '2027-02-05T08:00:00.000Z',
  endedAt: '2027-02-05T09:00:00.000Z',
  status: 'completed',
  course: { number: 2, visits: 3 },
  nextFrom: '2027-03-05',
  nextBooked: null,
  urgent: [],
  aftercare: [
    { activity: 'makeup', allowedFrom: '2027-02-05T13:00:00.000Z' },
    { activity: 'sport', allowedFrom: '2099-02-06T09:00:00.000Z' },
  ],
}

/** As the agenda of the desk knows it, at each of its moods. */
export const visit: DeskVisit = {
  id,
  reference: 'KB4R7M',
  room: 2,
  start,
  end,
  treatmentType: 'Hotstone massage',
  label: 'Hotstone massage',
  status: 'confirmed',
  source: 'phone',
  firstName: 'Noor',
  lastName: 'de Vries',
  phone: '+31612345678',
  shownPhone: '+31 6 12345678',
  email: 'noor@example.nl',
  mailTo: 'noor@example.nl',
  language: 'nl',
  clientId: id,
  notes: null,
  paymentOption: 'pay_later',
  paymentLink: null,
  priceCents: 9500,
  courseVisits: null,
  isCovered: false,
  paidCents: 0,
  settledCents: 0,
  feeCents: 0,
  cancelFeeCents: 0,
  missedFeeCents: 4750,
  isProven: true,
  waiver: null,
  comingAt: null,
  termsVersion: null,
  isNew: true,
  sequence: 1,
  undoUntil: null,
}

/** Has read already what the parts would ask the server for. */
export function answeredQueries(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const answer = { ...appointment, firstName: 'Noor', preparation: lines, aftercare: [], urgent: [] }
  client.setQueryData<Partial<ManagedAppointmentAnswer>>(['appointments', id, 'preparation'], answer)
  client.setQueryData<Partial<ManagedAppointmentAnswer>>(['appointments', 'one', id, id], answer)
  return client
}
