import { createContext, useContext, useId } from 'react'
import type { ReactNode } from 'react'
import type { DayKind } from '#web/features/booking/day-kind.ts'
import { useWords } from '#web/lib/words.ts'

const kinds = ['full', 'closed', 'too_soon', 'out_of_range'] as const satisfies readonly DayKind[]

const PrefixContext = createContext('')

/** Holds the words that describe the days that cannot be chosen; a day is named by its date alone. */
export function DayReasons({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const prefix = useId()
  return (
    <PrefixContext value={prefix}>
      {children}
      <div hidden>
        {kinds.map((kind) => (
          <p key={kind} id={`${prefix}-${kind}`}>
            {t(`appointment.day_${kind}`)}
          </p>
        ))}
        <p id={`${prefix}-loading`}>{t('appointment.loading_days')}</p>
      </div>
    </PrefixContext>
  )
}

/** The id for `aria-describedby` of a day; a free one needs no words. */
export function useReasonId(kind: DayKind): string | undefined {
  const prefix = useContext(PrefixContext)
  return kind === 'free' ? undefined : `${prefix}-${kind}`
}
