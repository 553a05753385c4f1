import { expect, test } from 'vitest'
import { ar } from '#content/messages/ar.ts'
import { nl } from '#content/messages/nl.ts'
import type { Report } from '#shared/features/desk/reports-contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { tablesOf, totalsOf } from '#web/features/desk/report/report-words.ts'

const report: Report = {
  from: '2028-05-08',
  to: '2028-05-14',
  visits: 17,
  rooms: [{ room: 1, visits: 17, usedHours: 15.75, openHours: 50, occupancy: 0.315 }],
  categories: [],
  came: 17,
  toCome: 0,
  noShows: 0,
  cancellations: { inTime: 0, late: 0 },
  fees: { cents: 0, waivedCents: 0 },
  leadDays: { median: null, groups: [] },
  sources: [],
  newClients: 0,
}

for (const [language, messages] of [
  ['nl', nl],
  ['ar', ar],
] as const)
  test(`a share in a report ends in a percent sign at its number (${language})`, () => {
    const t = createTranslator(language, messages)
    const [rooms] = tablesOf(report, language, t)
    expect(rooms?.rows[0]?.cells.at(-1)).toBe('32%')
    expect(totalsOf(report, language, t)).toContainEqual([t('deskReport.head.occupancy'), '32%'])
  })
