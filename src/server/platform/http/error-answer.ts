import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { ErrorCode, Sentence } from '#server/errors.ts'
import { AppError, errorStatus } from '#server/errors.ts'
import { isUnreachable } from '#server/platform/db/transaction.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { loggedPath } from '#server/platform/http/request-log.ts'
import { translatorFor } from '#server/platform/i18n/translator.ts'

/** The error of DECISIONS 4 in the language of the request. */
export function answerError(c: Context, error: AppError) {
  // For the log and the figures of the request.
  c.set('refusal', error.code)
  const t = translatorFor(languageOf(c))
  const say = (sentence: Sentence) => t(sentence.key, { ...sentence.values })
  const fields = Object.entries(error.fields ?? {}).map(([field, sentence]) => [field, say(sentence)])
  c.header('Vary', 'Accept-Language', { append: true })
  return c.json(
    {
      error: say(
        error.sentence ?? { key: `errors.${error.code}`, ...(error.values && { values: error.values }) },
      ),
      code: error.code,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) as Record<string, string> }),
      ...error.body,
    },
    errorStatus[error.code],
    { ...error.headers },
  )
}

/** Answers whatever was thrown; what nobody expected is logged and told to the visitor without details. */
export function answerThrown(c: Context, error: unknown, log: Logger) {
  if (error instanceof AppError) return answerError(c, error)
  const code = codeOf(error)
  if (code === 'malformed_json') return answerError(c, new AppError(code))
  const line = {
    err: error,
    requestId: c.get('requestId'),
    method: c.req.method,
    path: loggedPath(c.req.path),
  }
  if (code === undefined) log.error(line, 'a request failed')
  else log.warn(line, 'the database could not serve a request')
  return answerError(c, new AppError(code ?? 'internal'))
}

/** What Hono's own checks throw (malformed JSON), and a database that is away. */
function codeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof HTTPException && error.status === 400) return 'malformed_json'
  return isUnreachable(error) ? 'unavailable' : undefined
}
