import { latinDigits } from '#shared/lib/digits.ts'

/**
 * What a search looks at: `kind` keeps likenesses of one thing from filling the nearest answers, `dutch` is its name in
 * Dutch, `group` what it stands under, `calls` what else people call it, with commas between.
 */
export type Findable = Record<'kind' | 'name' | 'dutch' | 'group' | 'calls' | 'text', string>
/** `words` are those of the term that count, each as it was read. */
export type Found<Entry> = {
  hits: readonly Entry[]
  nearest: readonly Entry[]
  words: readonly (readonly string[])[]
}

type Indexed<Entry> = Omit<Findable, 'calls'> & { entry: Entry; calls: string[]; written: string }

/** So many are offered where nothing is found. */
export const nearestCount = 3

/** What a word counts by where it stands; a name counts more than all else, and `calls` decides between equals. */
const weights = { name: 30, dutch: 26, nameButOneLetter: 25, text: 20, calls: 5, group: 3 }
/** A part of a word counts by its length, and never as much as a whole one; more in a name. */
const partWeights = { most: 9, name: 9 }
/** The shortest beginning and ending of a word that make another one near; endings say less. */
const shortestBeginning = 4
const shortestEnding = 6

/**
 * Prepares a search over a few hundred entries. A name of several words, written in full, finds what it stands in.
 * Another term finds an entry that holds it as it is, or all of its words in any order; words of the language that say
 * nothing do not count, and a word that nothing holds is read as those that differ by a typing error. What is called by the
 * words comes before what only speaks of them, otherwise the order of the entries stays. Everything is found by an empty
 * term; one of signs only finds what holds them as they are. `nearest` is empty while there are hits.
 */
export function createFinder<Entry>(
  entries: readonly Entry[],
  describe: (entry: Entry) => Findable,
  smallWords: string,
): (term: string) => Found<Entry> {
  const ignored = new Set(wordsOf(fold(smallWords)))
  const plain = prepare((text) => withoutTilde(fold(text)))
  let spelt: typeof plain | undefined

  return (term) => {
    const phrase = fold(term)
    const { indexed, vocabulary } = phrase.includes('ñ') ? (spelt ??= prepare(fold)) : plain
    if (phrase === '') {
      const holders = indexed.filter(({ written }) => written.includes(term.trim()))
      return { hits: holders.map(({ entry }) => entry), nearest: [], words: [] }
    }
    const isName = phrase.includes(' ') && indexed.some(({ name }) => name === ` ${phrase} `)
    const all = wordsOf(phrase)
    const meant = all.filter((word) => !ignored.has(word))
    const words = (meant.length > 0 ? meant : all).map((word) => readings(word, indexed, vocabulary))
    const hits = indexed.filter(({ text }) =>
      isName
        ? text.includes(` ${phrase} `)
        : text.includes(phrase) || words.every((same) => same.some((word) => holds(text, word))),
    )
    const asked = words.map((same) => same.map(withoutTilde))
    return {
      hits: ranked(hits, words, phrase).map(({ entry }) => entry),
      nearest: hits.length > 0 ? [] : nearestOf(indexed, words, phrase),
      words: asked,
    }
  }

  function prepare(write: (text: string) => string) {
    const framed = (text: string) => ` ${write(text)} `
    const indexed = entries.map((entry): Indexed<Entry> => {
      const { kind, name, dutch, group, calls, text } = describe(entry)
      const written = `${name} ${dutch} ${group} ${calls} ${text}`
      return {
        entry,
        kind,
        name: framed(name),
        dutch: framed(dutch),
        group: framed(group),
        calls: calls.split(/[,،]/).map(write),
        text: framed(written),
        written,
      }
    })
    const words = indexed.flatMap(({ text }) => wordsOf(text))
    // A short one that says nothing is not what anybody meant to type.
    const vocabulary = new Set(words.filter((word) => word.length > 4 || !ignored.has(word)))
    return { indexed, vocabulary }
  }
}

/**
 * One way to write a text: small letters without accents, Arabic without the marks and shapes that people leave out. The
 * Spanish ñ is no n with an accent: who types it means it.
 */
function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('n\u0303', 'ñ')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function withoutTilde(folded: string): string {
  return folded.replaceAll('ñ', 'n')
}

/** The text as the words of `Found` are written, with a gap before its first word and after its last. */
export function padded(text: string): string {
  return ` ${withoutTilde(fold(text))} `
}

/** The words of a folded text; the Arabic article and what is written onto it are no part of a word. */
function wordsOf(folded: string): string[] {
  return folded
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u, ''))
}

/** Whether a padded text holds the word; two letters are too few to be looked for inside another. */
export function holds(text: string, word: string): boolean {
  return text.includes(word.length > 2 ? word : ` ${word}`)
}

/** The word itself where anything holds it, else the known words that are the fewest typing errors away. */
function readings<Entry>(
  word: string,
  indexed: readonly Indexed<Entry>[],
  vocabulary: Set<string>,
): string[] {
  if (indexed.some(({ text }) => holds(text, word))) return [word]
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const near: string[][] = [[], [], []]
  for (const known of vocabulary) {
    const count = errors(word, known, allowed)
    if (count <= allowed) near[count]?.push(known)
  }
  return near.find((found) => found.length > 0) ?? [word]
}

/**
 * How many letters were forgotten, added, mistaken or swapped with their neighbour to type `typed` instead of `known` or
 * its beginning; more than `allowed` where it is not worth counting.
 */
function errors(typed: string, known: string, allowed: number): number {
  if (known.length < typed.length - allowed) return allowed + 1
  let before: number[] = []
  let last = Array.from({ length: typed.length + 1 }, (_, index) => index)
  let fewest = last[typed.length] ?? 0
  for (let row = 1; row <= Math.min(known.length, typed.length + allowed); row += 1) {
    const line = [row]
    for (let column = 1; column <= typed.length; column += 1) {
      const isSame = known[row - 1] === typed[column - 1]
      const isSwapped = known[row - 1] === typed[column - 2] && known[row - 2] === typed[column - 1]
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    fewest = Math.min(fewest, line[typed.length] ?? Infinity)
    // No later line can have fewer, except by a swap with the one before.
    if (Math.min(...line) > allowed && Math.min(...last) > allowed) return fewest
    before = last
    last = line
  }
  return fewest
}

/** What has most in common with the words first: whole ones count more than parts, the name more than the rest. */
function ranked<Entry>(indexed: readonly Indexed<Entry>[], words: readonly string[][], phrase: string) {
  return indexed
    .map((each) => ({
      ...each,
      score:
        words
          .map((same) => Math.max(...same.map((word) => likeness(each, word))))
          .reduce((total, number) => total + number, 0) + (each.calls.includes(phrase) ? weights.calls : 0),
    }))
    .toSorted((one, other) => other.score - one.score)
}

function nearestOf<Entry>(
  indexed: readonly Indexed<Entry>[],
  words: readonly string[][],
  phrase: string,
): Entry[] {
  const kinds = new Set<string>()
  return ranked(indexed, words, phrase)
    .filter(({ kind, score }) => score > 0 && !kinds.has(kind) && kinds.add(kind))
    .slice(0, nearestCount)
    .map(({ entry }) => entry)
}

function likeness({ name, dutch, group, text }: Omit<Findable, 'kind' | 'calls'>, word: string): number {
  if (holds(text, word)) {
    return weights[placeOf()] + (holds(group, word) ? weights.group : 0)
  }
  for (let length = word.length - 1; length >= shortestBeginning; length -= 1) {
    const parts = [
      ` ${word.slice(0, length)}`,
      ...(length < shortestEnding ? [] : [`${word.slice(-length)} `]),
    ]
    const shared = parts.find((part) => text.includes(part))
    if (shared !== undefined)
      return Math.min(length, partWeights.most) + (name.includes(shared) ? partWeights.name : 0)
  }
  return 0

  function placeOf() {
    if (holds(name, word)) return 'name'
    if (holds(dutch, word)) return 'dutch'
    // Most plurals are one letter longer than what stands in a name.
    return holds(name, word.slice(0, -1)) ? 'nameButOneLetter' : 'text'
  }
}
