/** A headline in which `*these words*` are emphasised: italic, or in colour where the script has no italics. */
export function Emphasis({ text }: { text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part))
}
