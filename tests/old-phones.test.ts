import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

/** The texts that the oldest browsers of `astro.config.ts` have to read, each with a file that it stands in; needs the built site. */
const scripts = new Map<string, string>()
const styles = new Map<string, string>()

beforeAll(() => {
  const dist = join(import.meta.dirname, '../dist')
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(file)) continue
    const text = readFileSync(join(dist, file), 'utf8')
    if (file.endsWith('.js')) scripts.set(text, file)
    else if (file.endsWith('.css')) styles.set(text, file)
    else {
      for (const script of between(text, '<script', '</script>')) scripts.set(script, file)
      for (const style of between(text, '<style', '</style>')) styles.set(style, file)
    }
  }
  expect(scripts.size).toBeGreaterThan(100)
  expect(styles.size).toBeGreaterThan(20)
}, 60_000)

/** A script stops at the first call that its browser does not know. Left out is what only the newest know and nobody writes. */
const unknownCalls = [
  /\b(?:AbortSignal\.any|Array\.fromAsync|(?:Map|Object)\.groupBy|Promise\.(?:try|withResolvers)|Response\.json)\(/g,
  /\b(?:Intl\.(?:DurationFormat|Segmenter)|RegExp\.escape|URL\.parse|Uint8Array\.from(?:Base64|Hex))\(/g,
  /(?<!typeof URL\.canParse==`function`\?)URL\.canParse\(/g,
  /\.(?:getTextInfo|getWeekInfo|isDisjointFrom|isSubsetOf|isSupersetOf|isWellFormed|toWellFormed|toBase64|toHex)\(/g,
  /\.(?:checkVisibility|hidePopover|moveBefore|requestClose|setHTML|setHTMLUnsafe|showPopover|togglePopover)\(/g,
  // Of what a map, a set or a search hands out one by one; lists know them.
  /\.(?:(?:entries|keys|values)\(\)|matchAll\([^()]*\))\.(?:every|filter|find|flatMap|forEach|map|reduce|some|toArray)\(/g,
  // Firefox made no attribute of these before 119: a screen reader heard nothing of them.
  /\.(?:aria[A-Z]\w+|role)=(?!=)/g,
]

it('calls nothing that phones of 2023 do not know', () => {
  expect(unknownCalls.flatMap((unknown) => found(unknown, scripts))).toEqual([])
})

/** A browser drops a rule with a selector, and a declaration with a value, that it cannot read. */
const unknownStyles = /light-dark\(|:(?:dir\(|open\b|popover-open|user-(?:in)?valid)|\dr?lh\b|\blinear\(/g

it('styles with nothing that phones of 2023 do not know, light-dark() among them', () => {
  expect(found(unknownStyles, styles)).toEqual([])
})

function found(pattern: RegExp, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([text, file]) => [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`))
}

/** What stands in the elements of a page. */
function between(html: string, opening: string, closing: string): string[] {
  const [, ...elements] = html.split(opening)
  return elements.map((element) => element.slice(element.indexOf('>') + 1, element.indexOf(closing)))
}
