import { expect, it } from 'vitest'
import { z } from 'zod'
import { nl } from '#content/messages/nl.ts'
import { registerRequest } from '#shared/features/account/contract.ts'
import { contactRequest } from '#shared/features/contact/contract.ts'
import { createTranslator } from '#shared/i18n/messages.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { explain, Refused, sentenceFor } from '#web/lib/form-problems.ts'

const t = createTranslator('nl', nl)
const failure = { title: 'Mislukt', message: 'Probeer het later.' }
const refusal = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body))

/** What stands at a field after somebody typed something into it. */
function saidAt(shape: z.ZodRawShape, field: string, typed: string): string | undefined {
  const schema = z.object(shape).pick({ [field]: true })
  return schema.safeParse({ [field]: typed }, { error: (issue) => sentenceFor(t, issue) }).error?.issues[0]
    ?.message
}

it.each([
  ['username', 'sa', 'Gebruik ten minste 3 tekens.'],
  [
    'username',
    'sara jansen',
    'Gebruik alleen letters, cijfers, punt, streepje, laag streepje, @ en +, zonder spaties.',
  ],
  ['username', '', 'Dit veld is verplicht.'],
  ['password', 'kort', 'Gebruik ten minste 10 tekens.'],
  ['password', '', 'Dit veld is verplicht.'],
  ['firstName', 'Sa\u0007ra', 'Deze waarde is niet geldig.'],
  ['email', 'sara', 'Voer een geldig e-mailadres in.'],
  ['email', '', 'Dit veld is verplicht.'],
])('says at %s what is wrong with "%s"', (field, typed, sentence) => {
  expect(saidAt(registerRequest.shape, field, typed)).toBe(sentence)
})

it('says how long a message may be', () => {
  expect(saidAt(contactRequest.shape, 'subject', 'x'.repeat(151))).toContain('150')
})

it('puts what the server refuses at the fields of the form, and the rest into the toast', () => {
  const fields = { email: 'Dit adres klopt niet.', treatments: 'Die behandeling kennen wij niet.' }
  const problem = refusal(422, { error: 'Niet alles klopt.', code: 'invalid_input', fields })
  expect(explain(problem, t, failure, ['email'])).toEqual({
    title: 'Mislukt',
    description: 'Die behandeling kennen wij niet.',
    fields: [['email', 'Dit adres klopt niet.']],
  })
})

it('tells a refusal of the form itself under its own title', () => {
  const problem = new Refused('Niet gelijk', 'Controleer beide.', 'confirmPassword')
  expect(explain(problem, t, failure, ['confirmPassword'])).toEqual({
    title: 'Niet gelijk',
    description: 'Controleer beide.',
    fields: [['confirmPassword', 'Controleer beide.']],
  })
})

it('says when there was no answer, in the words of the form where it has its own', () => {
  expect(explain(new TypeError('failed to fetch'), t, failure).description).toBe(t('form.connection'))
  const own = { ...failure, unanswered: 'Er ging iets mis.' }
  for (const problem of [
    new TypeError('failed to fetch'),
    refusal(503, { error: 'Even niet', code: 'unavailable' }),
  ])
    expect(explain(problem, t, own).description).toBe('Er ging iets mis.')
})

it('asks for another press where nothing but the trap was filled in', () => {
  const told = (fields: Record<string, string>) =>
    explain(refusal(400, { error: 'Niet alles klopt', code: 'invalid', fields }), t, failure, [
      'name',
      'website',
    ])
  expect(told({ website: 'Leeg' })).toEqual({
    title: failure.title,
    description: t('form.trap_emptied'),
    fields: [],
  })
  expect(told({ website: 'Leeg', name: 'Te lang' }).fields).toEqual([['name', 'Te lang']])
})
