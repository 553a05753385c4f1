/** A text in which no line ends between a number and the word that it counts: "16 jaar", "3 tot / 4 maanden". */
export function wholeUnits(text: string): string {
  return text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')
}
