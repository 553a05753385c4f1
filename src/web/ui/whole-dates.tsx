/** A text whose dates in figures stay in one piece: browsers would end a line at their hyphens. */
export function WholeDates({ text }: { text: string }) {
  return text.split(/(\d+(?:-\d+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
