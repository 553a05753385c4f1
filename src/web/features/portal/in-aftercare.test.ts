import { expect, it } from 'vitest'
import type { ClientTreatment } from '#shared/features/portal/contract.ts'
import { inAftercare } from '#web/features/portal/in-aftercare.ts'

const now = new Date('2026-11-24T12:00:00Z')

function visit(id: string, ...allowedFrom: string[]): ClientTreatment {
  const aftercare = allowedFrom.map((from) => ({ activity: 'sport', allowedFrom: from }))
  return { id, status: 'completed', aftercare } as ClientTreatment
}
const shown = (...visits: ClientTreatment[]) => inAftercare(visits, now).map(({ id }) => id)

it('shows what the fillers of ten ask for, though the lashes of eleven ask for less', () => {
  const fillers = visit('fillers', '2026-11-24T16:00:00Z', '2026-11-26T10:00:00Z')
  const lashes = visit('lashes', '2026-11-25T11:00:00Z')
  expect(shown(lashes, fillers)).toEqual(['lashes', 'fillers'])
  expect(shown(visit('consult'), fillers)).toEqual(['fillers'])
})

it('shows the latest visit where everything is fine again, and nothing after one that asks for nothing', () => {
  const before = visit('before', '2026-11-20T10:00:00Z')
  expect(shown(visit('latest', '2026-11-23T10:00:00Z'), before)).toEqual(['latest'])
  expect(shown(visit('consult'), before)).toEqual([])
  expect(shown()).toEqual([])
})
