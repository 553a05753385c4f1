/** What `article-body.ts` reads are paragraphs and `## ` headings: any other sign of Markdown would be shown as it stands. */
const unread: readonly { readonly sign: RegExp; readonly advice: string }[] = [
  {
    sign: /^\s*#(?!# \S)|^\s+##|^##\s*#/,
    advice: 'a heading is "## " and its words, at the start of its line',
  },
  {
    sign: /^\s*(?:[-*+]|\d{1,2}[.)])\s/,
    advice: 'an article has no lists: write sentences, or put the points in keyPoints',
  },
  { sign: /^\s*(?:>|\||-{3}|={3})/, advice: 'an article has no quotes, tables or lines: write a paragraph' },
  { sign: /\*\S|\S\*|__|`/, advice: 'an article has no bold, italic or code: leave the signs out' },
  { sign: /\]\(|https?:/, advice: 'an article has no links: name the page in words' },
  { sign: /<\/?[a-z]/i, advice: 'an article has no HTML: leave the tags out' },
]

/** What a page would show as raw signs in the body of an article, each with what to do about it. */
export function unreadSigns(body: string): string[] {
  return body.split('\n').flatMap((line) =>
    unread
      .filter(({ sign }) => sign.test(line))
      .slice(0, 1)
      .map(({ advice }) => `"${line.trim().slice(0, 40)}" would be shown with its signs; ${advice}`),
  )
}

/** An article of a day to come would be the newest at once, everywhere; null when its day has come. Both are `yyyy-mm-dd`. */
export function dateAhead(publishDate: string, today: string): string | null {
  if (publishDate <= today) return null
  return `publishDate ${publishDate} is still to come, and the article would be shown at once: give it a day up to ${today}, or add it on its day`
}
