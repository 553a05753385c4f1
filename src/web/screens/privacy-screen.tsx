import { clinic } from '#content/clinic.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Privacy } from '#shared/content/pages.ts'
import { clinicFacts } from '#web/lib/clinic-facts.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/text-page.module.css'
import { ContactCard } from '#web/ui/contact-card.tsx'
import { Contents } from '#web/ui/contents.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

export function PrivacyScreen({ page, content }: { page: Page; content: Privacy }) {
  const { terms, privacy, contact } = content
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{content.title}</h1>
        <p className="lead">{content.lead}</p>
      </header>
      <div className={styles.columns}>
        <Contents label={page.t('treatments.detail.on_page')}>
          <ol>
            <li>
              <a href="#terms">{terms.title}</a>
              <ol>
                {[terms.licence, ...terms.sections].map(({ title }, index) => (
                  <li key={title}>
                    <a href={`#terms-${index + 1}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </li>
            <li>
              <a href="#privacy">{privacy.title}</a>
              <ol>
                {(['stored', 'sharing', 'browser', 'rights'] as const).map((part) => (
                  <li key={part}>
                    <a href={`#${part}`}>{privacy[part].title}</a>
                  </li>
                ))}
              </ol>
            </li>
            <li>
              <a href="#contact">{contact.title}</a>
            </li>
          </ol>
        </Contents>
        <div className={styles.text}>
          <h2 id="terms">{terms.title}</h2>
          <p className="lead">
            <LinkedText text={terms.intro} />
          </p>
          <Part
            id="terms-1"
            title={terms.licence.title}
            text={[terms.licence.text]}
            list={terms.licence.forbidden}
          />
          {terms.sections.map((section, index) => (
            <Part key={section.title} id={`terms-${index + 2}`} title={section.title} text={section.text} />
          ))}
          <h2 id="privacy">{privacy.title}</h2>
          <p className="lead">
            <LinkedText text={privacy.intro} />
          </p>
          <ol className={styles.principles}>
            {privacy.principles.map(({ title, text }) => (
              <li key={title}>
                <Part title={title} text={[text]} />
              </li>
            ))}
          </ol>
          <StoredData stored={privacy.stored} language={page.language} />
          <Part id="sharing" title={privacy.sharing.title} text={privacy.sharing.text} />
          <Part
            id="browser"
            title={privacy.browser.title}
            text={privacy.browser.text}
            list={privacy.browser.list}
          />
          <Part id="rights" title={privacy.rights.title} text={privacy.rights.text} />
          <p className="lead">{privacy.commitment}</p>
          <div id="contact">
            <ContactCard
              title={contact.title}
              text={contact.text}
              address={clinicFacts(page.language).address}
              email={clinic.emails.privacy}
              phones={[clinic.phones.landline, clinic.phones.mobile]}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

type PartProps = { id?: string; title: string; text: readonly string[]; list?: readonly string[] }

function Part({ id, title, text, list }: PartProps) {
  return (
    <section className={styles.part} id={id}>
      <h3>{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {list !== undefined && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <Isolated text={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What the software stores, why, and for how long; where it is wider than its place, it scrolls by itself. */
function StoredData({ stored, language }: { stored: Privacy['privacy']['stored']; language: Language }) {
  return (
    <section className={styles.part} id="stored">
      <h3>{stored.title}</h3>
      <div className={styles.table} role="region" aria-label={stored.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {stored.headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stored.rows.map(([what, why, howLong]) => (
              <tr key={what}>
                <th scope="row">
                  <Named text={what} language={language} />
                </th>
                <td data-label={stored.headings[1]}>
                  <Isolated text={why} />
                </td>
                <td data-label={stored.headings[2]}>
                  <Isolated text={howLong} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What a row is about stands in front of its colon, and here in a line of its own. */
function Named({ text, language }: { text: string; language: Language }) {
  const [, name = text, first = '', rest = ''] = /^([^:]*): *(.)(.*)$/s.exec(text) ?? []
  return (
    <>
      <b>
        <Isolated text={name} />
      </b>
      <Isolated text={first.toLocaleUpperCase(language) + rest} />
    </>
  )
}
