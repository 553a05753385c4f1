import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { Messages, MessagesPart } from '#shared/i18n/messages.ts'
import { takeCarriedToast } from '#web/lib/carried-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'
import { ToastArea } from '#web/ui/toast.tsx'
import type { Notify, ToastMessage } from '#web/ui/toast.tsx'

type IslandProps = {
  language: Language
  /** Of this language only, and only the groups that the island uses. */
  messages: MessagesPart & Pick<Messages, 'toast'>
  children: ReactNode
}

type NotifyPage = (toast: Parameters<Notify>[0] | null) => void

const NotifyContext = createContext<NotifyPage>(() => undefined)

/** Raises the one toast of the page, or takes it down. */
export function useNotify(): NotifyPage {
  return useContext(NotifyContext)
}

/** What every island stands in: its words, the cache, and the one toast, also one that the page before left. */
function Island({ language, messages, children }: IslandProps) {
  const [words] = useState(() => ({ language, t: createTranslator(language, messages) }))
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [notify] = useState<NotifyPage>(
    (): NotifyPage => (message) => setToast((last) => message && { ...message, id: (last?.id ?? 0) + 1 }),
  )
  useEffect(() => {
    const carried = takeCarriedToast()
    if (carried !== null) notify(carried)
  }, [notify])
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={words}>
        <NotifyContext value={notify}>
          {children}
          <div ref={setPlace} />
          {place !== null && (
            <ToastArea
              message={toast}
              container={place}
              direction={directionOf(language)}
              regionLabel={words.t('toast.region')}
              dismissLabel={words.t('toast.dismiss')}
            />
          )}
        </NotifyContext>
      </WordsProvider>
    </QueryClientProvider>
  )
}

/** A component as an island that a page can hydrate: besides its own it takes the words. */
export function asIsland<Props extends object>(Content: ComponentType<Props>) {
  return function ContentIsland(props: Omit<IslandProps, 'children'> & Props) {
    return (
      <Island {...props}>
        <Content {...props} />
      </Island>
    )
  }
}
