import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import type { MessagesPart } from '#shared/i18n/messages.ts'
import type { DeskScreen } from '#web/features/desk/base/screens.ts'
import { TellArea } from '#web/features/desk/base/tell.tsx'
import { DeskFrame, KeyFrame } from '#web/features/desk/frame/desk-frame.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { WordsProvider } from '#web/lib/words.ts'

type DeskIslandProps = {
  language: Language
  /** Of this language only: `desk`, and the group of the screen. */
  messages: MessagesPart
}

/** A screen of the desk as an island that a page can hydrate: inside it somebody is signed in who may see it. */
export function asDeskScreen(screen: DeskScreen | 'account', Content: ComponentType) {
  return function DeskScreenIsland(props: DeskIslandProps) {
    return (
      <DeskIsland {...props}>
        <DeskFrame screen={screen}>
          <Content />
        </DeskFrame>
      </DeskIsland>
    )
  }
}

/** The page that a link for a key opens: nobody is signed in yet. */
export function asKeyPage(Content: ComponentType) {
  return function DeskKeyPage(props: DeskIslandProps) {
    return (
      <DeskIsland {...props}>
        <KeyFrame>
          <Content />
        </KeyFrame>
      </DeskIsland>
    )
  }
}

/** What every island of the desk stands in: its words, the cache, and the corner where it is told what happened. */
function DeskIsland({ language, messages, children }: DeskIslandProps & { children: ReactNode }) {
  const [words] = useState(() => ({ language, t: createTranslator(language, messages) }))
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider value={words}>
        <TellArea>{children}</TellArea>
      </WordsProvider>
    </QueryClientProvider>
  )
}
