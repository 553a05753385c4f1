import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { clinic, presence } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/frame/footer.module.css'
import { pageLink, pages } from '#web/frame/navigation.ts'
import { themes } from '#web/frame/theme.ts'
import { narrowQuery } from '#web/lib/breakpoints.ts'
import { hoursOfWeek, otherTimes } from '#web/lib/hours-of-week.ts'
import type { Page } from '#web/lib/page.ts'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PostalAddress } from '#web/ui/postal-address.tsx'
import { SocialLinks } from '#web/ui/social-links.tsx'
import { Telephone } from '#web/ui/telephone.tsx'

export function Footer({ page }: { page: Page }) {
  const { t, href, language } = page
  const note = otherTimes(page)
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand} data-screen-only="">
          <Logo name={clinic.name} />
          <p>{t('footer.description', { city: clinic.city[language] })}</p>
          <SocialLinks
            className={styles.socials}
            label={t('footer.social')}
            addresses={presence.socials}
            newTab={t('whatsapp.new_tab')}
          />
        </div>
        <Section title={t('footer.menu')} isScreenOnly>
          <ul>
            <li>
              <a href={href(paths.treatments)}>{t('frame.page.treatments')}</a>
            </li>
            {pages.map((name) => (
              <li key={name}>
                <a href={pageLink(page, name).href}>{pageLink(page, name).label}</a>
              </li>
            ))}
            <li>
              <a href={`${href(paths.blog)}#newsletter`} data-newsletter="">
                {t('footer.newsletter')}
              </a>
            </li>
          </ul>
        </Section>
        <Section title={t('footer.hours')}>
          <dl className={styles.hours}>
            {hoursOfWeek(page).map(({ weekday, name, hours }) => (
              <div key={weekday}>
                <dt>{name}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {note !== null && <p>{note}</p>}
        </Section>
        <Section title={t('footer.contact')}>
          <ContactDetails />
        </Section>
      </div>
      <Base page={page} />
    </footer>
  )
}

type SectionProps = { title: string; isScreenOnly?: boolean; children: ReactNode }

/** Columns on wide screens, accordions of which several can be open on narrow ones; open until the script knows the width. */
function Section({ title, isScreenOnly, children }: SectionProps) {
  return (
    <details
      className={styles.section}
      open
      data-open-when-wide={narrowQuery}
      data-screen-only={isScreenOnly}
    >
      <summary>
        <h2 className={styles.heading}>{title}</h2>
        <Plus className={styles.plus} strokeWidth={1.5} size={18} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

function ContactDetails() {
  const { address, phones, emails } = clinic
  return (
    <ul className={styles.contact}>
      {[phones.landline, phones.mobile].map((phone) => (
        <li key={phone}>
          <Telephone number={phone} />
        </li>
      ))}
      <li>
        <EmailLink address={emails.general} />
      </li>
      <li>
        <PostalAddress {...address} />
      </li>
    </ul>
  )
}

function Base({ page }: { page: Page }) {
  const { t, href } = page
  const { registrations, name } = clinic
  const { developer, trust } = presence
  return (
    <div className={`wrap ${styles.base}`}>
      <p>
        <Isolated text={t('footer.copyright', { clinic: name })} />
      </p>
      <p>
        <Isolated text={t('footer.registrations', registrations)} />
      </p>
      {trust.isSample && <p>{t('footer.sample')}</p>}
      <ThemeSwitch page={page} />
      <ul className={styles.legal} aria-label={t('footer.legal')} data-screen-only="">
        <li>
          <a href={href(paths.privacy)}>{t('frame.page.privacy')}</a>
        </li>
        <li>
          <a href={href(paths.houseRules)}>{t('frame.page.house_rules')}</a>
        </li>
        <li>
          <a href={href(paths.complaints)}>{t('frame.page.complaints')}</a>
        </li>
        <li>
          <a href={developer.url} rel="noopener">
            {/* In one box: as a part of its own beside the name, the label would lose its last space. */}
            <span>
              <Isolated text={t('footer.developer', { name: developer.name })} />
            </span>
          </a>
        </li>
      </ul>
    </div>
  )
}

/** What a choice does stands in `themeScript`, which also marks the stored one when the page arrives. */
function ThemeSwitch({ page: { t } }: { page: Page }) {
  return (
    <form name="theme" className="needs-script" data-screen-only="">
      <div role="radiogroup" aria-labelledby="theme" className={styles.theme}>
        <span id="theme">{t('footer.theme.title')}</span>
        {themes.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
            {t(`footer.theme.${theme}`)}
          </label>
        ))}
      </div>
    </form>
  )
}
