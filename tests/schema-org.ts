import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Checks structured data against schema.org's own definitions: types, their properties, and what a property may hold. */

const schema = 'http://schema.org/'
const subject = String.raw`<http://schema\.org/([^>]+)>`
const vocabulary = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@vocabulary/schema')), 'schema.nq'),
  'utf8',
)

const parents = relation('http://www.w3.org/2000/01/rdf-schema#subClassOf')
const domains = relation(`${schema}domainIncludes`)
const ranges = relation(`${schema}rangeIncludes`)
const kinds = relation('http://www.w3.org/1999/02/22-rdf-syntax-ns#type')
const superseded = relation(`${schema}supersededBy`)
const types = new Set(
  [...vocabulary.matchAll(new RegExp(`^${subject} <[^>]+#type> <[^>]+#Class> `, 'gm'))].map(
    ([, name = '']) => name,
  ),
)

/** Every breach with the place it stands in; none for data that schema.org's definitions allow. */
export function schemaProblems(data: unknown): string[] {
  if (!isNode(data)) return ['is no object']
  if (data['@context'] !== 'https://schema.org') return ['has another @context than https://schema.org']
  const { '@context': _, '@graph': graph, ...node } = data
  if (graph === undefined) return nodeProblems(node, '')
  if (!Array.isArray(graph) || graph.length === 0) return ['has an empty @graph']
  return graph.flatMap((one, index) => nodeProblems(one, `${index}`))
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nodeProblems(node: unknown, place: string): string[] {
  if (!isNode(node)) return [`${place}: is no object`]
  const type = node['@type']
  if (typeof type !== 'string' || !types.has(type)) return [`${place}: has the unknown type ${String(type)}`]
  const family = ancestry(type)
  return Object.entries(node).flatMap(([property, value]) => {
    if (property === '@type') return []
    const here = `${place}/${type}.${property}`
    if (property === '@id') return typeof value === 'string' ? [] : [`${here}: is no address`]
    if (superseded.has(property)) return [`${here}: was replaced by another property`]
    if (![...(domains.get(property) ?? [])].some((domain) => family.has(domain)))
      return [`${here}: is no property of this type`]
    return [value].flat().flatMap((one) => valueProblems(one, property, here))
  })
}

function valueProblems(value: unknown, property: string, place: string): string[] {
  const allowed = ranges.get(property) ?? new Set()
  if (isNode(value)) {
    const own = ancestry(String(value['@type']))
    const fits = [...allowed].some((range) => own.has(range))
    return [
      ...(fits ? [] : [`${place}: may not hold a ${String(value['@type'])}`]),
      ...nodeProblems(value, place),
    ]
  }
  if ([...allowed].some((range) => literals[range]?.(value) === true)) return []
  if (typeof value === 'string' && isMember(value, allowed)) return []
  // https://schema.org/docs/datamodel.html: text may stand where an object is expected.
  const takesText = typeof value === 'string' && value !== '' && textForObject.has(property)
  return takesText ? [] : [`${place}: may not hold ${JSON.stringify(value)}`]
}

/** Where search engines document plain text in the place of an object. */
const textForObject = new Set([
  'areaServed',
  'mainEntityOfPage',
  'image',
  'logo',
  'item',
  'availableLanguage',
])

const text = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const address = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value)
const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const literals: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: text,
  URL: address,
  Number: number,
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/.test(value),
  Time: (value) => typeof value === 'string' && /^\d{2}:\d{2}(:\d{2})?$/.test(value),
}

/** True for `https://schema.org/Tuesday` where a DayOfWeek may stand. */
function isMember(value: string, allowed: ReadonlySet<string>): boolean {
  const name = value.replace(/^https:\/\/schema\.org\//, '')
  return name !== value && [...(kinds.get(name) ?? [])].some((kind) => allowed.has(kind))
}

function ancestry(type: string, known = new Set<string>()): Set<string> {
  known.add(type)
  for (const parent of parents.get(type) ?? []) if (!known.has(parent)) ancestry(parent, known)
  return known
}

function relation(predicate: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const lines = vocabulary.matchAll(new RegExp(`^${subject} <${predicate}> ${subject} `, 'gm'))
  for (const [, from = '', to = ''] of lines) found.set(from, (found.get(from) ?? new Set()).add(to))
  return found
}
