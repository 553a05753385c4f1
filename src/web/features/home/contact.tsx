import { ArrowRight, Mail, MapPin, Phone, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { clinic } from '#content/clinic.ts'
import { paths } from '#shared/i18n/paths.ts'
import styles from '#web/features/home/contact.module.css'
import section from '#web/features/home/section.module.css'
import type { Page } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { PostalAddress } from '#web/ui/postal-address.tsx'
import { Telephone } from '#web/ui/telephone.tsx'

export function Contact({ page: { t, href } }: { page: Page }) {
  const { address, phones, emails } = clinic
  return (
    <section className={section.section} id="contact" aria-labelledby="contact-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="contact-title">
            <Emphasis text={t('home.contact.title')} />
          </h2>
          <p className={`lead ${styles.lead}`}>{t('home.contact.lead')}</p>
        </div>
        <ul className={styles.cards}>
          <Card
            icon={<Phone strokeWidth={1.5} size={20} aria-hidden="true" />}
            label={t('home.contact.phone')}
          >
            <Telephone number={phones.landline} />
          </Card>
          <Card
            icon={<Smartphone strokeWidth={1.5} size={20} aria-hidden="true" />}
            label={t('home.contact.mobile')}
          >
            <Telephone number={phones.mobile} />
          </Card>
          <Card
            icon={<Mail strokeWidth={1.5} size={20} aria-hidden="true" />}
            label={t('home.contact.email')}
          >
            <EmailLink address={emails.general} />
          </Card>
          <Card
            icon={<MapPin strokeWidth={1.5} size={20} aria-hidden="true" />}
            label={t('home.contact.address')}
          >
            <PostalAddress {...address} />
          </Card>
        </ul>
        <p>
          <ButtonLink
            variant="secondary"
            href={href(paths.contact)}
            iconEnd={<ArrowRight className="flip" strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('home.contact.button')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

function Card({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      {icon}
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.value}>{children}</div>
    </li>
  )
}
