import styles from '#web/ui/title.module.css'

/** A name as a headline: a slash stays on the line of the word before it. */
export function Title({ text }: { text: string }) {
  const [first = '', ...others] = text.split(' / ')
  return (
    <>
      {others.length === 0 ? first : <WithSlash text={first} />}
      {others.map((part) => ` ${part}`)}
    </>
  )
}

function WithSlash({ text }: { text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, lastWord)}
      <span className={styles.unbroken}>{text.slice(lastWord)} /</span>
    </>
  )
}
