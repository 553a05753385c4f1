import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { useWords } from '#web/lib/words.ts'

const facts = [
  'start',
  'end',
  'room',
  'treatment',
  'status',
  'feeCents',
  'isWaived',
  'paidCents',
  'hasPaymentLink',
  'name',
  'email',
  'role',
  'means',
  'device',
] as const
type Fact = (typeof facts)[number]
/** Values that a word stands for. */
const named = {
  status: ['confirmed', 'arrived', 'completed', 'no_show', 'cancelled'],
  role: ['owner', 'desk', 'practitioner'],
  means: ['key', 'link', 'recovery'],
} as const

/** What became different, in words; null on the side where there was or is nothing. */
export function useChanges({ from, to }: RecordEntry) {
  const inWords = useValue()
  return facts.flatMap((fact) => {
    const [was, is] = [from?.[fact], to?.[fact]]
    if (was === is) return []
    const isEmpty = (value: unknown) => value === undefined || value === 0 || value === false
    // A new thing says what it is, not all that it is not.
    if (isEmpty(was) && isEmpty(is)) return []
    return [
      {
        fact,
        from: was === undefined ? null : inWords(fact, was),
        to: is === undefined ? null : inWords(fact, is),
      },
    ]
  })
}

function useValue(): (fact: Fact, value: unknown) => string {
  const { language, t } = useWords()
  const moment = useMoment()
  return (fact, value) => {
    if (fact === 'start' || fact === 'end') return moment(String(value))
    if (fact === 'feeCents' || fact === 'paidCents') return formatPrice(Number(value), language)
    if (fact === 'room')
      return value === null ? t('deskRecord.all_rooms') : t('deskRecord.room', { room: String(value) })
    if (typeof value === 'boolean') return t(value ? 'deskRecord.yes' : 'deskRecord.no')
    const status = fact === 'status' && named.status.find((each) => each === value)
    if (status) return t(`deskRecord.status.${status}`)
    const role = fact === 'role' && named.role.find((each) => each === value)
    if (role) return t(`desk.role.${role}`)
    const means = fact === 'means' && named.means.find((each) => each === value)
    if (means) return t(`deskRecord.means.${means}`)
    return String(value)
  }
}
