/** Why the machinery answers before any feature is asked. */
export const refusals = {
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
} as const

export type RefusalCode = keyof typeof refusals

/** Thrown by middleware; the app puts the code into words and keeps the headers. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal'
  readonly code: RefusalCode
  readonly status: (typeof refusals)[RefusalCode]
  readonly headers: Readonly<Record<string, string>>

  constructor(code: RefusalCode, headers: Readonly<Record<string, string>> = {}) {
    super(code)
    this.code = code
    this.status = refusals[code]
    this.headers = headers
  }
}
