import fc from 'fast-check'
import type { Known, Schema } from './values.ts'
import { deepMark, nastyText, nastyValue, valueFor } from './values.ts'

/** One request as bytes on the line, and what it is about. */
export type FuzzedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Whose cookie it carries; a name of the caller's. */
  readonly who: string
  /** Less than was announced is sent, and then the line is closed. */
  readonly isHalfSent: boolean
}

type Parameter = { readonly in: string; readonly name: string; readonly schema?: Schema }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
/** As far as it matters here. */
export type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

type Settings = Known & {
  /** Who may ask for an address, the likeliest first. */
  readonly whoFor: (path: string) => readonly [string, ...string[]]
  readonly origin: string
}

const nesting = 15_000

/** Requests to every operation of an OpenAPI description: most fit nearly, some not at all. The same seed makes the same ones. */
export function fuzzedRequests(
  description: Description,
  settings: Settings,
  { seed, count }: { readonly seed: number; readonly count: number },
): FuzzedRequest[] {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestTo(path, method, operation, settings)),
  )
  return fc.sample(fc.oneof(...operations), { seed, numRuns: count })
}

function requestTo(
  path: string,
  method: string,
  operation: Operation,
  settings: Settings,
): fc.Arbitrary<FuzzedRequest> {
  const schema = operation.requestBody?.content['application/json']?.schema
  return fc.record({
    method: rarely(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'), method.toUpperCase()),
    path: addressOf(path, operation.parameters ?? [], settings),
    headers: headersOf(operation.parameters ?? [], settings),
    body: schema === undefined ? rarely(bodyOf({}, settings), Buffer.alloc(0)) : bodyOf(schema, settings),
    who: fc.oneof(
      { weight: 4, arbitrary: fc.constant(settings.whoFor(path)[0]) },
      { weight: 1, arbitrary: fc.constantFrom(...settings.whoFor(path)) },
    ),
    isHalfSent: fc.integer({ min: 0, max: 30 }).map((number) => number === 0),
  })
}

function rarely<T>(other: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> {
  return fc.oneof({ weight: 20, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })
}

const rawParts = ['%', '%00', '%ff', '%c0%ae', '..%2f..', '%E2%80%AE', "'", 'a'.repeat(3000), '%ED%A0%80']

function addressOf(path: string, parameters: readonly Parameter[], known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parts = fc.tuple(...names.map((name) => partOf(name, {}, known)))
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  const query = fc.tuple(
    ...asked.map(({ name, schema = {} }) =>
      fc.option(
        partOf(name, schema, known).map((value) => `${name}=${value}`),
        { nil: '', freq: 6 },
      ),
    ),
    rarely(fc.constantFrom('date=1', '=', '%00=1', '__proto__[a]=1', 'token=x&token=y', '&&&'), ''),
  )
  return fc.tuple(parts, query).map(([filled, pairs]) => {
    const place = filled.reduce((text, part, index) => text.replace(`{${names[index]}}`, () => part), path)
    const text = pairs.filter((pair) => pair !== '').join('&')
    return text === '' ? place : `${place}?${text}`
  })
}

/** One value inside an address: well encoded, or as no browser would send it. */
function partOf(name: string, schema: Schema, known: Known): fc.Arbitrary<string> {
  const likely = valueFor({ type: 'string', ...schema }, name, known)
  return fc.oneof(
    { weight: 8, arbitrary: likely.map(encoded) },
    { weight: 1, arbitrary: nastyText.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
  )
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed()) || '%20'
}

function headersOf(
  parameters: readonly Parameter[],
  { origin }: Settings,
): fc.Arbitrary<Record<string, string>> {
  const asked = parameters.filter((parameter) => parameter.in === 'header')
  const line = nastyText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 300))
  return fc
    .record({
      'Content-Type': rarely(
        fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
        'application/json',
      ),
      'Accept-Language': fc.oneof(fc.constantFrom('nl', 'en', 'ar;q=0.5,es', ';;q=x', '*'), line),
      Origin: rarely(fc.constantFrom('https://evil.example', 'null', ''), origin),
      ...Object.fromEntries(asked.map(({ name }) => [name, rarely(line, '')])),
      'Content-Encoding': rarely(fc.constantFrom('gzip', 'br', 'nonsense'), ''),
      Cookie: rarely(fc.constantFrom('__Host-session=%00', '__Host-desk="; x=;;=', 'a=b; a=b'), ''),
    })
    .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')))
}

function bodyOf(schema: Schema, known: Known): fc.Arbitrary<Buffer> {
  const value = fc.oneof(
    { weight: 20, arbitrary: valueFor(schema, '', known) },
    { weight: 1, arbitrary: nastyValue },
  )
  return fc.oneof(
    { weight: 30, arbitrary: value.map((one) => Buffer.from(textOf(one))) },
    { weight: 1, arbitrary: value.map((one) => Buffer.from(`\ufeff${textOf(one)}`)) },
    { weight: 1, arbitrary: value.map((one) => Buffer.from(textOf(one), 'utf16le')) },
    { weight: 1, arbitrary: value.map((one) => Buffer.from(textOf(one), 'latin1')) },
    { weight: 1, arbitrary: value.map((one) => Buffer.from(textOf(one).slice(0, -3))) },
    { weight: 1, arbitrary: value.map((one) => Buffer.from(textOf(one).repeat(2))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(40_000, '[')) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
  )
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.replaceAll(`"${deepMark}"`, `${'['.repeat(nesting)}${']'.repeat(nesting)}`)
}
