import { dictionary } from '@zxcvbn-ts/language-common'
import { everydayWords } from '#server/platform/passwords/everyday.ts'

/** The passwords that people choose most often and that attackers try first, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرلاىةوزظ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
].flatMap((row) => [row, [...row].toReversed().join('')])

/** Figures and signs that stand for the letters they look like. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Shorter than that, a word is no reason to refuse what stands around it. */
const shortestWord = 4

/**
 * True for a password that is tried early, in any letter case: one of the most common, a row of the keyboard or the alphabet,
 * or one such word (or only words of `own`, the clinic's) with figures and signs around it.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isKnown(plain)) return true
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const spelled = bare.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)
  return [bare, spelled].some((word) => word.length >= shortestWord && (isKnown(word) || isMadeOf(word, own)))
}

function isKnown(word: string): boolean {
  return common.has(word) || everydayWords.has(word) || rows.some((row) => row.includes(word))
}

/** Whether nothing to speak of is left without the clinic's own words. */
function isMadeOf(word: string, own: readonly string[]): boolean {
  const rest = own
    .filter((name) => name.length >= shortestWord)
    .reduce((text, name) => text.replaceAll(name.normalize('NFKC').toLowerCase(), ''), word)
  return rest.length < word.length && rest.replace(/[^\p{L}]/gu, '').length < shortestWord
}
