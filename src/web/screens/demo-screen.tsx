import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { demoAppointments, demoTreatments } from '#content/demo.ts'
import { formatDuration, formatPrice } from '#shared/i18n/format.ts'
import { paths } from '#shared/i18n/paths.ts'
import type { Page } from '#web/lib/page.ts'
import styles from '#web/screens/demo-screen.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { Isolated } from '#web/ui/isolated.tsx'

const features = ['booking', 'languages', 'portal', 'mail', 'content', 'privacy'] as const
const messages = ['one', 'two', 'three', 'four', 'five', 'six'] as const

const tabs = [
  { id: 'features', Panel: Features },
  { id: 'appointments', Panel: Appointments },
  { id: 'treatments', Panel: Treatments },
  { id: 'chat', Panel: Chat },
] as const

/** The sales demo: static sample data, no calls (SPEC 2). */
export function DemoScreen({ page }: { page: Page }) {
  const { t, href } = page
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>
          <Emphasis text={t('demo.title')} />
        </h1>
        <p className="lead">{t('demo.lead')}</p>
      </header>
      <div className={styles.frame}>
        <div className={styles.tabs} role="tablist" aria-label={t('demo.tabs_label')}>
          {tabs.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {t(`demo.tabs.${id}`)}
            </button>
          ))}
        </div>
        {tabs.map(({ id, Panel }, index) => (
          <section
            key={id}
            className={styles.panel}
            role="tabpanel"
            id={`panel-${id}`}
            aria-labelledby={`tab-${id}`}
            hidden={index > 0}
          >
            <p className={styles.sample}>{t('demo.sample')}</p>
            <h2>{t(`demo.${id}.title`)}</h2>
            <Panel page={page} />
          </section>
        ))}
      </div>
      <section className={styles.close}>
        <h2>
          <Emphasis text={t('demo.close_title')} />
        </h2>
        <p className="lead">{t('demo.close_text')}</p>
        <p className={styles.buttons}>
          <ButtonLink href={`${href(paths.home)}#contact`}>{t('demo.contact')}</ButtonLink>
          <ButtonLink
            variant="secondary"
            href={href(paths.home)}
            iconStart={<ArrowLeft className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('demo.home')}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

function Features({ page: { t } }: { page: Page }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <h3>{t(`demo.features.items.${feature}.title`)}</h3>
          <p>{t(`demo.features.items.${feature}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

function Appointments({ page: { t } }: { page: Page }) {
  return (
    <>
      <p>{t('demo.appointments.lead')}</p>
      <Table
        headings={(['time', 'client', 'treatment', 'status'] as const).map((key) =>
          t(`demo.appointments.${key}`),
        )}
      >
        {demoAppointments.map(({ time, letter, treatment, status }) => (
          <tr key={time}>
            <th scope="row">
              <bdi>{time}</bdi>
            </th>
            <td>
              <Isolated text={t('demo.appointments.client_name', { letter })} />
            </td>
            <td>{t(`demo.treatments.items.${treatment}`)}</td>
            <td data-status={status}>{t(`demo.appointments.${status}`)}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

function Treatments({ page: { t, language } }: { page: Page }) {
  const headings = [
    t('demo.appointments.treatment'),
    t('demo.treatments.duration'),
    t('demo.treatments.price'),
  ]
  return (
    <>
      <p>{t('demo.treatments.lead')}</p>
      <Table headings={headings}>
        {demoTreatments.map(({ key, durationMinutes, priceCents }) => (
          <tr key={key}>
            <th scope="row">{t(`demo.treatments.items.${key}`)}</th>
            <td>{formatDuration(durationMinutes, language)}</td>
            <td>
              <bdi>{formatPrice(priceCents, language)}</bdi>
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}

function Chat({ page: { t } }: { page: Page }) {
  return (
    <>
      <p>{t('demo.chat.lead')}</p>
      <ol className={styles.chat}>
        {messages.map((message, index) => (
          <li key={message} className={index % 2 === 0 ? styles.visitor : styles.clinic}>
            <span className="visually-hidden">
              {t(index % 2 === 0 ? 'demo.chat.visitor' : 'demo.chat.clinic')}:{' '}
            </span>
            {t(`demo.chat.messages.${message}`)}
          </li>
        ))}
      </ol>
      <p className={styles.sample}>{t('demo.chat.input_note')}</p>
    </>
  )
}

function Table({ headings, children }: { headings: readonly string[]; children: ReactNode }) {
  return (
    // Wider than a phone: keys must be able to scroll it.
    <div className={styles.table} role="region" aria-label={headings.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
