import { useState } from 'react'
import { dueCents, isPriceOwed } from '#shared/features/booking/due.ts'
import type { DeskVisit, DeskVisitDetails } from '#shared/features/desk/agenda-contract.ts'
import { paymentMethods } from '#shared/features/desk/payment-methods.ts'
import type { PaymentMethod } from '#shared/features/desk/payment-methods.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { refreshAgenda, visitsPath } from '#web/features/desk/agenda/agenda-data.ts'
import { centsOf } from '#web/features/desk/agenda/cents.ts'
import { FoldedPart } from '#web/features/desk/agenda/folded-part.tsx'
import forms from '#web/features/desk/agenda/forms.module.css'
import styles from '#web/features/desk/agenda/visit-panel.module.css'
import { useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import type { ApiError } from '#web/lib/api-call.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** What was paid and by whom it was entered, one more payment, and the link for who pays beforehand. */
export function VisitPayments({ visit }: { visit: DeskVisitDetails }) {
  const { language, t } = useWords()
  const moment = useMoment()
  const openCents = Math.max(0, dueCents(visit) - visit.settledCents)
  const isFree = visit.isCovered && openCents + visit.settledCents === 0
  // As it was when it was opened: what is paid meanwhile is not folded away under the hand.
  const [isOwed] = useState(openCents > 0)
  // Outlives what is typed, which is another once something else is paid: why a payment was refused stays.
  const paying = useDeskChange<DeskVisit>()
  return (
    <FoldedPart
      title={t('deskAgenda.pay.title')}
      sum={
        <Facts
          facts={[
            !isFree &&
              t(`deskAgenda.pay.${visit.settledCents === dueCents(visit) ? 'all_paid' : 'paid'}`, {
                paid: formatPrice(visit.settledCents, language),
                price: formatPrice(dueCents(visit), language),
              }),
            // The lines below are what was paid at this visit: the rest stands at another of the course.
            (isFree || visit.settledCents !== visit.paidCents) && t('deskAgenda.covered'),
            visit.feeCents > 0 && `${t('deskAgenda.panel.fee')}: ${formatPrice(visit.feeCents, language)}`,
          ]}
        />
      }
      open={isOwed && (visit.status === 'arrived' || visit.status === 'completed')}
    >
      <ul className={styles.lines}>
        {visit.payments.map((payment) => (
          <li key={payment.id}>
            {formatPrice(payment.amountCents, language)} · {t(`deskAgenda.method.${payment.method}`)}
            <span>{t('deskAgenda.panel.by', { moment: moment(payment.at), name: payment.by })}</span>
          </li>
        ))}
      </ul>
      <PaymentForm visit={visit} openCents={openCents} paying={paying} />
      {visit.paymentOption === 'pay_now' && isPriceOwed(visit) && <LinkForm visit={visit} />}
    </FoldedPart>
  )
}

type PaymentFormProps = {
  visit: DeskVisitDetails
  openCents: number
  paying: ReturnType<typeof useDeskChange<DeskVisit>>
}

type Payment = DeskVisitDetails['payments'][number]

/** What somebody did in the form while the visit owed and had paid so much: afterwards it begins anew. */
type Entry = {
  readonly of: string
  readonly typed?: string
  readonly method?: PaymentMethod
  readonly isWrong?: boolean
}

function PaymentForm({ visit, openCents, paying: { change, isBusy, error, ...paying } }: PaymentFormProps) {
  const { t } = useWords()
  const tell = useTell()
  const of = `${openCents}-${visit.paidCents}`
  // Begun anew by its content, not as another form: that would take the focus with it.
  const [last, setLast] = useState<Entry>({ of })
  const { typed, method = 'card', isWrong = false }: Entry = last.of === of ? last : { of }
  // What was typed before somebody else paid has gone: another sum in its place would be entered by the next Enter.
  const isCutOff = last.of !== of && last.typed !== undefined && last.typed !== ''
  const set = (part: Omit<Entry, 'of'>) =>
    setLast((before) => ({ ...(before.of === of ? before : isCutOff ? { typed: '' } : {}), ...part, of }))
  const [isIn, setIsIn] = useState<(payment: Payment) => boolean>()
  // What nobody answered, and stands among the payments since: the rest, offered now, would be paid by whoever presses again.
  const hasCome =
    error && !((error as ApiError).status < 500) && isIn !== undefined && visit.payments.some(isIn)
  const problem = hasCome ? null : paying.problem
  const isOffered = !hasCome && !isCutOff && openCents !== 0
  const amount = typed ?? (isOffered ? (openCents / 100).toFixed(2).replace('.', ',') : '')

  async function enter() {
    const amountCents = centsOf(amount)
    set({ isWrong: amountCents === null })
    if (amountCents === null || isBusy) return
    const before = new Set(visit.payments.map(({ id }) => id))
    setIsIn(
      () => (each: Payment) =>
        each.amountCents === amountCents && each.method === method && !before.has(each.id),
    )
    const entered = await change({
      path: `${visitsPath}/${visit.id}/payments`,
      body: { amountCents, method, settledCents: visit.settledCents },
    })
    // Until the visit is read anew the same sum would be offered once more, and could be entered twice.
    if (entered !== null) {
      setLast((before) => (before.of === of ? { of, typed: '' } : before))
      tell({ text: t('deskAgenda.done.payment') })
    }
    refreshAgenda()
  }

  return (
    <form
      className={styles.payment}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <div className={forms.place}>
        <TextField
          label={t('deskAgenda.pay.amount')}
          inputMode="decimal"
          dir="ltr"
          value={amount}
          error={isWrong ? t('deskAgenda.pay.wrong') : problem?.fields['amountCents']}
          onChange={({ target }) => set({ typed: target.value })}
        />
        <SelectField
          label={t('deskAgenda.pay.method')}
          value={method}
          onChange={({ target }) => set({ method: target.value as PaymentMethod })}
        >
          {paymentMethods.map((each) => (
            <option key={each} value={each}>
              {t(`deskAgenda.method.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {problem?.fields['amountCents'] === undefined && <Refusal problem={problem} />}
      <Button isCompact type="submit" variant="secondary" isBusy={isBusy}>
        {t('deskAgenda.pay.enter')}
      </Button>
    </form>
  )
}

function LinkForm({ visit }: { visit: DeskVisitDetails }) {
  const { t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem } = useDeskChange<DeskVisit>()
  const [typed, setTyped] = useState<string>()
  const url = typed ?? visit.paymentLink ?? ''

  async function keep() {
    if (isBusy) return
    const kept = await change({ path: `${visitsPath}/${visit.id}/payment-link`, body: { url: url.trim() } })
    if (kept === null) return
    tell({ text: t('deskAgenda.pay.link_kept') })
    await refreshAgenda()
    setTyped((now) => (now === url ? undefined : now))
  }

  return (
    <form
      className={styles.payment}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <TextField
        label={t('deskAgenda.pay.link')}
        type="url"
        dir="ltr"
        value={url}
        error={problem?.message}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button isCompact type="submit" variant="secondary" isBusy={isBusy}>
        {t('deskAgenda.pay.keep_link')}
      </Button>
    </form>
  )
}
