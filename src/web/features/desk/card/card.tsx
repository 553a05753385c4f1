import { useState } from 'react'
import { Mail, Phone, Plus } from 'lucide-react'
import { may } from '#shared/features/desk/access.ts'
import type { ClientCard } from '#shared/features/desk/clients-contract.ts'
import { formatPrice } from '#shared/i18n/format.ts'
import { formatLanguage } from '#shared/i18n/format-language.ts'
import { localized, paths } from '#shared/i18n/paths.ts'
import { telephoneLink } from '#shared/lib/telephone-link.ts'
import { mailLink } from '#shared/lib/mail-link.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { bookAddress } from '#web/features/desk/base/links.ts'
import { Loaded, Refusal, ScreenHead, WayBack } from '#web/features/desk/base/parts.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { CardMails } from '#web/features/desk/card/card-mails.tsx'
import { CardMerges } from '#web/features/desk/card/card-merges.tsx'
import { CardNotes } from '#web/features/desk/card/card-notes.tsx'
import { CardPrivacy } from '#web/features/desk/card/card-privacy.tsx'
import { CardProposals } from '#web/features/desk/card/card-proposals.tsx'
import { CardVisits } from '#web/features/desk/card/card-visits.tsx'
import styles from '#web/features/desk/card/card.module.css'
import { owedCents } from '#web/features/desk/card/owed.ts'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** All of one person: `?id=` says whose card. */
export function Card() {
  const { t } = useWords()
  const [id] = useState(() => new URLSearchParams(location.search).get('id') ?? '')
  if (!uuid.test(id))
    return (
      <>
        <Back />
        <Refusal problem={{ message: t('deskClients.no_card') }} />
      </>
    )
  return <CardOf path={`/api/desk/clients/${id}`} />
}

function CardOf({ path }: { path: string }) {
  const { language, t } = useWords()
  const card = useDeskQuery<ClientCard>(path)
  return (
    <>
      <Back />
      <Loaded query={card}>
        {(found) => (
          <>
            <ScreenHead title={nameOf(found) || t('deskClients.unnamed')}>
              <Reach card={found} />
              {/* Who was forgotten has no name that a visit could be in. */}
              {nameOf(found) !== '' && (
                <ButtonLink
                  isCompact
                  href={bookAddress(found.id, language)}
                  iconStart={<Plus aria-hidden strokeWidth={1.5} />}
                >
                  {t('deskAgenda.book')}
                </ButtonLink>
              )}
            </ScreenHead>
            <Facts card={found} />
            <CardProposals card={found} path={path} />
            <Parts card={found} path={path} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** In the order of sight: what there is to know of somebody stands beside their visits, or before all those of years, if there is something. */
function Parts({ card, path }: { card: ClientCard; path: string }) {
  const isNarrow = useMediaQuery(narrowQuery)
  // As it was when the card was opened: a first note moves nothing under the hand.
  const [hasNotes] = useState(card.notes.length > 0)
  const visits = <CardVisits key="visits" visits={card.visitList} />
  const notes = <CardNotes key="notes" card={card} path={path} />
  return (
    <div className={styles.parts}>
      {isNarrow && hasNotes ? [notes, visits] : [visits, notes]}
      <CardMerges card={card} path={path} />
      <CardMails mails={card.mails} />
      <CardPrivacy card={card} path={path} />
    </div>
  )
}

function Back() {
  const { language, t } = useWords()
  if (!may(useStaff().role, 'clients')) return null
  return <WayBack href={localized(paths.deskClients, language)}>{t('deskClients.back')}</WayBack>
}

function Reach({ card: { phone, shownPhone, email } }: { card: ClientCard }) {
  return (
    <div className={styles.reach}>
      {phone !== '' && (
        <ButtonLink
          isCompact
          variant="secondary"
          href={telephoneLink(phone)}
          iconStart={<Phone aria-hidden strokeWidth={1.5} />}
        >
          <bdi dir="ltr">{shownPhone}</bdi>
        </ButtonLink>
      )}
      {email !== '' && (
        <ButtonLink
          isCompact
          variant="secondary"
          href={mailLink(email)}
          iconStart={<Mail aria-hidden strokeWidth={1.5} />}
        >
          <bdi dir="ltr">{email}</bdi>
        </ButtonLink>
      )}
    </div>
  )
}

function Facts({ card }: { card: ClientCard }) {
  const { language, t } = useWords()
  const owed = owedCents(card.visitList, useNow())
  const facts = [
    [t('deskClients.visits_title'), String(card.visits)],
    [t('deskClients.paid'), formatPrice(card.paidCents, language)],
    ...(owed > 0
      ? [[t('deskClients.owed'), <strong key="owed">{formatPrice(owed, language)}</strong>] as const]
      : []),
    [t('deskClients.fees'), formatPrice(card.feesCents, language)],
    [t('deskClients.language'), formatLanguage(card.language, language)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {card.hasAccount && (
        <div>
          <dt className="visually-hidden">{t('deskClients.account')}</dt>
          <dd className={styles.badge}>{t('deskClients.account')}</dd>
        </div>
      )}
    </dl>
  )
}

function nameOf({ firstName, lastName }: ClientCard): string {
  return `${firstName} ${lastName}`.trim()
}
