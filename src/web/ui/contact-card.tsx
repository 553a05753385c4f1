import { Mail, MapPin, Phone, Smartphone } from 'lucide-react'
import styles from '#web/ui/contact-card.module.css'
import { EmailLink } from '#web/ui/email-link.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { Telephone } from '#web/ui/telephone.tsx'

type ContactCardProps = {
  title: string
  text: string
  address?: string
  email: string
  /** The telephone of the clinic, then its mobile. */
  phones: readonly string[]
}

/** Ways to reach the clinic, as links where they can be one. */
export function ContactCard({ title, text, address, email, phones }: ContactCardProps) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>
        <LinkedText text={text} />
      </p>
      <ul>
        {address !== undefined && (
          <li>
            <MapPin size={18} strokeWidth={1.5} aria-hidden="true" />
            <bdi>{address}</bdi>
          </li>
        )}
        <li>
          <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
          <EmailLink address={email} />
        </li>
        {phones.map((phone, index) => {
          const Icon = index === 0 ? Phone : Smartphone
          return (
            <li key={phone}>
              <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
              <Telephone number={phone} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
