import type { Report } from '#shared/features/desk/reports-contract.ts'
import { unmarkedOf } from '#shared/features/desk/unmarked.ts'
import { formatPercent, formatPrice, locales, numberFormat } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

type Head =
  | 'room'
  | 'outcome'
  | 'lead'
  | 'category'
  | 'source'
  | 'visits'
  | 'used'
  | 'open'
  | 'occupancy'
  | 'paid'
  | 'price'

/** A table of the report as it is read: the last column is what its bars show. */
export type Table = {
  /** Of the file that holds the same. */
  name: 'rooms' | 'categories' | 'outcomes' | 'lead' | 'sources'
  note: string | null
  head: readonly Head[]
  /** `share` is what its bar shows: of the total of the table, or of the time that a room was open. */
  rows: readonly { name: string; cells: readonly string[]; share: number }[]
}

/** The figures of the whole period. */
export function totalsOf(report: Report, language: Language, t: Translator): (readonly [string, string])[] {
  const used = sum(report.rooms.map(({ usedHours }) => usedHours))
  const open = sum(report.rooms.map(({ openHours }) => openHours))
  const price = (cents: number) => formatPrice(cents, language)
  return [
    [t('deskReport.head.visits'), figure(report.visits, language)],
    [t('deskReport.head.occupancy'), percent(partOf(used, open), language)],
    [t('deskReport.head.paid'), price(sum(report.categories.map(({ paidCents }) => paidCents)))],
    [t('deskReport.head.price'), price(sum(report.categories.map(({ priceCents }) => priceCents)))],
    [t('deskReport.fees'), price(report.fees.cents)],
    [t('deskReport.waived'), price(report.fees.waivedCents)],
    [t('deskReport.new_clients'), figure(report.newClients, language)],
  ]
}

/** In the order in which they fill two columns of like height. */
export function tablesOf(report: Report, language: Language, t: Translator): Table[] {
  const number = (value: number) => figure(value, language)
  // All with their tenths, so that they stand below each other by their units.
  const hours = (value: number) => figure(value, language, 1)
  const price = (cents: number) => formatPrice(cents, language)
  const counted = (rows: readonly (readonly [string, number])[]) => {
    const all = sum(rows.map(([, count]) => count))
    return rows.map(([name, count]) => ({ name, cells: [number(count)], share: partOf(count, all) }))
  }
  const worth = sum(report.categories.map(({ priceCents }) => priceCents))
  const isAnyPaid = report.categories.some(({ paidCents }) => paidCents !== 0)
  const { median, groups } = report.leadDays
  return [
    {
      name: 'rooms',
      note: `${t('deskReport.bars')} ${t('deskReport.rooms_note')}`,
      head: ['room', 'visits', 'used', 'open', 'occupancy'],
      rows: report.rooms.map((row) => ({
        name: t('deskReport.room', { room: row.room }),
        cells: [
          number(row.visits),
          hours(row.usedHours),
          hours(row.openHours),
          percent(row.occupancy, language),
        ],
        share: row.occupancy,
      })),
    },
    {
      name: 'outcomes',
      note: null,
      head: ['outcome', 'visits'],
      rows: counted([
        [t('deskReport.outcome.came'), report.came],
        [t('deskReport.outcome.to_come'), report.toCome],
        [t('deskReport.outcome.unmarked'), unmarkedOf(report)],
        [t('deskReport.outcome.no_show'), report.noShows],
        [t('deskReport.outcome.in_time'), report.cancellations.inTime],
        [t('deskReport.outcome.late'), report.cancellations.late],
      ]),
    },
    {
      name: 'lead',
      note: median === null ? null : t('deskReport.median', { count: median }),
      head: ['lead', 'visits'],
      rows: counted(groups.map(({ from, to, visits }) => [leadText(from, to, t), visits])),
    },
    {
      name: 'categories',
      note: [t('deskReport.categories_note'), isAnyPaid && t('deskReport.paid_note')]
        .filter(Boolean)
        .join(' '),
      // A column of noughts says what the figures of the whole period say.
      head: ['category', 'visits', ...(isAnyPaid ? (['paid'] as const) : []), 'price'],
      rows: report.categories.map((row) => ({
        name: row.label,
        cells: [number(row.visits), ...(isAnyPaid ? [price(row.paidCents)] : []), price(row.priceCents)],
        share: partOf(row.priceCents, worth),
      })),
    },
    {
      name: 'sources',
      note: null,
      head: ['source', 'visits'],
      rows: counted(report.sources.map(({ source, visits }) => [t(`deskReport.source.${source}`), visits])),
    },
  ]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Between 0 and 1; none of nothing. */
function partOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function leadText(from: number, to: number | null, t: Translator): string {
  if (to === 0) return t('deskReport.same_day')
  return to === null ? t('deskReport.days_from', { from }) : t('deskReport.days_between', { from, to })
}

/** With a sign also in Arabic: alone in its cell it stays at its number, where `formatPercent` needs a word. */
function percent(share: number, language: Language): string {
  return language === 'ar' ? `${figure(share * 100, language)}%` : formatPercent(share, language)
}

function figure(value: number, language: Language, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return numberFormat(locales[language], digits).format(value)
}
