/** The sentences that fit in `length` characters, and the first one in any case. */
export function firstSentences(text: string, length: number): string {
  const [first = '', ...others] = text.split(/(?<=[.?!؟]) /)
  let kept = first
  for (const sentence of others) {
    if (kept.length + 1 + sentence.length > length) break
    kept += ` ${sentence}`
  }
  return kept
}
