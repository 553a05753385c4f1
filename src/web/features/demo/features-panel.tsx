import { BookOpenText, CalendarCheck, Languages, MailCheck, ShieldCheck, UserRound } from 'lucide-react'
import styles from '#web/features/demo/features-panel.module.css'
import type { Page } from '#web/lib/page.ts'

const features = [
  { id: 'booking', Icon: CalendarCheck },
  { id: 'languages', Icon: Languages },
  { id: 'portal', Icon: UserRound },
  { id: 'mail', Icon: MailCheck },
  { id: 'content', Icon: BookOpenText },
  { id: 'privacy', Icon: ShieldCheck },
] as const

export function FeaturesPanel({ page: { t } }: { page: Page }) {
  return (
    <ul className={styles.features}>
      {features.map(({ id, Icon }) => (
        <li key={id}>
          <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
          <h3>{t(`demo.features.items.${id}.title`)}</h3>
          <p>{t(`demo.features.items.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
