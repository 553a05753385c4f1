import type { demo } from '#content/messages/nl/demo.ts'

type Treatment = keyof typeof demo.treatments.items
type Status = 'confirmed' | 'completed' | 'cancelled'

/** Invented figures of the sales demo (SPEC 9), in the order in which they are shown. */
export const demoTreatments: readonly {
  readonly key: Treatment
  readonly priceCents: number
  readonly durationMinutes: number
}[] = [
  { key: 'contour', priceCents: 35_000, durationMinutes: 45 },
  { key: 'volume', priceCents: 42_500, durationMinutes: 45 },
  { key: 'texture', priceCents: 27_500, durationMinutes: 60 },
  { key: 'body', priceCents: 45_000, durationMinutes: 60 },
  { key: 'glow', priceCents: 19_500, durationMinutes: 30 },
  { key: 'brows', priceCents: 22_500, durationMinutes: 60 },
]

/** One invented day; clients are letters, times are clinic time. */
export const demoAppointments: readonly {
  readonly time: string
  readonly letter: string
  readonly treatment: Treatment
  readonly status: Status
}[] = [
  { time: '09:30', letter: 'A', treatment: 'glow', status: 'completed' },
  { time: '10:00', letter: 'B', treatment: 'contour', status: 'completed' },
  { time: '11:30', letter: 'C', treatment: 'brows', status: 'cancelled' },
  { time: '13:00', letter: 'D', treatment: 'texture', status: 'confirmed' },
  { time: '14:30', letter: 'E', treatment: 'body', status: 'confirmed' },
  { time: '16:00', letter: 'F', treatment: 'volume', status: 'confirmed' },
]
