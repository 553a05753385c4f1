import { MoveHorizontal } from 'lucide-react'
import styles from '#web/features/gallery/comparison.module.css'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type Side = { sources: PictureSources; alt: string; label: string }

type ComparisonProps = {
  before: Side
  after: Side
  /** Stays on the picture: says what kind of picture it is. */
  tag: string
  /** Names the slider. */
  label: string
  /** What the slider says, with `{{percent}}` in it. */
  valueText: string
}

/** Two pictures in one frame and the line between them: "before" from the start of the line up to it, "after" beyond. */
export function Comparison({ before, after, tag, label, valueText }: ComparisonProps) {
  const sizes = '(width <= 70rem) 92vw, 64rem'
  return (
    <div className={styles.frame} data-comparison="">
      <Picture sources={before.sources} alt={before.alt} sizes={sizes} className={styles.picture} />
      <div className={styles.after}>
        <Picture sources={after.sources} alt={after.alt} sizes={sizes} className={styles.picture} />
      </div>
      <input
        className={`${styles.range} needs-script`}
        type="range"
        min={0}
        max={100}
        step={1}
        defaultValue={50}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={valueText.replace('{{percent}}', '50')}
        data-value-text={valueText}
      />
      <span className={styles.line} aria-hidden="true">
        <span className={styles.grip}>
          <MoveHorizontal size={20} strokeWidth={1.5} />
        </span>
      </span>
      <span className={styles.tag}>{tag}</span>
      <span className={`${styles.side} ${styles.start}`} aria-hidden="true">
        {before.label}
      </span>
      <span className={`${styles.side} ${styles.end}`} aria-hidden="true">
        {after.label}
      </span>
    </div>
  )
}
