import fc from 'fast-check'

/** What the API's description says of a value, as far as it matters for making one. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** What a fuzzed request may name, so that some requests reach what is behind the first checks. */
export type Known = { readonly ids: readonly string[]; readonly tokens: readonly string[] }

/** Stands in a body for a value that is nested too deeply to be made by a program that recurses. */
export const deepMark = '@deep@'

const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\ud800',
  '\udfff\ud800',
  '\u200b',
  '\u202e\u2066',
  '\u3164',
  'e\u0301'.repeat(30),
  '👩🏽‍⚕️',
  '\r\nBcc: x@example.nl',
  "' or '1'='1",
  '<script>',
  '${7*7}{{7*7}}%s%n',
  '../../etc/passwd',
  '=1+1',
  'NaN',
  '١٢٣',
  '-0',
  '1e400',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2026-11-24T10:00+99:99',
  'x'.repeat(300),
  'é'.repeat(5000),
]

/** Texts that a careless program trips over. */
export const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

const nastyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(-1, 0, 0.5, 2 ** 31, 2 ** 53, 1e21, 1e308, Number.MIN_VALUE),
)

/** Values of every JSON type, objects that pose as something else, and nesting. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 2, arbitrary: nastyNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[[]]]) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { toString: 1 },
      { valueOf: null, toString: null },
      { length: 9 },
      JSON.parse('{"then":1}'),
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      JSON.parse('{"constructor":{"prototype":{"a":1}}}'),
    ),
  },
  { weight: 1, arbitrary: fc.constant(deepMark) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const words = fc.constantFrom('Noor', 'de Vries', 'Kan dat op vrijdag?', 'Zaal 2', 'noor', 'عائشة', 'José')
const passwords = fc.constantFrom('vier woorden op rij', 'zomaar een ander lang woord', 'kort')
const days = fc.constantFrom('2026-11-24', '2026-11-25', '2026-12-24', '1990-05-04', '2026-11-22')
const instants = fc.constantFrom(
  '2026-11-24T10:00',
  '2026-11-25T14:30:00Z',
  '2026-11-26T09:00:00+01:00',
  '2026-11-01T10:00',
)

/** A value that may well be accepted; `name` is that of the field. */
function likelyText(name: string, { format }: Schema, known: Known): fc.Arbitrary<unknown> {
  if (format === 'uuid' || /^(id|clientId|into|merge|ids)$/.test(name))
    return fc.oneof(fc.constantFrom(...known.ids), fc.uuid())
  if (name === 'token') return fc.constantFrom(...known.tokens)
  if (format === 'date' || /^(date|from|to)$/.test(name)) return days
  if (name === 'month') return fc.constantFrom('2026-11', '2026-12')
  if (format === 'date-time' || /^(appointmentDate|start|end|before)$/.test(name)) return instants
  if (/email/i.test(name)) return fc.constantFrom('noor@example.nl', 'ander@example.nl', 'ali@example.nl')
  if (/password/i.test(name)) return passwords
  if (name === 'phone') return fc.constantFrom('06 12345678', '+34 612 345 678')
  if (name.startsWith('treatment')) return fc.constantFrom('Gratis consult', 'Botox 1 zone', 'Onbekend')
  if (name === 'url') return fc.constant('https://pay.example/1')
  return words
}

/** Mostly what the schema asks for, now and then what it does not. */
export function valueFor(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 16, arbitrary: likelyFor(schema, name, known) },
    { weight: 1, arbitrary: nastyValue },
  )
}

function likelyFor(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => likelyFor(choice, name, known)))
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') return objectFor(schema, known)
  if (type === 'array') return fc.array(valueFor(schema.items ?? {}, name, known), { maxLength: 4 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 400 })
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return likelyText(name, schema, known)
  return nastyValue
}

/** The fields of the schema, now and then without one, or with one more. */
function objectFor({ properties = {} }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      [name, fc.option(valueFor(schema, name, known), { nil: undefined, freq: 8 })] as const,
  )
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.option(nastyValue, { nil: undefined, freq: 8 }))
    .map(([object, extra]) => (extra === undefined ? object : { ...object, extra }))
}
