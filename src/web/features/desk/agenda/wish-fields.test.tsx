import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { nl } from '#content/messages/nl.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { addDays } from '#shared/lib/time.ts'
import { emptyWish } from '#web/features/desk/agenda/booking-draft.ts'
import { today } from '#web/features/desk/agenda/use-agenda-address.ts'
import { WishFields } from '#web/features/desk/agenda/wish-fields.tsx'
import { WordsProvider } from '#web/lib/words.ts'

const asked = (date: string) =>
  renderToStaticMarkup(
    <WordsProvider value={{ language: 'nl', t: createTranslator('nl', nl) }}>
      <WishFields
        {...{ number: 1, isAlone: true, listId: 'list', fields: {}, isUnknown: false }}
        wish={emptyWish({ date, minute: 600 })}
        onChange={() => undefined}
        onRemove={() => undefined}
      />
    </WordsProvider>,
  )

it('says of a day that is gone that nobody is told of the visit, and says nothing of today', () => {
  expect(asked(addDays(today(), -1))).toContain('Deze dag is al voorbij.')
  expect(asked(today())).not.toContain('voorbij')
})
