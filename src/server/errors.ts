import type { MessageKey } from '#shared/i18n/messages.ts'
import type { Failure } from '#shared/lib/result.ts'

/** Stops the start; its message is one sentence that tells the operator what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Every code that the API answers with, and its HTTP status; the sentence is `errors.<code>` of the messages. */
export const errorStatus = {
  malformed_json: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  key_unknown: 401,
  code_wrong: 401,
  forbidden: 403,
  foreign_origin: 403,
  other_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  slot_taken: 409,
  username_taken: 409,
  staff_email_taken: 409,
  last_owner: 409,
  last_key: 409,
  visits_in_the_way: 409,
  visit_changed: 409,
  card_changed: 409,
  too_late_to_undo: 409,
  mail_forgotten: 409,
  message_answered: 409,
  appointment_cancelled: 409,
  appointment_over: 409,
  fee_changed: 409,
  idempotency_conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  link_invalid: 422,
  key_refused: 422,
  slot_in_past: 422,
  slot_too_soon: 422,
  slot_beyond_horizon: 422,
  slot_closed: 422,
  slot_off_grid: 422,
  too_many_visits: 422,
  overlapping_visit: 422,
  rate_limited: 429,
  booking_busy: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** A sentence for the visitor, before it is put in a language. */
export type Sentence = {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}

/** By the name of the field of the request. */
export type FieldSentences = Readonly<Record<string, Sentence>>

/** The expected refusal of what was filled in. */
export type Refused = Failure<'refused'> & { readonly fields: FieldSentences }

/** An answer that is not what was asked for; the app turns it into the error of DECISIONS 4, in the visitor's language. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields: FieldSentences | undefined
  readonly values: Sentence['values']
  /** In the place of the sentence of the code, where somebody else reads it. */
  readonly sentence: Sentence | undefined
  readonly headers: Readonly<Record<string, string>>
  /** What the answer holds beside the error: what stands in the way, as it is now. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    details: Partial<Pick<AppError, 'fields' | 'values' | 'sentence' | 'headers' | 'body'>> = {},
  ) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.values = details.values
    this.sentence = details.sentence
    this.headers = details.headers ?? {}
    this.body = details.body ?? {}
  }
}
