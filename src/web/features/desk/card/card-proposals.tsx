import { useState } from 'react'
import { may } from '#shared/features/desk/access.ts'
import type { ClientCard, ClientSummary } from '#shared/features/desk/clients-contract.ts'
import { refresh, showAnswer, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { Question } from '#web/features/desk/base/question.tsx'
import { cardAddress } from '#web/features/desk/base/links.ts'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/card/card.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type Proposal = ClientCard['proposals'][number]
type CardProps = { card: ClientCard; path: string }

/** Cards that may be the same person; nothing for who may not decide that, or where there are none. */
export function CardProposals({ card, path }: CardProps) {
  const { language, t } = useWords()
  const [asked, setAsked] = useState<Proposal | null>(null)
  if (!may(useStaff().role, 'clients') || card.proposals.length === 0) return null
  return (
    <section className={styles.part} data-proposals>
      <h3>{t('deskClients.proposals')}</h3>
      <ul className={styles.lines}>
        {card.proposals.map((other) => (
          <li key={other.id} className={styles.visit}>
            <div>
              <a href={cardAddress(other.id, language)}>
                <bdi>{nameOf(other)}</bdi>
              </a>
              <p className={styles.quiet}>
                <Facts
                  facts={[
                    t(`deskClients.because.${other.because}`),
                    t('desk.visits', { count: other.visits }),
                    other.hasUnprovenAccount && t('deskClients.account_unproven'),
                  ]}
                />
              </p>
            </div>
            <Button
              isCompact
              variant="secondary"
              aria-label={t('deskClients.merge_with', { name: nameOf(other) })}
              onClick={() => setAsked(other)}
            >
              {t('deskClients.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && <MergeDialog card={card} path={path} other={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

export function MergeDialog({
  card,
  path,
  other,
  onClose,
}: CardProps & { other: Proposal; onClose: () => void }) {
  const { t } = useWords()
  const tell = useTell()
  const { change, isBusy, problem } = useDeskChange<ClientCard>()

  async function merge() {
    const merged = await change({ path: `/api/desk/clients/${other.id}/merge`, body: { into: card.id } })
    // The first try may have arrived though its answer did not: then the card shows it.
    if (merged === null) return refresh(path)
    onClose()
    showAnswer(path, merged.answer)
    tell({ text: t('deskClients.merged') })
  }

  return (
    <Question
      title={t('deskClients.merge_question')}
      answer={t('deskClients.merge')}
      onAnswer={merge}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <div className={styles.pair}>
        <Person title={t('deskClients.this_card')} client={card} />
        <Person title={t('deskClients.other_card')} client={other} />
      </div>
      <p className={styles.quiet}>{t('deskClients.merge_effect')}</p>
    </Question>
  )
}

function Person({ title, client }: { title: string; client: ClientSummary }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <section className={styles.person}>
      <h3 className={styles.quiet}>{title}</h3>
      <p>
        <bdi>{nameOf(client)}</bdi>
      </p>
      {[client.email, client.shownPhone]
        .filter((each) => each !== '')
        .map((each) => (
          <p key={each} className={styles.quiet}>
            <bdi dir="ltr">{each}</bdi>
          </p>
        ))}
      <p className={styles.quiet}>{t('desk.visits', { count: client.visits })}</p>
      {client.lastVisit !== null && (
        <p className={styles.quiet}>{t('deskClients.last', { moment: moment(client.lastVisit) })}</p>
      )}
      {client.hasAccount && (
        <p className={styles.quiet}>
          {t(client.hasUnprovenAccount ? 'deskClients.account_unproven' : 'deskClients.account')}
        </p>
      )}
    </section>
  )
}

function nameOf({ firstName, lastName }: ClientSummary): string {
  return `${firstName} ${lastName}`
}
