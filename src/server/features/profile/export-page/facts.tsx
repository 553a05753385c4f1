import type { ReactNode } from 'react'
import type { House } from '#server/deps.ts'
import { labelOf } from '#server/features/appointments/words.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'
import { formatFullDate, formatTime } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** How the page says things in its language; instants in the zone of the clinic. */
export type PageWords = ReturnType<typeof pageWords>
export type Fact = readonly [label: string, value: ReactNode]

export function pageWords(language: Language, { clinic: { timeZone }, priceList }: House) {
  const t = translatorFor(language)
  return {
    t,
    language,
    moment: (instant: Date) =>
      t('appointment.moment', {
        date: formatFullDate(instant, language, timeZone),
        time: formatTime(instant, language, timeZone),
      }),
    /** The treatment's name. */
    label: (treatment: string) => labelOf(treatment, language, priceList),
    yesNo: (is: boolean) => t(is ? 'dataExport.yes' : 'dataExport.no'),
  }
}

type Props = { readonly facts: readonly Fact[]; readonly words: PageWords }

/** What is empty says so. */
export function Facts({ facts, words }: Props) {
  return (
    <dl>
      {facts.map(([label, value], index) => (
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? words.t('dataExport.none') : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A telephone number reads from left to right in Arabic too. */
export function numberText(number: string | null): ReactNode {
  return number === null || number === '' ? null : <bdi>{number}</bdi>
}
