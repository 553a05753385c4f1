import { useState } from 'react'
import { Download } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { formatPeriod } from '#shared/content/format-period.ts'
import { may } from '#shared/features/desk/access.ts'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import { refresh, showAnswer, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Question } from '#web/features/desk/base/question.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import { TextAct } from '#web/features/desk/base/text-act.tsx'
import styles from '#web/features/desk/card/card.module.css'
import { feesStay } from '#web/features/desk/card/fees-stay.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'

type CardProps = { card: ClientCard; path: string }

/** What a client may ask for by law: all that is stored about them, or to be forgotten. */
export function CardPrivacy({ card, path }: CardProps) {
  const { t } = useWords()
  const [isErasing, setErasing] = useState(false)
  if (!may(useStaff().role, 'privacy')) return null
  return (
    <section className={styles.part}>
      <h3>{t('deskClients.privacy')}</h3>
      <p className={styles.quiet}>{t('deskClients.privacy_text')}</p>
      <div className={styles.reach}>
        <ButtonLink
          isCompact
          variant="secondary"
          href={`/api/desk/clients/${card.id}/export`}
          download
          iconStart={<Download aria-hidden strokeWidth={1.5} />}
        >
          {t('deskClients.export')}
        </ButtonLink>
        <TextAct takesAway onClick={() => setErasing(true)}>
          {t('deskClients.erase')}
        </TextAct>
      </div>
      {isErasing && <EraseDialog card={card} path={path} onClose={() => setErasing(false)} />}
    </section>
  )
}

function EraseDialog({ card, path, onClose }: CardProps & { onClose: () => void }) {
  const { language, t } = useWords()
  const tell = useTell()
  const [cancelAppointments, setCancelling] = useState(false)
  const { change, isBusy, problem } = useDeskChange<ClientCard>()
  const isComing = card.nextVisit !== null
  const hasFees = feesStay(card.visitList, cancelAppointments, useNow())
  const { books, leftVisit, visitContact } = clinic.retention

  async function erase() {
    const erased = await change({
      method: 'DELETE',
      path: `/api/desk/clients/${card.id}`,
      body: { cancelAppointments, merges: card.merges.map(({ id }) => id) },
    })
    if (erased === null) return refresh(path)
    onClose()
    showAnswer(path, erased.answer)
    refresh('/api/desk/clients?')
    tell({ text: t('deskClients.was_erased') })
  }

  return (
    <Question
      isFinal
      title={t('deskClients.erase_question', { name: `${card.firstName} ${card.lastName}` })}
      answer={t('deskClients.erase_do')}
      onAnswer={erase}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <Fates
        title={t('deskClients.gone')}
        fates={[
          t('deskClients.gone_notes'),
          t('deskClients.gone_visits'),
          card.hasAccount && t('deskClients.gone_account'),
          t('deskClients.gone_address'),
        ]}
      />
      <Fates
        title={t('deskClients.stays')}
        fates={[
          t('deskClients.stays_books', { books: formatPeriod(books, language) }),
          isComing &&
            !cancelAppointments &&
            t('deskClients.stays_coming', { left: formatPeriod(leftVisit, language) }),
          hasFees && t('deskClients.stays_fees', { contact: formatPeriod(visitContact, language) }),
          t('deskClients.stays_record'),
        ]}
      />
      {isComing && (
        <Choice
          type="checkbox"
          label={t('deskClients.cancel_too')}
          help={t('deskClients.cancel_too_help')}
          checked={cancelAppointments}
          onChange={({ target }) => setCancelling(target.checked)}
        />
      )}
      <p>{t('deskClients.erase_effect')}</p>
    </Question>
  )
}

function Fates({ title, fates }: { title: string; fates: readonly (string | false)[] }) {
  return (
    <section className={styles.fates}>
      <h3>{title}</h3>
      <ul>{fates.map((fate) => fate !== false && <li key={fate}>{fate}</li>)}</ul>
    </section>
  )
}
