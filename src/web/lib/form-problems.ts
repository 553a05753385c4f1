import type { MessageKey, Translator } from '#shared/i18n/messages.ts'
import { ApiError } from '#web/lib/api-client.ts'

/** What a schema refuses at a field, as Zod says it. */
type Issue = {
  code?: string | undefined
  path?: PropertyKey[] | undefined
  input?: unknown
  minimum?: unknown
  maximum?: unknown
}

/** What is told when sending fails. */
export type Failure = {
  title: string
  /** Where the answer says nothing about it. */
  message: string
  /** Where there was no answer, or none that knew; else the visitor is asked to look at the connection. */
  unanswered?: string
}

/** Nobody sees it: what people have in it was filled in by their browser. */
export const trapName = 'website'

/** What is wrong with a field that is neither empty, nor too short, nor too long. */
const sentences: Partial<Record<string, MessageKey>> = {
  dateOfBirth: 'form.invalid_date_of_birth',
  phone: 'form.invalid_phone',
  username: 'form.invalid_username',
}

/** What a form refuses by itself, beside what its schema asks; nothing is sent. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly title: string
  readonly fields: Readonly<Record<string, string>>

  constructor(title: string, message: string, field: string) {
    super(message)
    this.title = title
    this.fields = { [field]: message }
  }
}

/** The sentence at a field for what a contract's schema refuses there. */
export function sentenceFor(t: Translator, { code, path, input, minimum, maximum }: Issue): string {
  const field = path?.at(-1)
  const own = typeof field === 'string' ? sentences[field] : undefined
  if (code === 'too_big') return t('form.too_long', { max: Number(maximum) })
  if (input === undefined || input === '') return t('form.required')
  if (field === 'email') return t('form.invalid_email')
  if (code === 'too_small') return t('form.too_short', { min: Number(minimum) })
  return t(own ?? 'form.invalid')
}

/** The toast for a failed send, and the sentences for those of its fields that the form has. */
export function explain(problem: unknown, t: Translator, failure: Failure, known: readonly string[] = []) {
  const refused = problem instanceof ApiError || problem instanceof Refused ? problem.fields : {}
  const seen = Object.entries(refused).filter(([field]) => field !== trapName)
  const fields = seen.filter(([field]) => known.includes(field))
  const elsewhere = seen.find(([field]) => !known.includes(field))?.[1]
  const isTrapped = trapName in refused && seen.length === 0
  return { ...toastOf(problem, t, failure, isTrapped ? t('form.trap_emptied') : elsewhere), fields }
}

function toastOf(problem: unknown, t: Translator, failure: Failure, elsewhere: string | undefined) {
  const { title, message, unanswered } = failure
  if (problem instanceof Refused) return { title: problem.title, description: problem.message }
  if (!(problem instanceof ApiError)) return { title, description: unanswered ?? t('form.connection') }
  if (problem.status >= 500 && unanswered !== undefined) return { title, description: unanswered }
  return { title, description: elsewhere ?? problem.visitorMessage ?? message }
}
