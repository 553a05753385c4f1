import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { visit } from '#web/dev/style-samples.ts'
import { MissedDialog } from '#web/features/desk/agenda/missed-dialog.tsx'
import { WordsProvider } from '#web/lib/words.ts'

function asked(isProven: boolean, start = visit.start) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
        <MissedDialog visit={{ ...visit, isProven, start }} onClose={() => undefined} />
      </WordsProvider>
    </QueryClientProvider>,
  )
  return { isWaived: / checked=""/.test(html), says: html.includes(nl.deskAgenda.missed.unproven), html }
}

it('waives the fee of not coming, unless the desk wants it, where nobody has proven the address', () => {
  expect(asked(true)).toMatchObject({ isWaived: false, says: false })
  const unproven = asked(false)
  expect(unproven).toMatchObject({ isWaived: true, says: true })
  expect(unproven.html).toContain(`value="${nl.deskAgenda.missed.unproven_reason}"`)
})

it('says of a visit that has not begun when it will', () => {
  const words = nl.deskAgenda.missed.early.replace('{{moment}}.', '')
  expect(asked(true, '2020-11-27T10:00:00Z').html).not.toContain(words)
  expect(asked(true, '2999-11-27T10:00:00Z').html).toContain(words)
})
