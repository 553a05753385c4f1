const latin = /(\d*[A-Za-zÀ-ÿ](?:[\wÀ-ÿ@.,'’&+ -]*[\wÀ-ÿ])?)/
const arabic = /\p{Script=Arabic}/u

/** A text whose Latin names, addresses and numbers are isolated where it runs from right to left around them. */
export function Isolated({ text }: { text: string }) {
  if (!arabic.test(text)) return text
  return text
    .split(latin)
    .map((part, index) => (index % 2 === 1 ? <bdi key={`${part}-${index}`}>{part}</bdi> : part))
}
