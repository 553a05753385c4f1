const latin = /(\d*[A-Za-zÀ-ÿ](?:[\wÀ-ÿ@.,'’&+ -]*[\wÀ-ÿ])?)/
const arabic = /\p{Script=Arabic}/u
const initial = /\b([A-Z]\.) /g
const tied = /([A-Z]{2,}-\w+)/

/**
 * A text whose Latin names, addresses and numbers are isolated where it runs from right to left around them: "M. Voorbeeld" then
 * stays on one line, and so does "BIG-register" elsewhere.
 */
export function Isolated({ text }: { text: string }) {
  const isArabic = arabic.test(text)
  return text.split(isArabic ? latin : tied).map((part, index) => {
    if (index % 2 === 0) return part
    const key = `${part}-${index}`
    if (isArabic) return <bdi key={key}>{part.replace(initial, '$1\u00a0')}</bdi>
    return (
      <span key={key} className="unbroken">
        {part}
      </span>
    )
  })
}
