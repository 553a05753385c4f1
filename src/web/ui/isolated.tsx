const latin = /(\d*[A-Za-zÀ-ÿ](?:[\wÀ-ÿ@.,'’&+ \u00a0-]*[\wÀ-ÿ])?)/
const arabic = /\p{Script=Arabic}/u
const initial = /\b([A-Z]\.) /g
/** "BIG-register", "e-mail", "artikel 9", and what a number or a range counts: "3 tot 4 maanden". */
const whole =
  /([A-Z]{2,}-\w+|\b[Ee]-mail\w*|(?:artikel|article|artículo|المادة) \d+|\d+(?:[.,]\d+)*(?: \p{L}{1,3} \d+(?:[.,]\d+)*)? \p{L}+)/u

/**
 * A text whose Latin names, addresses and numbers are isolated where it runs from right to left around them: "M. Voorbeeld" then
 * stays on one line, as in every language does what only makes sense together. The words and spaces stay what they are.
 */
export function Isolated({ text }: { text: string }) {
  if (!arabic.test(text)) return <Whole text={text} />
  return text.split(latin).map((part, index) => {
    const key = `${part}-${index}`
    if (index % 2 === 0) return <Whole key={key} text={part} />
    return <bdi key={key}>{part.replace(initial, '$1\u00a0')}</bdi>
  })
}

function Whole({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${part}-${index}`} className="unbroken">
        {part}
      </span>
    ),
  )
}
