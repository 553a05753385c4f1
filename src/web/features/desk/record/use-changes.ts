import type { Role } from '#shared/features/desk/access.ts'
import type { VisitStatus } from '#shared/features/desk/agenda-contract.ts'
import type { RecordEntry } from '#shared/features/desk/record-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { wordsOr } from '#web/features/desk/base/words-or.ts'
import { isCancelling } from '#web/features/desk/record/deeds.ts'
import { useWords } from '#web/lib/words.ts'

const facts = [
  'treatment',
  'start',
  'end',
  'room',
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
/** They say which visit it was. */
const ofVisit: ReadonlySet<Fact> = new Set(['start', 'room', 'treatment'])
/** How somebody of the desk logged in. */
type Means = 'key' | 'link' | 'recovery'

/** What became different, in words, and of a visit that was cancelled what it was; null on the side where there was or is nothing. */
export function useChanges(entry: RecordEntry) {
  const inWords = useValue()
  const { from, to } = entry
  const isGone = isCancelling(entry) && from !== null
  return facts.flatMap((fact) => {
    const was = from?.[fact]
    const is = isGone && ofVisit.has(fact) ? undefined : to?.[fact]
    // That it is cancelled is what was done.
    if (was === is || (isGone && fact === 'status')) return []
    const isEmpty = (value: unknown) => value === undefined || value === 0 || value === false
    // A new thing says what it is, not all that it is not, and not that a new visit is expected.
    if (isEmpty(was) && (isEmpty(is) || is === 'confirmed')) return []
    return [
      {
        fact: isGone && fact === 'start' ? ('was' as const) : fact,
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
    const asItIs = String(value)
    if (fact === 'status') return wordsOr(t, `deskRecord.status.${value as VisitStatus}`, asItIs)
    if (fact === 'role') return wordsOr(t, `desk.role.${value as Role}`, asItIs)
    if (fact === 'means') return wordsOr(t, `deskRecord.means.${value as Means}`, asItIs)
    // Of a browser that does not say what it is, and of the key that is called after it.
    if (fact === 'device' || fact === 'name') return asItIs || t('desk.account.unknown_device')
    return asItIs
  }
}
