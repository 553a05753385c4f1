import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { TeamMember } from '#shared/features/desk/staff-contract.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Facts } from '#web/features/desk/base/facts.tsx'
import { useMoment } from '#web/features/desk/base/moments.ts'
import { Loaded, Own, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { TextAct } from '#web/features/desk/base/text-act.tsx'
import { LinkDialog } from '#web/features/desk/team/link-dialog.tsx'
import { MemberDialog } from '#web/features/desk/team/member-dialog.tsx'
import { RemoveDialog } from '#web/features/desk/team/remove-dialog.tsx'
import { teamPath } from '#web/features/desk/team/team-path.ts'
import styles from '#web/features/desk/team/team.module.css'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type Person = Pick<TeamMember, 'id' | 'name' | 'email' | 'role'>
type Asked = { what: 'add' } | { what: 'link' | 'change' | 'remove'; person: Person }

/** Who works here, in which role, and how they get in. */
export function Team() {
  const { t } = useWords()
  const team = useDeskQuery<{ team: TeamMember[] }>(teamPath, { readsAnew: true })
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ScreenHead title={t('desk.screen.team')}>
        <Button
          isCompact
          iconStart={<Plus aria-hidden strokeWidth={1.5} />}
          onClick={() => setAsked({ what: 'add' })}
        >
          {t('deskTeam.add')}
        </Button>
      </ScreenHead>
      <Loaded query={team}>
        {(found) => (
          <ul className={styles.people}>
            {found.team.map((person) => (
              <Member key={person.id} person={person} onAsk={(what) => setAsked({ what, person })} />
            ))}
          </ul>
        )}
      </Loaded>
      {asked?.what === 'add' && (
        <MemberDialog onClose={close} onAdded={(person) => setAsked({ what: 'link', person })} />
      )}
      {asked?.what === 'change' && <MemberDialog person={asked.person} onClose={close} />}
      {asked?.what === 'link' && <LinkDialog person={asked.person} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog person={asked.person} onClose={close} />}
    </>
  )
}

const own = ['link', 'change'] as const
const acts = [...own, 'remove'] as const

type MemberProps = { person: TeamMember; onAsk: (what: (typeof acts)[number]) => void }

function Member({ person, onAsk }: MemberProps) {
  const { t } = useWords()
  const moment = useMoment()
  const isSelf = useStaff().id === person.id
  const { name } = person
  return (
    <li className={styles.person}>
      <div>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
          {isSelf && <Own>{t('deskTeam.you')}</Own>}
        </h3>
        <p className={styles.fact}>
          <bdi>{person.email}</bdi>
        </p>
      </div>
      <p className={styles.role}>{t(`desk.role.${person.role}`)}</p>
      <div className={styles.state}>
        <p>
          <Facts
            facts={[
              person.keys === 0 ? t('deskTeam.no_keys') : t('deskTeam.keys', { count: person.keys }),
              person.lastSeenAt === null
                ? t(person.keys === 0 ? 'deskTeam.never_seen' : 'deskTeam.gone')
                : t('deskTeam.seen', { moment: moment(person.lastSeenAt) }),
            ]}
          />
        </p>
        {person.linkUntil !== null && <p>{t('deskTeam.link_open', { moment: moment(person.linkUntil) })}</p>}
      </div>
      <div className={styles.acts}>
        {/* Nobody shuts themselves out in one press: a colleague can. */}
        {(isSelf ? own : acts).map((act) => (
          <TextAct
            key={act}
            takesAway={act === 'remove'}
            aria-label={t(`deskTeam.${act}_of`, { name })}
            onClick={() => onAsk(act)}
          >
            {t(`deskTeam.${act}`)}
          </TextAct>
        ))}
      </div>
    </li>
  )
}
