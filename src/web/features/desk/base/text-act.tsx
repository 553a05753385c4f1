import styles from '#web/features/desk/base/text-act.module.css'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'

type TextActProps = Omit<ButtonProps, 'variant' | 'isCompact' | 'className'> & { takesAway?: boolean }

/** An act that is words alone, beside others or at the end of a line: underlined, and red where it takes something away. */
export function TextAct({ takesAway = false, ...button }: TextActProps) {
  return (
    <Button
      isCompact
      variant="ghost"
      className={takesAway ? `${styles.act} ${styles.away}` : styles.act}
      {...button}
    />
  )
}
