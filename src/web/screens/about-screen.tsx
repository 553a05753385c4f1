import { ExternalLink } from 'lucide-react'
import type { About, TeamMember } from '#shared/content/pages.ts'
import { locales } from '#shared/i18n/format.ts'
import { bookingPath, paths } from '#shared/i18n/paths.ts'
import { Partners } from '#web/features/home/partners.tsx'
import { BookOrAsk, Closing } from '#web/features/treatments/closing.tsx'
import { bigRegister } from '#web/lib/big-register.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/about-screen.module.css'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { FirstScreenEnd } from '#web/ui/first-screen-end.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type TeamPortrait = { member: TeamMember; portrait: PictureSources }

type AboutScreenProps = {
  page: Page
  content: About
  still: PictureSources
  team: readonly TeamPortrait[]
}

export function AboutScreen({ page, content, still, team }: AboutScreenProps) {
  const { philosophy, why, rights, duties } = content
  return (
    <>
      <header className={`wrap ${styles.hero}`}>
        <h1>
          <Emphasis text={content.title} />
        </h1>
        <p className="lead">
          <Isolated text={content.lead} />
        </p>
        <Picture className={styles.still} sources={still} alt="" sizes="100vw" isEager />
      </header>
      <FirstScreenEnd />
      <section className={`wrap ${styles.section} ${styles.columns}`}>
        <h2>{philosophy.title}</h2>
        <div>
          <div className={styles.paragraphs}>
            {philosophy.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Isolated text={paragraph} />
              </p>
            ))}
          </div>
          <Cards cards={philosophy.qualities} />
        </div>
      </section>
      <section className={styles.band}>
        <div className={`wrap ${styles.section}`}>
          <h2>{why.title}</h2>
          <ul className={styles.why}>
            {why.cards.map((card) => (
              <li key={card.title}>
                <h3>{card.title}</h3>
                <p>
                  <Isolated text={card.text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`wrap ${styles.section}`}>
        <div className={styles.head}>
          <h2>{content.team.title}</h2>
          <p className="lead">{content.team.lead}</p>
        </div>
        <ul className={styles.team}>
          {team.map(({ member, portrait }) => (
            <Member key={member.id} page={page} member={member} portrait={portrait} />
          ))}
        </ul>
      </section>
      <div className={styles.partners}>
        <Partners page={page} />
      </div>
      <section className={styles.band}>
        <div className={`wrap ${styles.section} ${styles.columns}`}>
          <div className={styles.stack}>
            <h2>{rights.title}</h2>
            <p className="lead">{rights.lead}</p>
          </div>
          <Cards cards={rights.items} />
        </div>
      </section>
      <section className={`wrap ${styles.section} ${styles.columns}`}>
        <h2>{duties.title}</h2>
        <div className={styles.paragraphs}>
          {duties.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Isolated text={paragraph} />
            </p>
          ))}
          <p>
            <a className={styles.link} href={page.href(paths.houseRules)}>
              {page.t('about.philosophy_link')}
            </a>
          </p>
        </div>
      </section>
      <Closing
        title={page.t('treatments.category.close_title')}
        text={<BookOrAsk page={page} />}
        book={{ label: page.t('treatments.book'), href: page.href(bookingPath()) }}
        next={{ label: page.t('frame.page.treatments'), href: page.href(paths.treatments) }}
      />
    </>
  )
}

function Cards({ cards }: { cards: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title}>
          <h3>{card.title}</h3>
          <p>
            <Isolated text={card.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Member({ page: { t, language }, member, portrait }: TeamPortrait & { page: Page }) {
  const name = member.name[language]
  const list = new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' })
  return (
    <li className={styles.member}>
      <Picture
        className={styles.portrait}
        sources={portrait}
        alt={t('about.portrait', { name })}
        sizes="(width <= 30rem) 6.5rem, (width <= 40rem) 50vw, 22vw"
      />
      <h3>{name}</h3>
      <p className={styles.role}>
        {member.role[language]}{' '}
        {member.bigNumber !== undefined && (
          <span className={styles.big}>
            <Isolated text={t('about.big')} /> <bdi>{member.bigNumber}</bdi>
            {isRegistered(member.bigNumber) && (
              <a
                href={bigRegister}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('about.big_link')}
              >
                <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
              </a>
            )}
          </span>
        )}
      </p>
      <p>{member.bio[language]}</p>
      <p className={styles.specialties}>
        <span className="visually-hidden">{t('about.specialties')}: </span>
        {list.format(member.specialties.map((specialty) => specialty[language]))}
      </p>
    </li>
  )
}

/** A number of zeros holds the place of a real one: the register knows nobody by it. */
function isRegistered(bigNumber: string): boolean {
  return /[1-9]/.test(bigNumber)
}
