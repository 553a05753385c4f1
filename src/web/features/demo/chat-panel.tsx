import { MessageCircle } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import styles from '#web/features/demo/chat-panel.module.css'
import type { Page } from '#web/lib/page.ts'

const messages = ['one', 'two', 'three', 'four', 'five', 'six'] as const

/** A conversation, in turns that the visitor begins. */
export function ChatPanel({ page: { t } }: { page: Page }) {
  return (
    <div className={styles.window}>
      <p className={styles.head}>
        <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
        <bdi>{clinic.name}</bdi>
      </p>
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
      <p className={styles.note}>{t('demo.chat.input_note')}</p>
    </div>
  )
}
