import { may } from '#shared/features/desk/access.ts'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import { refresh, showAnswer, useDeskChange } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Refusal } from '#web/features/desk/base/parts.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { useTell } from '#web/features/desk/base/tell.tsx'
import styles from '#web/features/desk/card/card.module.css'
import { useSettledPress } from '#web/lib/use-settled-press.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** What was merged into this card, and the way back. */
export function CardMerges({ card, path }: { card: ClientCard; path: string }) {
  const { t } = useWords()
  const tell = useTell()
  const moment = useMoment()
  const press = useSettledPress()
  const { change, isBusy, problem } = useDeskChange<ClientCard>()
  const maySplit = may(useStaff().role, 'clients')
  if (card.merges.length === 0) return null

  async function split(merge: string) {
    const apart = await change({ path: `/api/desk/clients/${card.id}/split`, body: { merge } })
    if (apart === null) return refresh(path)
    showAnswer(path, apart.answer)
    tell({ text: t('deskClients.was_split') })
  }

  return (
    <section className={styles.part}>
      <h3>{t('deskClients.merges')}</h3>
      <ul className={styles.lines}>
        {card.merges.map((merge) => {
          const name = `${merge.firstName} ${merge.lastName}`.trim() || t('deskClients.unnamed')
          return (
            <li key={merge.id} className={styles.visit}>
              <div>
                <p>
                  <bdi>{name}</bdi>
                </p>
                <p className={styles.quiet}>
                  <Facts
                    facts={[
                      moment(merge.at),
                      merge.by === '' ? t('deskClients.joined') : <bdi key="by">{merge.by}</bdi>,
                    ]}
                  />
                </p>
              </div>
              {maySplit && (
                <Button
                  isCompact
                  variant="ghost"
                  isBusy={isBusy}
                  aria-label={t('deskClients.split_from', { name })}
                  onClick={() => press(() => split(merge.id))}
                >
                  {t('deskClients.split')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Refusal problem={problem} />
    </section>
  )
}
