import { createContext, useContext } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import type { Translator } from '#shared/i18n/messages.ts'

/** What every part of an island needs: the language of the page and its words. */
export type Words = { language: Language; t: Translator }

const WordsContext = createContext<Words | null>(null)

export const WordsProvider = WordsContext.Provider

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('useWords needs a WordsProvider above it')
  return words
}
