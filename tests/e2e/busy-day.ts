import type { Page } from '@playwright/test'
import type { Agenda, DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'

/** The day of a clinic with eight rooms, each taken from nine in the morning until half past nine in the evening. */
const rooms = 8
const visitsInRoom = 25
export const visitsOfBusyDay = rooms * visitsInRoom

const names = ['Noor', 'Sanne', 'Lina', 'Maud', 'Wim', 'Eva', 'Bram', 'Tess', 'Daan', 'Iris']
const surnames = ['de Vries', 'Khalil', 'van den Berg', 'Bos', 'Postma', 'Jansen', 'el Idrissi']
const treatments = ['Laser ontharen bovenlip', 'Botox voorhoofd', 'Hydra facial gezicht', 'Gratis consult']

/** Two hundred visits of one day as the server answers them; some have arrived, some are new, some carry a remark. */
function busyDay(date: string): Agenda['days'][number] {
  const visits = Array.from({ length: visitsOfBusyDay }, (_, number) => visitOfBusyDay(date, number))
  return { date, rooms, visits, blocks: [] }
}

function visitOfBusyDay(date: string, number: number): DeskVisit {
  const minute = 9 * 60 + Math.floor(number / rooms) * 30
  const start = new Date(`${date}T00:00:00Z`).getTime() + (minute - 60) * 60_000
  const pick = <Item>(list: readonly Item[]) => list[number % list.length] as Item
  return {
    id: `00000000-0000-4000-8000-${date.replaceAll('-', '')}${String(number).padStart(4, '0')}`,
    reference: `KB-${number}`,
    room: (number % rooms) + 1,
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * 60_000).toISOString(),
    treatmentType: pick(treatments),
    label: pick(treatments),
    status: number % 5 === 0 ? 'arrived' : number % 11 === 0 ? 'completed' : 'confirmed',
    source: 'online',
    firstName: pick(names),
    lastName: pick(surnames),
    phone: '+31612345678',
    shownPhone: '+31 6 12345678',
    email: `client${number}@example.nl`,
    mailTo: `client${number}@example.nl`,
    language: 'nl',
    clientId: null,
    notes: number % 3 === 0 ? 'Komt met de fiets.' : null,
    paymentOption: 'pay_later',
    paymentLink: null,
    priceCents: 4500,
    courseVisits: null,
    isCovered: false,
    paidCents: 0,
    settledCents: 0,
    feeCents: 0,
    cancelFeeCents: 0,
    missedFeeCents: 2250,
    isProven: true,
    waiver: null,
    comingAt: null,
    termsVersion: '1',
    isNew: number % 7 === 0,
    sequence: 0,
    undoUntil: null,
  }
}

const staff: StaffMember = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sanne Balie',
  email: 'sanne@clinic.example',
  role: 'desk',
}

/** Answers for the server: whatever winter days are asked for are busy ones. The clinic of the tests has half as many rooms. */
export async function serveBusyDays(page: Page): Promise<void> {
  await page.route('**/api/desk/session', (route) => route.fulfill({ json: { staff } }))
  await page.route('**/api/desk/messages?*', (route) => route.fulfill({ json: { messages: [] } }))
  // An answer would end the stream, and the desk would say that it lost the line.
  await page.route('**/api/desk/events', () => undefined)
  await page.route('**/api/desk/agenda?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const days = Array.from({ length: Number(asked.get('days')) }, (_, day) => {
      const date = new Date(`${asked.get('from')}T12:00:00Z`)
      date.setUTCDate(date.getUTCDate() + day)
      return busyDay(date.toISOString().slice(0, 10))
    })
    return route.fulfill({ json: { days } satisfies Agenda })
  })
}
