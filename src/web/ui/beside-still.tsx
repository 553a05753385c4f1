import type { ReactNode } from 'react'
import styles from '#web/ui/beside-still.module.css'
import { Picture } from '#web/ui/picture.tsx'
import type { PictureSources } from '#web/ui/picture.tsx'

type BesideStillProps = {
  title: string
  lead: ReactNode
  still: PictureSources
  /** What to keep of a still whose subject does not stand in its middle. */
  side?: 'left' | 'top' | undefined
  /** Seen at once, also on a phone. */
  isEager?: boolean
  /** The form, or what to do next. */
  children: ReactNode
}

/** One thing to do, beside one still. */
export function BesideStill({ title, lead, still, side, isEager = false, children }: BesideStillProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <div className={styles.still} data-side={side}>
        <Picture sources={still} alt="" sizes="(width <= 56rem) 100vw, 40vw" isEager={isEager} />
      </div>
    </div>
  )
}
