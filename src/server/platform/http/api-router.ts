import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Env } from 'hono'
import type { ZodError, z } from 'zod'
import type { FieldSentences, Sentence } from '#server/errors.ts'
import { AppError } from '#server/errors.ts'
import type { FieldRule, FieldRules } from '#server/platform/http/typed-values.ts'
import { typedRules } from '#server/platform/http/typed-values.ts'
import { errorAnswer } from '#shared/lib/answers.ts'
import { showsSomething } from '#shared/lib/typed-rules.ts'

type Issue = ZodError['issues'][number]
type Checked =
  { readonly success: true } | { readonly success: false; readonly target: string; readonly error: ZodError }

/**
 * A router whose routes are checked against their schemas; a request that does not fit gets 422 with a sentence per field.
 * `rules` are the sentences of fields with a rule of their own, beside those of every typed value.
 */
export function apiRouter<E extends Env = Env>(rules: FieldRules = {}) {
  const all = { ...typedRules, ...rules }
  return new OpenAPIHono<E>({ defaultHook: (result, c) => refuseInvalid(result, c, all) })
}

/** One answer in the description of a route. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** The body of a request in the description of a route. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } }
}

/** The errors of a route, for its description; handlers throw them instead of returning them. */
export const refusals = { '4XX': jsonAnswer(errorAnswer, 'Refused: a code and sentences for the visitor') }

async function refuseInvalid(result: Checked, c: Context, rules: FieldRules): Promise<void> {
  if (result.success) return
  const input = await inputOf(c, result.target)
  // No field can say what is wrong with a list, a text or a number where all fields should be.
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new AppError('malformed_json')
  const fields: Record<string, Sentence> = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (field !== '') fields[field] ??= sentenceFor(issue, rules[field], valueAt(input, field))
  }
  throw new AppError('invalid_input', { fields: fields satisfies FieldSentences })
}

/** What was checked. A request without a body is checked like an empty one. */
async function inputOf(c: Context, target: string): Promise<unknown> {
  if (target === 'header') return c.req.header()
  if (target === 'param') return c.req.param()
  if (target !== 'json') return c.req.query()
  const body = await c.req.text()
  return body === '' ? {} : JSON.parse(body)
}

function sentenceFor(issue: Issue, rule: FieldRule | undefined, value: unknown): Sentence {
  if (rule?.always !== undefined) return { key: rule.always }
  if (isEmpty(value)) return { key: 'appointment.required_field' }
  // Only a text is too long; a number or a list that is too big is a wrong value.
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { key: 'errors.field.too_long', values: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { key: 'errors.field.too_short', values: { min: Number(issue.minimum) } }
  if (rule?.wrong !== undefined) return { key: rule.wrong }
  if (issue.code === 'invalid_format' && issue.format === 'date') return { key: 'errors.field.invalid_date' }
  return { key: 'errors.field.invalid_value' }
}

/** Never turned into text: what a stranger sent may refuse that, or be nested too deeply for it. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && !showsSomething(value))
  )
}

function valueAt(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined
}
