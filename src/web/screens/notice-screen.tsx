import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#web/screens/notice-screen.module.css'
import { ButtonLink } from '#web/ui/button.tsx'

/** A page that only says something and leads on: what does not exist (SPEC 2 and 8), what became of a form. */
export function NoticeScreen({
  title,
  text,
  back,
  children,
}: {
  title: string
  text: string
  back: { label: string; href: string }
  /** Other ways on, below. */
  children?: ReactNode
}) {
  return (
    <>
      <section className={`wrap ${styles.screen}`}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <ButtonLink
          href={back.href}
          iconStart={<ArrowLeft className="flip" size={18} strokeWidth={1.5} aria-hidden="true" />}
        >
          {back.label}
        </ButtonLink>
      </section>
      {children}
    </>
  )
}
