import type { ErrorCode, Refused, Sentence } from '#server/errors.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimited } from '#server/platform/http/attempt-limit.ts'
import { tooOften } from '#server/platform/http/rate-limit.ts'
import type { Failure } from '#shared/lib/result.ts'

/** By the code that it is answered with; `sentence` stands in the place of what the code says by itself. */
type Coded = Failure<Exclude<ErrorCode, 'rate_limited'>> & { readonly sentence?: Sentence }

/** The error that answers an expected refusal, to be thrown. */
export function refusalError(refusal: Refused | RateLimited | Coded): AppError {
  if (refusal.reason === 'rate_limited') return tooOften(refusal.waitSeconds)
  if (refusal.reason === 'refused') return new AppError('invalid_input', refusal)
  return new AppError(refusal.reason, refusal)
}
