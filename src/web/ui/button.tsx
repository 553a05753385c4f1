import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from '#web/ui/button.module.css'

type Look = {
  /**
   * One primary button per group; `danger` takes away what cannot be had back, beside a primary one that leaves it; `light`
   * stands on pictures and ink, `round` holds a single icon and needs an `aria-label`.
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'light' | 'ghost' | 'round' | undefined
  /** 44 px high instead of 52. */
  isCompact?: boolean | undefined
  /** As wide as its container. */
  isBlock?: boolean | undefined
  /** Shows a turning ring and tells assistive technology; the label and the width stay. */
  isBusy?: boolean | undefined
  /** Icons are elements of lucide-react with strokeWidth 1.5; give arrows the class `flip`. */
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }
type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A button that does something on this page. */
export function Button({ variant, isCompact, isBlock, isBusy, iconStart, iconEnd, ...rest }: ButtonProps) {
  const { children, className, type = 'button', ...attributes } = rest
  return (
    <button
      type={type}
      className={classNames({ variant, isCompact, isBlock }, className)}
      aria-busy={isBusy === true ? true : undefined}
      {...attributes}
    >
      {iconStart}
      {children}
      {iconEnd}
    </button>
  )
}

/** A link that looks like a button: it goes somewhere, or opens the booking dialog when it leads to the booking page. */
export function ButtonLink({ variant, isCompact, isBlock, iconStart, iconEnd, ...rest }: ButtonLinkProps) {
  const { children, className, ...attributes } = rest
  return (
    <a className={classNames({ variant, isCompact, isBlock }, className)} {...attributes}>
      {iconStart}
      {children}
      {iconEnd}
    </a>
  )
}

function classNames({ variant = 'primary', isCompact, isBlock }: Look, extra: string | undefined): string {
  return [
    styles.button,
    styles[variant],
    isCompact === true ? styles.compact : '',
    isBlock === true ? styles.block : '',
    extra ?? '',
  ]
    .filter((name) => name !== '' && name !== undefined)
    .join(' ')
}
