import { useRef, useState } from 'react'
import type { MessagesAnswer } from '#shared/features/desk/post-contract.ts'
import { messagesAtOnce } from '#shared/features/desk/rules.ts'
import { useDeskQuery } from '#web/features/desk/base/desk-data.ts'
import { Filter } from '#web/features/desk/base/filter.tsx'
import { Loaded, Nothing, ScreenHead } from '#web/features/desk/base/parts.tsx'
import { useStaff } from '#web/features/desk/base/staff.ts'
import { Message } from '#web/features/desk/messages/message.tsx'
import styles from '#web/features/desk/messages/messages.module.css'
import { messagesPath } from '#web/features/desk/base/messages-path.ts'
import { useBegun } from '#web/features/desk/messages/use-begun.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

const states = ['open', 'done'] as const

/** What the contact page received, and the answers to it. */
export function Messages() {
  const { t } = useWords()
  const [state, setState] = useState<(typeof states)[number]>('open')
  // Held here, so that an answer that was begun outlives a look at the other list, and at another page.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  useDraft(`desk-replies-${useStaff().id}`, () => drafts, setDrafts)
  const [most, setMost] = useState(messagesAtOnce)
  const isLonger = most > messagesAtOnce
  const path = `${messagesPath}?state=${state}${isLonger ? `&most=${most}` : ''}`
  const messages = useDeskQuery<MessagesAnswer>(path, { readsAnew: true, keepsLast: isLonger })
  const isOpen = state === 'open' && messages.data !== undefined
  // What was begun and not needed goes with the rest, and is found with it in the other list.
  const [gone, setGone] = useState<readonly string[]>([])
  const begun = Object.keys(drafts).filter((id) => drafts[id] !== '' && !gone.includes(id))
  const { shown, begin } = useBegun(messages.data?.messages ?? [], isOpen ? begun : [])
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <ScreenHead title={t('desk.screen.messages')}>
        <Filter
          label={t('deskMessages.which')}
          options={states.map((value) => ({
            value,
            label: [t(`deskMessages.state.${value}`), value === 'open' && messages.data?.waiting]
              .filter(Boolean)
              .join(' '),
          }))}
          value={state}
          onChange={(chosen) => {
            setState(chosen)
            setMost(messagesAtOnce)
          }}
        />
      </ScreenHead>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <Loaded query={messages}>
          {() =>
            shown.length === 0 ? (
              <Nothing>{t(`deskMessages.none.${state}`)}</Nothing>
            ) : (
              shown.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  state={state}
                  draft={drafts[message.id]}
                  onDraft={(draft) => {
                    begin(message)
                    setDrafts((all) => ({ ...all, [message.id]: draft }))
                  }}
                  onGone={() => {
                    setGone((all) => [...all, message.id])
                    list.current?.focus()
                  }}
                />
              ))
            )
          }
        </Loaded>
        {messages.data?.hasOlder === true && (
          <Button isCompact variant="secondary" onClick={() => setMost(most + messagesAtOnce)}>
            {t('deskMessages.older')}
          </Button>
        )}
      </div>
    </>
  )
}
