import { Mail, MapPin, Phone, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { clinic, presence } from '#content/clinic.ts'
import styles from '#web/features/contact/details.module.css'
import type { ClinicHours } from '#web/features/contact/start-contact.ts'
import { hoursOfWeek, otherTimes } from '#web/lib/hours-of-week.ts'
import type { Page } from '#web/lib/page.ts'
import { EmailLink } from '#web/ui/email-link.tsx'
import { PostalAddress } from '#web/ui/postal-address.tsx'
import { SocialLinks } from '#web/ui/social-links.tsx'
import { Telephone } from '#web/ui/telephone.tsx'

/** Ways to reach the clinic, its hours and whether it is open now. */
export function Details({ page }: { page: Page }) {
  const { t } = page
  const { address, phones, emails } = clinic
  const icon = { strokeWidth: 1.5, size: 20, 'aria-hidden': true }
  return (
    <div className={styles.details}>
      <ul className={styles.ways}>
        <Way icon={<MapPin {...icon} />} label={t('contact.address')}>
          <PostalAddress {...address} />
        </Way>
        <Way icon={<Phone {...icon} />} label={t('contact.phone')}>
          <Telephone number={phones.landline} />
        </Way>
        <Way icon={<Smartphone {...icon} />} label={t('contact.mobile')}>
          <Telephone number={phones.mobile} />
        </Way>
        <Way icon={<Mail {...icon} />} label={t('contact.email')}>
          <EmailLink address={emails.general} />
        </Way>
      </ul>
      <Hours page={page} />
      <section className={styles.social} aria-labelledby="social-title">
        <h2 id="social-title">{t('contact.social')}</h2>
        <SocialLinks addresses={presence.socials} newTab={t('whatsapp.new_tab')} />
      </section>
    </div>
  )
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      {icon}
      <h2 className={styles.label}>{label}</h2>
      <div className={styles.value}>{children}</div>
    </li>
  )
}

function Hours({ page }: { page: Page }) {
  const { t } = page
  const { timeZone, openingHours, booking } = clinic
  const note = otherTimes(page)
  const facts: ClinicHours = { timeZone, openingHours, booking: { closedDates: booking.closedDates } }
  return (
    <section className={styles.hours} aria-labelledby="hours-title">
      <h2 id="hours-title">{t('contact.hours')}</h2>
      <p
        className={styles.now}
        data-opening=""
        data-hours={JSON.stringify(facts)}
        data-open={t('contact.open_until', { time: '{{time}}' })}
        data-today={t('contact.opens_today', { time: '{{time}}' })}
        data-later={t('contact.opens_on', { day: '{{day}}', time: '{{time}}' })}
        data-appointment={t('contact.by_appointment')}
        data-closed={t('footer.closed')}
      />
      <dl>
        {hoursOfWeek(page).map(({ weekday, name, hours }) => (
          <div key={weekday} data-weekday={weekday}>
            <dt>{name}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className={styles.note}>{note}</p>}
      <p className={styles.note} data-zone-note="" hidden>
        {t('contact.zone_note')}
      </p>
    </section>
  )
}
