import type { AppDeps } from '#server/deps.ts'
import type { findLines } from '#server/features/record/data.ts'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import type { Language } from '#shared/i18n/languages.ts'

type Line = Awaited<ReturnType<typeof findLines>>[number]

/** A line as the desk sees it; a treatment, kept by its Dutch name, is named in `language`. */
export function presentLine(
  line: Line,
  language: Language,
  { priceList }: Pick<AppDeps, 'priceList'>,
): RecordEntry {
  const named = (values: Line['before']) => {
    const treatment = values?.['treatment']
    const entry = typeof treatment === 'string' ? priceList.findByName(treatment) : undefined
    return entry === undefined ? values : { ...values, treatment: entry.treatment.name[language] }
  }
  return {
    id: Number(line.id),
    at: line.at.toISOString(),
    staff:
      line.staff_id === null || line.staff_role === null
        ? null
        : { id: line.staff_id, name: line.staff_name ?? '', role: line.staff_role },
    action: line.action,
    clientId: line.client_id,
    clientName: line.client_name,
    subjectId: line.subject_id,
    from: named(line.before),
    to: named(line.after),
  }
}
