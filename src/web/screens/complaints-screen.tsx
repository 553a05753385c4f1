import { ExternalLink } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import type { Complaints } from '#shared/content/pages.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/text-page.module.css'
import { ContactCard } from '#web/ui/contact-card.tsx'
import { Isolated } from '#web/ui/isolated.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

export function ComplaintsScreen({ page, content }: { page: Page; content: Complaints }) {
  const { steps, officer, disputesBody, inspectorate, contact } = content
  const body = clinic.complaints.disputesBody
  const newTab = page.t('whatsapp.new_tab')
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{content.title}</h1>
        <p className="lead">{content.lead}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <div>
                  <h2>{step.title}</h2>
                  <p>
                    <LinkedText text={step.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <section className={styles.card}>
            <h2>{officer.title}</h2>
            <p>
              <LinkedText text={officer.text} />
            </p>
          </section>
          <section className={styles.card}>
            <h2>{disputesBody.title}</h2>
            <p>
              <Isolated text={disputesBody.text} />
            </p>
            <p>
              <Outward href={body.url} text={body.name} newTab={newTab} isOneWord={page.language === 'ar'} />
            </p>
            <p>
              <Outward href={disputesBody.url} text={disputesBody.link} newTab={newTab} />
            </p>
          </section>
          <section className={styles.card}>
            <h2>{inspectorate.title}</h2>
            <p>
              <Isolated text={inspectorate.text} />
            </p>
            <p>
              <Outward href={inspectorate.url} text={inspectorate.link} newTab={newTab} />
            </p>
          </section>
        </div>
        <div className={styles.part}>
          <ContactCard
            title={contact.title}
            text={contact.text}
            email={clinic.emails.complaints}
            phones={[clinic.phones.landline]}
          />
        </div>
      </div>
    </div>
  )
}

type OutwardProps = { href: string; text: string; newTab: string; isOneWord?: boolean }

/** Its sign stays with the last word; a Latin name on an Arabic page is one, which has it at its other end. */
function Outward({ href, text, newTab, isOneWord = false }: OutwardProps) {
  const lastWord = isOneWord ? 0 : text.lastIndexOf(' ') + 1
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Isolated text={text.slice(0, lastWord)} />
      <span className="unbroken">
        <bdi>
          <Isolated text={text.slice(lastWord)} />
        </bdi>
        <ExternalLink className={styles.sign} size={16} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
